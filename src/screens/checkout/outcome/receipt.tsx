import { useEffect } from 'react'
import type { Brand } from '#db/merchants/schemas.ts'
import { paidBy } from '#db/payments/rules.ts'
import { formatMoney } from '#src/rules/format.ts'
import { payerReceiptOf, receiptFoot } from '#src/rules/receipt.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Counted } from '#src/ui/counted.tsx'
import { Course } from '#src/ui/course.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { Tick, TurningTick } from '#src/ui/glyphs.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import type { Aftermath, PaymentView } from './payment-view.ts'
import { ReceiptActions } from './receipt-actions.tsx'

interface Props extends Aftermath {
  payment: PaymentView
  merchantName: string
  brand?: Brand | undefined
  /** Where the payer can ask the merchant; '' if unknown. */
  contact: string
  /** The subject of the payment. */
  name: string
  /** It has just succeeded before the payer's eyes. */
  arrived: boolean
  /** Left out where nothing more can be paid. */
  onAgain?: (() => void) | undefined
}

/** A short tap, in milliseconds. */
const tap = 40

/** Vibrates once, on phones that can, after the payer has touched the page; browsers refuse it before. */
function vibrate(): void {
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(tap)
}

/** The receipt of a successful payment: on the screen, printed, as a file and to share. */
export function Receipt({ contact, arrived, onAgain, ...about }: Props) {
  const { payment, merchantName, brand, name } = about
  const receipt = payerReceiptOf(about)
  useEffect(() => {
    if (arrived) vibrate()
  }, [arrived])
  return (
    <>
      <Card className="animate-lay overflow-hidden print:mx-auto print:max-w-[72mm] print:rounded-none print:border-0 print:shadow-none">
        <Course laid={arrived} className="print:hidden" />
        {brand && (
          <p className="-mb-4 flex items-center justify-center gap-2.5 px-5 pt-5 font-semibold print:mb-0 print:pt-0">
            <Avatar name={merchantName} of="business" picture={brand.picture} />
            <span className="min-w-0 wrap-anywhere">{merchantName}</span>
          </p>
        )}
        <div className="grid justify-items-center gap-1 px-5 pt-8 pb-6 text-center print:px-0 print:pt-0 print:pb-3">
          {arrived ? (
            <TurningTick size={44} className="print:hidden" />
          ) : (
            <Tick size={44} className="text-success print:hidden" />
          )}
          <StepHeading className="mt-2">Paid</StepHeading>
          <p className="text-[min(2.375rem,15vw)]/tight font-semibold tracking-[-0.025em] wrap-anywhere tabular-nums print:text-2xl">
            <Counted
              value={paidBy(payment)}
              format={(minor) => formatMoney(minor, payment.currency)}
              from={arrived ? 0 : undefined}
            />
          </p>
        </div>
        <DetailRows look="receipt" items={receipt.lines} />
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
          {receiptFoot}
        </p>
      </Card>
      <div data-no-print className="mt-4 grid gap-3">
        <ReceiptActions
          receipt={{
            ...receipt,
            id: payment.id ?? 'sample',
            business: merchantName,
            brand,
            contact,
          }}
          text={`${receipt.amount} to ${merchantName} for ${name}`}
        />
        {onAgain && (
          <Button variant="ghost" block onClick={onAgain}>
            Make another payment
          </Button>
        )}
      </div>
    </>
  )
}
