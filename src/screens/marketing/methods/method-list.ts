import type { PaymentMethodId } from '#db/payments/schemas.ts'
import type { FeeKind } from '#db/settings/plans.ts'
import { formatFeeRule } from '#db/text/format.ts'
import { useBasicFees } from '#src/data/basic-fees.ts'
import { methodTiles } from '#src/rules/transactions.ts'

interface Listed {
  tile: PaymentMethodId
  /** A name for a row that covers more than its tile. */
  name?: string
  how: string
  kind: FeeKind
}

const listed: readonly Listed[] = [
  { tile: 'ecocash', how: 'Approved with a PIN', kind: 'mobile-money' },
  { tile: 'onemoney', how: 'Approved with a PIN', kind: 'mobile-money' },
  { tile: 'innbucks', how: 'Customer dials or scans', kind: 'mobile-money' },
  { tile: 'zimswitch', how: 'Any local bank card', kind: 'local-cards' },
  { tile: 'omari', how: 'Approved with a code', kind: 'mobile-money' },
  {
    tile: 'visa',
    name: 'Visa and Mastercard',
    how: 'Online and by link',
    kind: 'international-cards',
  },
  { tile: 'bank', how: 'By ZIPIT, with a reference', kind: 'bank-transfers' },
]

const kinds: Record<FeeKind, string> = {
  'mobile-money': 'Mobile money',
  'local-cards': 'Local card',
  'international-cards': 'International card',
  'bank-transfers': 'Bank transfer',
}

/** Returns the payment methods, each with how it is approved, its kind and its fee on the Basic plan. */
export function useMethodList() {
  const fees = useBasicFees()
  return listed.map(({ tile, name, how, kind }) => ({
    tile: methodTiles[tile],
    name: name ?? methodTiles[tile].name,
    how,
    kind: kinds[kind],
    fee: formatFeeRule(fees[tile]),
  }))
}
