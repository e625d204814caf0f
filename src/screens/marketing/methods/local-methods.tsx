import { methodTiles } from '#src/rules/transactions.ts'
import type { FeeKind } from '#db/settings/plans.ts'
import { formatRate, rateOf } from '#src/rules/pricing.ts'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'

interface Method {
  tile: keyof typeof methodTiles
  /** A name for a row that covers more than its tile. */
  name?: string
  how: string
  kind: FeeKind
}

const methods: readonly Method[] = [
  { tile: 'ecocash', how: 'Approved with a PIN', kind: 'mobile-money' },
  { tile: 'onemoney', how: 'Approved with a PIN', kind: 'mobile-money' },
  { tile: 'innbucks', how: 'Customer dials or scans', kind: 'mobile-money' },
  { tile: 'zimswitch', how: 'Any local bank card', kind: 'local-cards' },
  { tile: 'omari', how: 'Wallet to wallet', kind: 'mobile-money' },
  {
    tile: 'visa',
    name: 'Visa and Mastercard',
    how: 'Online and by link',
    kind: 'international-cards',
  },
  { tile: 'bank', how: 'With a clear reference', kind: 'bank-transfers' },
]

const kinds: Record<FeeKind, string> = {
  'mobile-money': 'Mobile money',
  'local-cards': 'Local card',
  'international-cards': 'International card',
  'bank-transfers': 'Bank transfer',
}

/** The payment methods, with how each is approved and its fee on the Basic plan. */
export function LocalMethods() {
  return (
    <ul className="rounded-card border border-line bg-surface shadow-card print:break-inside-avoid">
      {methods.map(({ tile, name = methodTiles[tile].name, how, kind }) => (
        <li
          key={tile}
          className="flex flex-wrap items-center gap-x-3.5 gap-y-1 border-t border-line px-4 py-3.5 first:border-t-0 md:px-6"
        >
          <MonogramTile text={methodTiles[tile].text} tone={methodTiles[tile].tone} />
          <div className="min-w-0 flex-1 basis-32">
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-muted">{how}</p>
          </div>
          <p className="w-32.5 text-sm text-subtle max-lg:hidden">{kinds[kind]}</p>
          <p className="text-right font-semibold whitespace-nowrap tabular-nums lg:w-28">
            {formatRate(rateOf('basic', kind))}
          </p>
        </li>
      ))}
    </ul>
  )
}
