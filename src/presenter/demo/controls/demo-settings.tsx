import { useCallback, useId } from 'react'
import type { ActionInput } from '#db/all-actions.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import type { Fault, FaultPlace } from '#db/demo/schemas.ts'
import { type LocalCurrencyName, localCurrencyNames } from '#db/money.ts'
import type { NextPayment } from '#db/payments/test-accounts.ts'
import { useActor } from '#src/data/actor.ts'
import { useOpenDatabase } from '#src/data/database-context.ts'
import { refusalText, runAction } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Chip } from '#src/ui/chip.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { toast } from '#src/ui/toast.ts'

type Setting =
  | 'setBusyDay'
  | 'setDryRun'
  | 'setFault'
  | 'setLocalCurrency'
  | 'setNextPayment'
  | 'setPayerDrafts'

/** Returns the demo settings, live, and a function to change one, which works in dry run too. */
export function useDemoSettings() {
  const settings = useQuery(getDemoSettings)
  const database = useOpenDatabase()
  const actor = useActor()

  const set = useCallback(
    async <Name extends Setting>(name: Name, value: ActionInput<Name>): Promise<void> => {
      try {
        await runAction(name, value, { db: await database(), actor })
      } catch (error) {
        toast.error(await refusalText(error))
      }
    },
    [database, actor],
  )

  return { settings, set }
}

interface NextPaymentText {
  id: NextPayment | 'approves'
  label: string
  /** What it shows. */
  text: string
}

/** What the customer can do with the next payment. */
export const nextPaymentTexts: readonly NextPaymentText[] = [
  { id: 'approves', label: 'Approves', text: 'Shows the sale: paid two seconds after the PIN.' },
  {
    id: 'late',
    label: 'Late',
    text: 'Shows a slow answer: pending for 30 seconds, then paid.',
  },
  {
    id: 'cancelled',
    label: 'Cancels',
    text: 'Shows a change of mind: nothing is charged, and it can be tried again.',
  },
  {
    id: 'insufficient',
    label: 'Too little money',
    text: 'Shows a payment that fails, and what each side reads.',
  },
  {
    id: 'no-answer',
    label: 'No answer',
    text: 'Shows a prompt that nobody answers: nothing is charged.',
  },
  {
    id: 'debited',
    label: 'Charged, not received',
    text: 'Shows how money that got lost on its way is traced and found.',
  },
]

/** Chooses what the customer does with the next payment of a link or an invoice. */
export function NextPaymentControl() {
  const { settings, set } = useDemoSettings()
  const chosen: NextPayment | 'approves' = settings?.nextPayment ?? 'approves'
  return (
    <>
      <div role="group" aria-label="The next payment" className="flex flex-wrap gap-2">
        {nextPaymentTexts.map(({ id, label }) => (
          <Chip
            key={id}
            selected={id === chosen}
            onClick={() => void set('setNextPayment', id === 'approves' ? null : id)}
          >
            {label}
          </Chip>
        ))}
      </div>
      <p className="text-sm text-muted">{nextPaymentTexts.find(({ id }) => id === chosen)?.text}</p>
    </>
  )
}

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
function FaultControl() {
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

const localCurrencyOptions = localCurrencyNames.map((value) => ({ value, label: value }))

interface LocalCurrencyProps {
  value: LocalCurrencyName
  onChange: (name: LocalCurrencyName) => void
}

/** Chooses what people read for the local currency (DEMO-30). */
export function LocalCurrencyChoice({ value, onChange }: LocalCurrencyProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      <span aria-hidden className="text-sm font-semibold">
        Name of the local currency
      </span>
      <Segmented
        label="Name of the local currency"
        value={value}
        options={localCurrencyOptions}
        onChange={onChange}
      />
    </div>
  )
}

/** Changes it at once, in every tab. */
export function LocalCurrencyControl() {
  const { settings, set } = useDemoSettings()
  return (
    // As high as the buttons of the rows above it.
    <div className="-my-[3px]">
      <LocalCurrencyChoice
        value={settings?.localCurrency ?? 'ZWL'}
        onChange={(name) => void set('setLocalCurrency', name)}
      />
    </div>
  )
}

/** Offers the drafts of other languages at the checkout, or only English (DEMO-31). */
function PayerDraftsSwitch() {
  const { settings, set } = useDemoSettings()
  return (
    <Switch
      label="Languages at the checkout"
      hint="Offers Shona and Ndebele: drafts, to be read by a speaker."
      checked={settings?.payerDrafts ?? false}
      onChange={(on) => void set('setPayerDrafts', on)}
    />
  )
}

/** Turns dry run on or off (DEMO-1). */
export function DryRunSwitch() {
  const { settings, set } = useDemoSettings()
  return (
    <Switch
      label="Dry run"
      hint="Rehearses: buttons say what they would do and change nothing."
      checked={settings?.dryRun ?? false}
      onChange={(on) => void set('setDryRun', on)}
    />
  )
}

/** Returns what is armed or turned on, in a few words each. */
export function armedTexts(settings: ReturnType<typeof useDemoSettings>['settings']): string[] {
  if (!settings) return []
  const { nextPayment, busyDay, dryRun, fault } = settings
  const next = nextPaymentTexts.find(({ id }) => id === nextPayment)
  const place = places.find(({ id }) => id === fault?.at)
  const how = kinds.find(({ value }) => value === fault?.how)
  return [
    ...(next ? [`Next payment: ${next.label.toLowerCase()}`] : []),
    ...(busyDay ? ['Payments by themselves'] : []),
    ...(dryRun ? ['Dry run'] : []),
    ...(place && fault?.at === 'storage' ? [place.label] : []),
    ...(place && how && fault?.at !== 'storage'
      ? [`${place.label} ${how.label.toLowerCase()}`]
      : []),
  ]
}

/** Dry run, the drafts at the checkout, and what goes wrong next. */
export const RehearsalSwitches = () => (
  <>
    <DryRunSwitch />
    <PayerDraftsSwitch />
    <FaultControl />
  </>
)
