import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp'
import { useEffect, useRef } from 'react'
import { codeLength, digitsOf } from '#src/rules/sign-in.ts'
import './code-field.css'

interface Props {
  label: string
  value: string
  onChange: (digits: string) => void
  /** Disables the field during the check. */
  checking: boolean
  describedBy: string | undefined
  invalid: boolean
}

function Cell({ slot }: { slot: SlotProps | undefined }) {
  return (
    <span
      className={`grid h-15 min-w-0 flex-1 place-items-center rounded-control border bg-surface text-2xl font-semibold tabular-nums ${slot?.isActive ? 'border-transparent outline-3 outline-offset-1 outline-focus' : 'border-line-strong'}`}
    >
      {slot?.char}
      {slot?.hasFakeCaret && <span className="h-6.5 w-0.5 bg-text" />}
    </span>
  )
}

/** One real input drawn as six cells in two groups of three; submits its form when all digits are typed. */
export function CodeInput({ label, value, onChange, checking, describedBy, invalid }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // After a refused code, the next one can be typed at once.
  useEffect(() => {
    if (!checking) input.current?.focus()
  }, [checking])
  return (
    <>
      {/* The library checks for an element with this id before it injects the styles, which are in code-field.css. */}
      <span id="input-otp-style" hidden />
      <OTPInput
        ref={input}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        name="one-time-code"
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern={REGEXP_ONLY_DIGITS}
        maxLength={codeLength}
        value={value}
        onChange={onChange}
        onComplete={() => input.current?.form?.requestSubmit()}
        pasteTransformer={digitsOf}
        readOnly={checking}
        pushPasswordManagerStrategy="none"
        noScriptCSSFallback={null}
        render={({ slots }) => (
          <div className="flex items-center gap-2">
            <Cell slot={slots[0]} />
            <Cell slot={slots[1]} />
            <Cell slot={slots[2]} />
            <span className="h-0.5 w-3 flex-none bg-line-strong" />
            <Cell slot={slots[3]} />
            <Cell slot={slots[4]} />
            <Cell slot={slots[5]} />
          </div>
        )}
      />
    </>
  )
}
