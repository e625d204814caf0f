import { useRef, useState, type SubmitEvent } from 'react'
import { EmailInput } from '#src/forms/inputs.tsx'
import { Button } from '#src/ui/button.tsx'
import type { Outcome } from './subscribe.ts'

const load = () => import('./subscribe.ts')
const warm = () => void load().catch(() => undefined)

/**
 * The newsletter field in the footer (SITE-5): the address is stored on this device. It is prerendered, uses
 * the field and check of all forms, and loads the check on focus.
 */
export function NewsletterForm() {
  const input = useRef<HTMLInputElement>(null)
  const [pending, setPending] = useState(false)
  const [{ error, message }, setOutcome] = useState<Outcome>({})

  async function subscribe(field: HTMLInputElement) {
    setPending(true)
    try {
      const outcome = await (await load()).subscribe(field.value)
      setOutcome(outcome)
      if (outcome.error) field.focus()
      else field.value = ''
    } catch {
      setOutcome({ error: 'Something went wrong. Try again when you’re online.' })
    } finally {
      setPending(false)
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!pending && input.current) void subscribe(input.current)
  }

  return (
    <form noValidate onSubmit={submit} className="max-w-95" data-no-print>
      <div className="flex flex-wrap items-start gap-2">
        <EmailInput
          ref={input}
          label="Email"
          labelHidden
          name="email"
          placeholder="Email for product news"
          error={error}
          onFocus={warm}
          onChange={() => setOutcome({})}
          className="flex-1 basis-40"
        />
        <Button type="submit" variant="secondary" pending={pending} pendingLabel="Saving">
          Subscribe
        </Button>
      </div>
      <p role="status" className="mt-1.5 text-sm font-medium text-success empty:mt-0 md:min-h-5">
        {message}
      </p>
    </form>
  )
}
