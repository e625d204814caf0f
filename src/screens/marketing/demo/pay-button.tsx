import { buttonClasses, type ButtonState } from '#src/ui/button-styles.ts'
import { Chevron, Tick } from '#src/ui/glyphs.tsx'
import type { DemoState } from './use-demo-payment.ts'

const looks: Record<DemoState, { button: ButtonState; className: string }> = {
  idle: { button: 'ready', className: '' },
  processing: { button: 'working', className: '' },
  successful: { button: 'off', className: 'bg-success-soft! text-on-success-soft!' },
}

/** Ready, 'Processing', then 'Payment Successful'; not to be pressed meanwhile, but it keeps the focus. Spec §4. */
export function PayButton({ state, label }: { state: DemoState; label: string }) {
  const { button, className } = looks[state]
  return (
    <div aria-live="polite">
      <button
        type="submit"
        aria-disabled={state !== 'idle'}
        className={buttonClasses(
          { size: 'lg', block: true, className: `gap-2 whitespace-normal! ${className}` },
          button,
        )}
      >
        {state === 'processing' && <Chevron className="animate-slide text-accent" />}
        {state === 'successful' && <Tick className="animate-appear" />}
        {state === 'idle' && label}
        {state === 'processing' && 'Processing'}
        {state === 'successful' && 'Payment Successful'}
      </button>
    </div>
  )
}
