import type { ReactNode } from 'react'
import * as v from 'valibot'
import { useAppForm } from '#src/forms/app-form.ts'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { useWide } from '#src/ui/use-media.ts'
import { FeaturePhone } from './feature-phone.tsx'
import { PinField, pinHint, pinLength } from './pin-field.tsx'
import { SystemDialog } from './system-dialog.tsx'

const pinFields = v.object({
  pin: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Enter your 4-digit PIN')),
})
const noPin = v.object({ pin: v.string() })

export interface PromptProps {
  /** The wallet, such as "EcoCash". */
  provider: string
  /** The prompt asks for the PIN; otherwise the payer only approves the request in the wallet. */
  asksForPin: boolean
  /** The formatted amount: `$18.00`. */
  amount: string
  merchantName: string
  reference: string
  phone: string
  pending: boolean
  onApprove: () => Promise<void>
  onCancel: () => void
}

/** What a phone shows of the prompt. */
export interface ShownPrompt extends Omit<PromptProps, 'onApprove'> {
  /** The time until the prompt expires: `0:45`. */
  left: string
  /** The field of the PIN, where it is asked for. */
  pin: ReactNode
}

interface Props extends PromptProps {
  left: string
}

/**
 * The wallet's prompt, as the payer's phone shows it: over the page on a phone, elsewhere on a feature phone with its
 * keypad, or on the screen of a smartphone for a wallet's app. Any four digits approve.
 */
export function Prompt({ onApprove, ...prompt }: Props) {
  const { provider, asksForPin } = prompt
  const wide = useWide()
  const form = useAppForm({
    schema: asksForPin ? pinFields : noPin,
    start: { pin: '' },
    onSubmit: onApprove,
  })
  const pin = asksForPin && <form.AppField name="pin">{() => <PinField />}</form.AppField>
  return (
    <form.AppForm>
      <form.Form
        aria-label={`${provider} prompt`}
        className="grid w-full grid-cols-1 justify-items-center gap-3"
      >
        {asksForPin && wide ? (
          <FeaturePhone
            {...prompt}
            pin={pin}
            onDigit={(digit) =>
              form.setFieldValue('pin', (typed) => (typed + digit).slice(0, pinLength))
            }
            onClear={() => form.setFieldValue('pin', (typed) => typed.slice(0, -1))}
          />
        ) : (
          <SystemDialog {...prompt} pin={pin} />
        )}
        {asksForPin && (
          <p
            id={pinHint}
            className="flex flex-wrap items-center gap-x-2 rounded-control bg-bg px-2.5 py-1.5 text-sm text-muted md:bg-transparent"
          >
            <DemoTag />
            Any 4 digits
          </p>
        )}
      </form.Form>
    </form.AppForm>
  )
}
