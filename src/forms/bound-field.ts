import type { ChangeEvent, KeyboardEvent } from 'react'
import { stepped } from '#db/text/amount.ts'
import { useFieldContext } from './form-contexts.ts'

/** Returns the form field of a control: its value, its error and its setter. */
export function useBoundField<Value>() {
  const field = useFieldContext<Value>()
  const issue: unknown = field.state.meta.errors[0]
  return {
    name: field.name,
    value: field.state.value,
    error: issue instanceof Object && 'message' in issue ? String(issue.message) : undefined,
    change: (value: Value) => field.handleChange(value),
    onBlur: field.handleBlur,
  }
}

export interface TypedText {
  /** Formats text typed at the end as it is printed, such as a card number in groups of four. */
  format?: ((text: string) => string) | undefined
  /** Corrects the text when the field loses focus. */
  settle?: ((text: string) => string) | undefined
  /** Makes the field a number that the arrow keys move by this decimal, such as `0.1`. */
  step?: string | number | undefined
  /** An error that is known before the form is sent. */
  error?: string | undefined
}

/** The same for a text control. */
export function useBoundText({ format, settle, step }: TypedText = {}) {
  const { change, onBlur, ...bound } = useBoundField<string>()
  const settled = settle ? settle(bound.value) : bound.value
  // Not the browser's own number field: it drops a comma, and a wheel over it changes the number.
  const asNumber = step !== undefined && {
    role: 'spinbutton',
    'aria-valuenow': Number(settled) || 0,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      event.preventDefault()
      const moved = stepped(settled, String(step), event.key === 'ArrowUp' ? 1 : -1)
      change(settle ? settle(moved) : moved)
    },
  }
  return {
    ...bound,
    ...asNumber,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // Formatting in the middle would move the caret, and deleting a character must remain possible.
      const atEnd = format && target.selectionStart === target.value.length
      const longer = target.value.length > bound.value.length
      change(atEnd && longer ? format(target.value) : target.value)
    },
    onBlur: () => {
      if (settled !== bound.value) change(settled)
      onBlur()
    },
  }
}
