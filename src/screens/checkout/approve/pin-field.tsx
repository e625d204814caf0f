import { useEffect, useRef } from 'react'
import { useBoundField } from '#src/forms/bound-field.ts'

export const pinLength = 4

/** The ids of what describes the field: the prompt's question, and the hint below the phone. */
export const pinAsk = 'pin-ask'
export const pinHint = 'pin-hint'

/** The PIN field of a prompt: four hidden digits, in the colors of the phone that shows it. */
export function PinField() {
  const { name, value, error, change, onBlur } = useBoundField<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor="pin">Enter your PIN</label>
      <input
        ref={input}
        id="pin"
        name={name}
        value={value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={pinLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${pinAsk} ${pinHint}${error ? ' pin-error' : ''}`}
        onChange={({ target }) => change(target.value.replace(/\D/g, '').slice(0, pinLength))}
        onBlur={onBlur}
        className="min-h-11 w-full rounded-t-[4px] border-b-2 border-current bg-transparent text-center text-2xl tracking-[0.5em] [-webkit-text-security:disc] aria-invalid:border-danger"
      />
      {error && (
        <p id="pin-error" role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
