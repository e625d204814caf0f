import { useRef, type ComponentProps, type SubmitEvent } from 'react'
import { Button } from '#src/ui/button.tsx'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import { useFormContext } from './form-contexts.ts'
import { useUnsavedChanges } from './unsaved-changes.ts'

function Unsaved({ when }: { when: boolean }) {
  useUnsavedChanges(when)
  return null
}

/**
 * The form itself: sends once at a time, and after a refused send puts the focus on the first field to mend. What is
 * typed in it keeps the page from being reloaded.
 */
export function Form({ children, ...rest }: Omit<ComponentProps<'form'>, 'onSubmit'>) {
  const form = useFormContext()
  const running = useRef(false)

  async function send(element: HTMLFormElement) {
    if (running.current) return
    running.current = true
    try {
      // What was wrong may be right by now without a key, and what was refused stops the check of the whole.
      if (!form.state.isFieldsValid) await form.validate('submit')
      await form.handleSubmit()
    } finally {
      running.current = false
    }
    focusFirstInvalid(element)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    send(event.currentTarget).catch(reportError)
  }

  return (
    <form noValidate {...rest} onSubmit={onSubmit}>
      <form.Subscribe selector={({ isDefaultValue }) => !isDefaultValue}>
        {(unsaved) => <Unsaved when={unsaved} />}
      </form.Subscribe>
      {children}
    </form>
  )
}

/** Sends the form; at work until it is done. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'pending'>) {
  const form = useFormContext()
  return (
    <form.Subscribe selector={(state) => state.isSubmitting}>
      {(submitting) => <Button {...props} type="submit" pending={submitting} />}
    </form.Subscribe>
  )
}
