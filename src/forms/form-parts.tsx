import { type ComponentProps, type SubmitEvent, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { useFormContext } from './form-contexts.ts'
import { useUnsavedChanges } from './unsaved-changes.ts'

/** After a failed submit, focuses the first invalid field of any kind. */
function focusFirstInvalid(form: HTMLFormElement): void {
  // The messages render by the next frame.
  requestAnimationFrame(() => {
    const marked = form.querySelectorAll<HTMLElement>('[aria-invalid=true], [data-invalid=true]')
    // A list may be rendered twice, as a table and as cards, with only one visible.
    for (const control of marked) if (control.checkVisibility()) return control.focus()
  })
}

function Unsaved({ when }: { when: boolean }) {
  useUnsavedChanges(when)
  return null
}

/**
 * The form element: submits once at a time, and after a failed submit focuses the first invalid field. Unsaved input
 * prevents the app from reloading the page.
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

/** Submits the form; shows progress until done. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'pending'>) {
  const form = useFormContext()
  return (
    <form.Subscribe selector={(state) => state.isSubmitting}>
      {(submitting) => <Button {...props} type="submit" pending={submitting} />}
    </form.Subscribe>
  )
}
