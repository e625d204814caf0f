import { Link } from 'wouter'
import type { Invoice } from '#db/invoices/schemas.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { formatMoment, formatMoney } from '#db/text/format.ts'
import { useForbids } from '#src/data/actor.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { detailsPath } from '#src/screens/shared/transactions/transaction-actions.tsx'
import { Amount, TransactionBadge } from '#src/screens/shared/transactions/transaction-cells.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { useShowDialog } from '#src/ui/dialog-host.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { useHighlighted } from '#src/ui/highlight.ts'

const RemovePaymentDialog = lazyDialog(
  async () => (await import('#src/screens/shared/invoices/remove-payment.tsx')).RemovePaymentDialog,
)

interface Props {
  invoice: Pick<Invoice, 'id' | 'number' | 'byHand' | 'currency' | 'voidedAt'>
  payments: readonly Transaction[]
}

const row =
  'flex flex-wrap items-start justify-between gap-x-3 gap-y-1 border-t border-line px-card py-3'

/** A payment through the invoice's link. */
function PaidByLink({ payment }: { payment: Transaction }) {
  const lit = useHighlighted<HTMLLIElement>(payment.id)
  return (
    <li {...lit} className={row}>
      <div className="min-w-0">
        <Link
          to={detailsPath(payment.id, '')}
          className="font-medium text-primary-text underline underline-offset-4"
        >
          {payment.id}
        </Link>
        <p className="text-sm text-muted">
          {methodTiles[payment.paymentMethod].name}, {formatMoment(payment.date)}
        </p>
        {payment.refunded > 0 && (
          <p className="text-sm text-muted">
            {formatMoney(payment.refunded, payment.currency)} refunded
          </p>
        )}
      </div>
      <span className="ml-auto grid justify-items-end gap-1">
        <Amount row={payment} />
        <TransactionBadge status={payment.status} />
      </span>
    </li>
  )
}

/** The payments: transactions through the link, and manual ones. */
export function Payments({ invoice, payments }: Props) {
  const { byHand, currency } = invoice
  const showDialog = useShowDialog()
  const forbidden = useForbids()('removeInvoicePayment')
  return (
    <Card>
      <CardHeader title="Payments" />
      {payments.length + byHand.length === 0 ? (
        <p className="border-t border-line px-card py-4 text-muted">
          No payments yet. Payments by link appear here.
        </p>
      ) : (
        <ul>
          {payments.map((payment) => (
            <PaidByLink key={payment.id} payment={payment} />
          ))}
          {[...byHand].reverse().map((payment) => {
            const { attemptId, at, amount, method, note } = payment
            return (
              <li key={attemptId} className={row}>
                <div className="min-w-0">
                  <p className="font-medium">{method}</p>
                  <p className="text-sm wrap-anywhere text-muted">
                    {formatMoment(at)}
                    {note && `, ${note}`}
                  </p>
                  <p className="text-sm text-muted">Recorded manually</p>
                </div>
                <span className="ml-auto grid justify-items-end">
                  <span className="font-semibold tabular-nums">
                    {formatMoney(amount, currency)}
                  </span>
                  {invoice.voidedAt === null && (
                    <Button
                      variant="text"
                      forbidden={forbidden}
                      aria-label={`Remove payment of ${formatMoney(amount, currency)}, ${method}`}
                      onClick={() =>
                        showDialog((layer) => (
                          <RemovePaymentDialog {...{ invoice, payment }} {...layer} />
                        ))
                      }
                    >
                      Remove
                    </Button>
                  )}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
