import { formatMoney } from '#src/rules/format.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { StepHeading } from '#src/ui/step-heading.tsx'
import type { PayFacts } from './form/pay-facts.ts'
import { InvoiceSummary } from './invoice-summary.tsx'

/** Who is paid, what for and how much. It carries the page's heading until the payer is past the form. */
export function CheckoutSummary({ facts, heading }: { facts: PayFacts; heading: boolean }) {
  const { name, description, merchantName, amount, currency } = facts
  return (
    <section aria-label="What you pay" className="grid grid-cols-1 content-start gap-4">
      <p className="flex items-center gap-3">
        <Avatar name={merchantName} />
        <span className="min-w-0">
          <span className="block text-sm text-muted">Pay</span>
          <span className="block font-semibold wrap-anywhere">{merchantName}</span>
        </span>
      </p>
      <div>
        {heading ? (
          <StepHeading focus={false}>{name}</StepHeading>
        ) : (
          <p className="text-2xl font-semibold wrap-break-word">{name}</p>
        )}
        {description && <p className="mt-0.5 text-muted wrap-break-word">{description}</p>}
      </div>
      {amount !== null && (
        <p className="text-4xl font-semibold tracking-[-0.025em] wrap-anywhere tabular-nums">
          {formatMoney(amount, currency)}
        </p>
      )}
      {facts.invoice && <InvoiceSummary invoice={facts.invoice} headline={amount === null} />}
    </section>
  )
}
