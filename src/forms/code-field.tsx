import { useStore } from '@tanstack/react-form'
import { lazy, Suspense, useId, useState } from 'react'
import { describedBy, FieldNotes } from '#src/ui/field.tsx'
import { useBoundField } from './bound-field.ts'
import type { CodeInput } from './code-input.tsx'
import { useFormContext } from './form-contexts.ts'

/** The library loads with the only form that has such a field. */
let loaded: typeof CodeInput | undefined

async function loadCodeInput() {
  loaded = (await import('./code-input.tsx')).CodeInput
  return { default: loaded }
}
const LazyCodeInput = lazy(loadCodeInput)

/** Preloads the field. */
export const warmCodeField = () => void loadCodeInput().catch(() => undefined)

/** A one-time code of six digits; submits the form when it is complete. */
export function FormCodeField({ label }: { label: string }) {
  const id = useId()
  const { value, error, change } = useBoundField<string>()
  // A loaded component renders at once; a lazy one would flash its placeholder. The choice is fixed at mount, because
  // switching would lose the typed digits.
  const [Input] = useState(() => loaded ?? LazyCodeInput)
  const checking = useStore(useFormContext().store, (state) => state.isSubmitting)
  return (
    <div className="grid gap-1.5">
      <Suspense fallback={<div className="h-15" />}>
        <Input
          label={label}
          value={value}
          onChange={change}
          checking={checking}
          describedBy={describedBy(id, { error })}
          invalid={error !== undefined}
        />
      </Suspense>
      {/* The focus is in the field already when a whole code turns out to be wrong. */}
      <div role="alert" className="empty:absolute">
        <FieldNotes id={id} error={error} />
      </div>
    </div>
  )
}
