import { type ComponentProps, type SubmitEvent, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { useFormContext } from './form-contexts.ts'
import { useUnsavedChanges } from './unsaved-changes.ts'

/** After a refused send: puts the focus on the first field to mend, whatever control it is. */
function focusFirstInvalid(form: HTMLFormElement): void {
  // The messages are drawn by the next frame.
  requestAnimationFrame(() => {
    const marked = form.querySelectorAll<HTMLElement>('[aria-invalid=true], [data-invalid=true]')
    // A list drawn twice, as a table and as cards, shows one of them.
    for (const control of marked) if (control.checkVisibility()) return control.focus()
  })
}

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
