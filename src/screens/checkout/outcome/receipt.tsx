import { Printer, Share2 } from 'lucide-react'
import type { Brand } from '#db/merchants/schemas.ts'
import type { DisputeStatus } from '#db/disputes/schemas.ts'
import { isUnnamed, paidBy } from '#db/payments/rules.ts'
import { formatDateTime, formatMoney } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { shareOrCopy } from '#src/screens/shared/copy-and-share.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Course } from '#src/ui/course.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import type { Aftermath, PaymentView } from './payment-view.ts'

interface Props extends Aftermath {
  payment: PaymentView
  merchantName: string
  brand?: Brand | undefined
  /** Where the payer can ask the merchant; '' if unknown. */
  contact: string
  /** The subject of the payment. */
  name: string
  onAgain: () => void
}

const disputeForPayer: Record<DisputeStatus, string> = {
  evidence: 'Waiting for the merchant',
  review: 'Under review',
  won: 'Decided in the merchant’s favour',
  lost: 'Decided in your favour. The money was returned',
}

type Line = [term: string, value: string]

/** Returns the lines of a receipt, from the sums to the payment's numbers. */
function linesOf({ payment, merchantName, name, paymentCase, dispute }: Props): Line[] {
  const { currency, refunded, customerFee = 0, paymentMethod } = payment
  const money = (minor: number) => formatMoney(minor, currency)
  const method = methodTiles[paymentMethod].name
  const lines: Line[] = [
    ['Paid to', merchantName],
    ['For', name],
  ]
  if (customerFee > 0)
    lines.push(
      ['Amount', money(payment.amount)],
      [`Customer fee (${method})`, money(customerFee)],
      ['Total', money(paidBy(payment))],
    )
  if (refunded > 0) lines.push(['Refunded', money(refunded)])
  // The paying number is shown beside the method.
  if (!isUnnamed(payment)) lines.push(['Paid by', payment.customer])
  lines.push(
    ['Paid with', [method, payment.account].filter(Boolean).join(' ')],
    ['Date', formatDateTime(payment.date)],
    ['Reference', payment.reference],
    ['Payment', payment.id ?? 'Sample'],
  )
  if (paymentCase) lines.push(['Confirmed', 'After a check with the provider'])
  if (dispute) lines.push(['Disputed', disputeForPayer[dispute.status]])
  return lines
}

/** The receipt of a successful payment, for the screen, for printing and to share. */
export function Receipt(props: Props) {
  const { payment, merchantName, brand, contact, name, onAgain } = props
  const total = formatMoney(paidBy(payment), payment.currency)
  return (
    <>
      <Card className="animate-lay overflow-hidden print:mx-auto print:max-w-[72mm] print:rounded-none print:border-0 print:shadow-none">
        <Course className="print:hidden" />
        {brand && (
          <p className="-mb-4 flex items-center justify-center gap-2.5 px-5 pt-5 font-semibold print:mb-0 print:pt-0">
            <Avatar name={merchantName} of="business" picture={brand.picture} />
            <span className="min-w-0 wrap-anywhere">{merchantName}</span>
          </p>
        )}
        <div className="grid justify-items-center gap-1 px-5 pt-8 pb-6 text-center print:px-0 print:pt-0 print:pb-3">
          <Tick size={44} className="animate-laid text-success print:hidden" />
          <StepHeading className="mt-2">Paid</StepHeading>
          <p className="text-[min(2.375rem,15vw)]/tight font-semibold tracking-[-0.025em] wrap-anywhere tabular-nums print:text-2xl">
            {total}
          </p>
        </div>
        <DetailRows look="receipt" items={linesOf(props)} />
        <p className="border-t border-line px-5 py-3 text-center text-sm text-subtle md:px-6 print:border-dashed print:px-0">
          {contact && (
            <>
              Questions? Write to{' '}
              <a href={`mailto:${contact}`} className="wrap-anywhere underline underline-offset-4">
                {contact}
              </a>
              .{' '}
            </>
          )}
          Sample receipt. Not a fiscal receipt.
        </p>
      </Card>
      <div data-no-print className="mt-4 grid gap-3 sm:grid-cols-2">
        {payment.id !== null && (
          <Button
            variant="secondary"
            icon={<Share2 aria-hidden />}
            onClick={() =>
              void shareOrCopy({
                title: `${total} to ${merchantName} for ${name}`,
                url: location.href,
              })
            }
          >
            Share receipt
          </Button>
        )}
        <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => print()}>
          Print receipt
        </Button>
        <Button variant="ghost" className="sm:col-span-full" onClick={onAgain}>
          Make another payment
        </Button>
      </div>
    </>
  )
}
