import { useEffect, useLayoutEffect, useRef } from 'react'
import type { GenericSchema } from 'valibot'
import { keep, readKept } from '#src/ui/kept.ts'
import { useFormContext } from './form-contexts.ts'

interface Props {
  /** Of the form, within the site; with the business in it, where it is typed for one. */
  name: string
  /** What may be typed, before it is checked. */
  typed: GenericSchema<unknown, Record<string, unknown>>
}

function Keep({ name, values }: { name: string; values: object | undefined }) {
  useEffect(() => {
    keep(name, values)
  }, [name, values])
  return null
}

/** Keeps what is typed into the form on this device, until it is sent or put back. */
export function KeepDraft({ name, typed }: Props) {
  const form = useFormContext()
  const begun = useRef(false)
  useLayoutEffect(() => {
    if (begun.current) return
    begun.current = true
    for (const [field, value] of Object.entries(readKept(name, typed) ?? {}))
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
