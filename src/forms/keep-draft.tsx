import { useEffect, useLayoutEffect, useRef } from 'react'
import type { GenericSchema } from 'valibot'
import { keep, readUnsaved } from '#src/ui/unsaved-input.ts'
import { useFormContext } from './form-contexts.ts'

interface Props {
  /** The form's name within the site, including the business when the input belongs to one. */
  name: string
  /** The shape of the typed values before validation. */
  typed: GenericSchema<unknown, Record<string, unknown>>
}

function Keep({ name, values }: { name: string; values: object | undefined }) {
  useEffect(() => {
    keep(name, values)
  }, [name, values])
  return null
}

/** Stores a form's input on this device until it is submitted or reset. */
export function KeepDraft({ name, typed }: Props) {
  const form = useFormContext()
  const begun = useRef(false)
  useLayoutEffect(() => {
    if (begun.current) return
    begun.current = true
    for (const [field, value] of Object.entries(readUnsaved(name, typed) ?? {}))
      form.setFieldValue(field as never, value as never)
  }, [form, name, typed])
  return (
    <form.Subscribe
      selector={({ values, isDefaultValue }) => (isDefaultValue ? undefined : (values as object))}
    >
      {(values) => <Keep name={name} values={values} />}
    </form.Subscribe>
  )
}
