import type { ChangeEvent } from 'react'
import { useFieldContext } from './form-contexts.ts'

/** What a text control needs of the form's field it belongs to. */
export function useBoundField() {
  const field = useFieldContext<string>()
  const issue: unknown = field.state.meta.errors[0]
  return {
    name: field.name,
    value: field.state.value,
    error: issue instanceof Object && 'message' in issue ? String(issue.message) : undefined,
    onBlur: field.handleBlur,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      field.handleChange(event.target.value),
  }
}
