import type { ChangeEvent } from 'react'
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
}

/** The same for a text control. */
export function useBoundText({ format, settle }: TypedText = {}) {
  const { change, onBlur, ...bound } = useBoundField<string>()
  return {
    ...bound,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // Formatting in the middle would move the caret, and deleting a character must remain possible.
      const atEnd = format && target.selectionStart === target.value.length
      const longer = target.value.length > bound.value.length
      change(atEnd && longer ? format(target.value) : target.value)
    },
    onBlur: () => {
      const settled = settle ? settle(bound.value) : bound.value
      if (settled !== bound.value) change(settled)
      onBlur()
    },
  }
}
