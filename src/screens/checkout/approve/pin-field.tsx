import { useEffect, useRef } from 'react'
import { useBoundField } from '#src/forms/bound-field.ts'

/** The PIN as the wallet's prompt has it: four digits that are not shown. */
export function PinField({ describedBy }: { describedBy: string }) {
  const { name, value, error, change, onBlur } = useBoundField<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor="pin" className="text-sm font-semibold">
        Enter your PIN
      </label>
      <input
        ref={input}
        id="pin"
        name={name}
        value={value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${describedBy} pin-hint${error ? ' pin-error' : ''}`}
        onChange={({ target }) => change(target.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={onBlur}
        className={`min-h-12 w-full rounded-control bg-surface text-center text-2xl tracking-[0.5em] [-webkit-text-security:disc] ${error ? 'border-2 border-danger' : 'border border-line-strong'}`}
      />
      {error && (
        <p id="pin-error" role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      <p id="pin-hint" className="text-sm text-subtle">
        A simulation: any 4 digits.
      </p>
    </div>
  )
}
