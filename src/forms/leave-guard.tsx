import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { GenericSchema } from 'valibot'
import { useLocation } from 'wouter'
import { useBackToClose, whenLayersClosed } from '#src/ui/history-layers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { keep, readUnsaved } from '#src/ui/unsaved-input.ts'
import { useFormContext } from './form-contexts.ts'

const ConfirmDialog = lazyDialog(
  async () => (await import('#src/ui/confirm-dialog.tsx')).ConfirmDialog,
)

/** The attempted navigation: an address in the app, or back. */
type Destination = { path: string } | 'back'

function linkUnder(event: MouseEvent): HTMLAnchorElement | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const here = link && link.origin === location.origin && !link.download && !link.target
  return plain && here && !link.hash ? link : null
}

/** While the form holds unsaved edits, asks before a link, the back button or closing the tab discards them. */
export function LeaveGuard() {
  const form = useFormContext()
  return (
    <form.Subscribe selector={({ isDefaultValue }) => !isDefaultValue}>
      {(unsaved) => <Guard unsaved={unsaved} />}
    </form.Subscribe>
  )
}

function Guard({ unsaved }: { unsaved: boolean }) {
  const [wanted, setWanted] = useState<Destination | null>(null)
  const [leaving, setLeaving] = useState(false)
  const [, navigate] = useLocation()
  const guarded = unsaved && !leaving
  useBackToClose(guarded && wanted === null, () => setWanted('back'), true)

  useEffect(() => {
    if (!guarded) return
    const askOnClick = (event: MouseEvent) => {
      const link = linkUnder(event)
      if (!link) return
      event.preventDefault()
      setWanted({ path: link.pathname + link.search })
    }
    const askOnUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('click', askOnClick, true)
    addEventListener('beforeunload', askOnUnload)
    return () => {
      document.removeEventListener('click', askOnClick, true)
      removeEventListener('beforeunload', askOnUnload)
    }
  }, [guarded])

  function leave() {
    setLeaving(true)
    whenLayersClosed(() => {
      if (wanted === 'back') history.back()
      // An absolute path, because it already includes the base.
      else if (wanted) navigate(`~${wanted.path}`)
    })
  }

  return (
    <ConfirmDialog
      open={wanted !== null && !leaving}
      onClose={() => setWanted(null)}
      title="Leave without saving?"
      text="Your changes will be lost."
      confirmLabel="Leave"
      danger
      onConfirm={leave}
    />
  )
}

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
