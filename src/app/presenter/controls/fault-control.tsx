import { useId } from 'react'
import type { Fault, FaultPlace } from '#db/demo/schemas.ts'
import { Chip } from '#src/ui/chip.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { useDemoSettings } from './use-demo-settings.ts'

const places: readonly { id: FaultPlace; label: string }[] = [
  { id: 'sign-in', label: 'Login' },
  { id: 'payment', label: 'Payment' },
  { id: 'payout', label: 'Payout' },
  { id: 'upload', label: 'Upload' },
  { id: 'report', label: 'Report' },
  { id: 'storage', label: 'Device full' },
]

const kinds = [
  { value: 'fails', label: 'Fails' },
  { value: 'hangs', label: 'Hangs' },
  { value: 'slow', label: 'Is slow' },
] as const

/** What each fault does. Sign-ups and password resets count as logins. */
function textOf(fault: Fault | undefined): string {
  if (!fault) return 'Choose what goes wrong next, once.'
  if (fault.at === 'storage') return 'The next change finds the device full. Nothing is saved.'
  if (fault.how === 'slow') return 'Takes six seconds, then works.'
  const who = fault.at === 'sign-in' ? 'The next login, sign-up or password reset' : 'The next one'
  return fault.how === 'fails'
    ? `${who} fails. Trying again works.`
    : `${who} gets no answer for 20 seconds, then fails. Trying again works.`
}

/** Arms what goes wrong next, and disarms it (DEMO-14). */
export function FaultControl() {
  const { settings, set } = useDemoSettings()
  const fault = settings?.fault
  const id = useId()
  const arm = (next: Fault | null) => void set('setFault', next)
  return (
    <section aria-labelledby={id} className="grid gap-2.5">
      <h4 id={id} className="font-semibold">
        What goes wrong next
      </h4>
      <div role="group" aria-labelledby={id} className="flex flex-wrap gap-2">
        {places.map(({ id: at, label }) => (
          <Chip
            key={at}
            selected={fault?.at === at}
            onClick={() => arm(fault?.at === at ? null : { at, how: fault?.how ?? 'fails' })}
          >
            {label}
          </Chip>
        ))}
      </div>
      {fault && fault.at !== 'storage' && (
        <Segmented
          label="How"
          value={fault.how}
          options={kinds}
          onChange={(how) => arm({ at: fault.at, how })}
        />
      )}
      <p className="text-sm text-muted">{textOf(fault)}</p>
    </section>
  )
}
