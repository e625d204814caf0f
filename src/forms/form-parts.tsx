import { type ComponentProps, type SubmitEvent, useRef } from 'react'
import { failures } from '#src/rules/messages/app.ts'
import { Button } from '#src/ui/button.tsx'
import { isDrawn } from '#src/ui/is-drawn.ts'
import { toast } from '#src/ui/toast.ts'
import { useFormContext } from './form-contexts.ts'
import { useUnsavedChanges } from './unsaved-changes.ts'

/** After a failed submit, focuses the first invalid field of any kind. */
function focusFirstInvalid(form: HTMLFormElement): void {
  // The messages render by the next frame.
  requestAnimationFrame(() => {
    const marked = form.querySelectorAll<HTMLElement>('[aria-invalid=true], [data-invalid=true]')
    // A list may be rendered twice, as a table and as cards, with only one visible.
    for (const control of marked) if (isDrawn(control)) return control.focus()
  })
}

function Unsaved({ when }: { when: boolean }) {
  useUnsavedChanges(when)
  return null
}

/**
 * The form element: submits once at a time, and after a failed submit focuses the first invalid field. What a save throws
 * unexpectedly is said, with the input still there. Unsaved input prevents the app from reloading the page.
 */
export function Form({ children, ...rest }: Omit<ComponentProps<'form'>, 'onSubmit'>) {
  const form = useFormContext()
  const running = useRef(false)

  async function send(element: HTMLFormElement) {
    if (running.current) return
    running.current = true
    try {
      // Values may have become valid without typing, and a refused field blocks the validation of the whole form.
      if (!form.state.isFieldsValid) await form.validate('submit')
      await form.handleSubmit()
    } catch (error) {
      // Nobody expected it: said here for every form. One that fails while it is checked would stay pending (R56).
      form.baseStore.setState((state) => ({ ...state, isSubmitting: false }))
      reportError(error)
      toast.error(failures.unexpected())
    } finally {
      running.current = false
    }
    focusFirstInvalid(element)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    void send(event.currentTarget)
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

/** Submits the form; shows progress until done. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'pending'>) {
  const form = useFormContext()
  return (
    <form.Subscribe selector={(state) => state.isSubmitting}>
      {(submitting) => <Button {...props} type="submit" pending={submitting} />}
    </form.Subscribe>
  )
}
