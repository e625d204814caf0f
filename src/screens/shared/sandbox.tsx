import { ArrowLeft, ExternalLink } from 'lucide-react'
import { useLocation, useRouter } from 'wouter'
import type { TestPayment } from '#db/apps/schemas.ts'
import { formatMoney } from '#db/text/format.ts'
import { type PathId, pathTo } from '#routes/paths.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { TransactionBadge } from '#src/screens/shared/transactions/transaction-cells.tsx'
import { buttonClasses } from '#src/ui/button-styles.ts'
import { Button } from '#src/ui/button.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'

interface Props {
  label: string
  to?: PathId
}

/** Opens the developer site in a new tab, so that unsaved input here stays. */
export function DocumentationLink({ label, to = 'developers' }: Props) {
  const { base } = useRouter()
  return (
    <a
      href={base + pathTo(to)}
      target="_blank"
      rel="noopener"
      className={buttonClasses({ variant: 'secondary', className: 'min-w-0 max-xs:px-3' })}
    >
      <span className="inline-flex min-w-0 items-center justify-center gap-2">
        <ExternalLink aria-hidden />
        <span className="min-w-0 wrap-anywhere">{label}</span>
        <span className="sr-only">, in a new tab</span>
      </span>
    </a>
  )
}

/** Links back to the sandbox's home page (API-4). */
export function GoBack() {
  const [, navigate] = useLocation()
  return (
    <Button
      variant="secondary"
      icon={<ArrowLeft aria-hidden />}
      onClick={() => navigate(pathTo('sandbox'))}
    >
      Go Back
    </Button>
  )
}

/** What a test payment is, as the head of its details. */
export function TestPaymentHead({
  payment: { paymentMethod, amount, currency, status },
}: {
  payment: TestPayment
}) {
  const { text, tone } = methodTiles[paymentMethod]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2" aria-live="polite">
      <MonogramTile text={text} tone={tone} />
      <span className="flex-1 text-3xl font-semibold whitespace-nowrap tabular-nums">
        {formatMoney(amount, currency)}
      </span>
      <TransactionBadge status={status} />
    </div>
  )
}

export const testPaymentPath = (id: string, query = ''): string =>
  pathTo('sandbox-transaction', { id }) + query
