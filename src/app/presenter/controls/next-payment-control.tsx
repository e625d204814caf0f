import type { NextPayment } from '#db/payments/test-accounts.ts'
import { Chip } from '#src/ui/chip.tsx'
import { nextPaymentTexts } from './next-payment-texts.ts'
import { useDemoSettings } from './use-demo-settings.ts'

/** Chooses what the customer does with the next payment of a link or an invoice. */
export function NextPaymentControl() {
  const { settings, set } = useDemoSettings()
  const chosen: NextPayment | 'approves' = settings?.nextPayment ?? 'approves'
  return (
    <>
      <div role="group" aria-label="The next payment" className="flex flex-wrap gap-2">
        {nextPaymentTexts.map(({ id, label }) => (
          <Chip
            key={id}
            selected={id === chosen}
            onClick={() => void set('setNextPayment', id === 'approves' ? null : id)}
          >
            {label}
          </Chip>
        ))}
      </div>
      <p className="text-sm text-muted">{nextPaymentTexts.find(({ id }) => id === chosen)?.text}</p>
    </>
  )
}
