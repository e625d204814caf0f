import type { ChangeEvent } from 'react'
import { useFieldContext } from './form-contexts.ts'

/** The form's field that a control belongs to: its value, the words of its error, and how to change it. */
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
  /** Puts what is typed at the end into the shape in which it is printed, such as a card's digits in fours. */
  format?: ((text: string) => string) | undefined
  /** Puts what was typed right when the field is left. */
  settle?: ((text: string) => string) | undefined
}

/** The same for a control of text. */
export function useBoundText({ format, settle }: TypedText = {}) {
  const { change, onBlur, ...bound } = useBoundField<string>()
  return {
    ...bound,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // In the middle of it the caret would jump, and taking a character away must stay possible.
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
