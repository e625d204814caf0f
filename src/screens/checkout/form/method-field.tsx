import { ChevronDown, CreditCard } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePayerWords } from '#src/data/payer-words.ts'
import { useBoundField } from '#src/forms/bound-field.ts'
import { FormRadioList } from '#src/forms/choice-fields.tsx'
import { methodTiles } from '#src/rules/transactions.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import type { RadioOption } from '#src/ui/radio-list.tsx'
import {
  feeNote,
  incidentOf,
  isOff,
  type MethodChoice,
  methodChoices,
  nameOf,
  type PayFacts,
  shownFirst,
} from './pay-facts.ts'

/** The demo's tag beside a number; a press fills in one with which the payment succeeds. */
export function TestNumber({ onFill }: { onFill: () => void }) {
  return (
    <button
      type="button"
      aria-label="Fill in a test number"
      data-tooltip="Fill in a test number"
      className="inline-flex min-h-target min-w-target items-center justify-end rounded-control"
      onClick={onFill}
    >
      <DemoTag />
    </button>
  )
}

function ChoiceTile({ choice }: { choice: MethodChoice }) {
  if (choice !== 'card') {
    const { text, tone } = methodTiles[choice]
    return <MonogramTile text={text} tone={tone} size="sm" />
  }
  return (
    <span className="grid size-7 flex-none place-items-center rounded-badge bg-neutral-soft text-on-neutral-soft">
      <CreditCard size={16} aria-hidden />
    </span>
  )
}

/** The payment methods as rows; those that are disabled or have problems show it. */
const methodOptions = (
  shown: readonly MethodChoice[],
  { disabledMethods, incidents, customerFees }: Props['facts'],
  unavailable: string,
): RadioOption<MethodChoice>[] =>
  methodChoices
    .filter(({ id }) => shown.includes(id))
    .map(({ id, name }) => ({
      value: id,
      label: name,
      icon: <ChoiceTile choice={id} />,
      aside: feeNote(id, customerFees),
      note: isOff(id, disabledMethods) ? undefined : incidentOf(id, incidents),
      off: isOff(id, disabledMethods) ? unavailable : undefined,
    }))

interface Props {
  facts: Pick<PayFacts, 'disabledMethods' | 'incidents' | 'customerFees'>
  /** The initial choice, which stays visible. */
  start: MethodChoice | ''
  /** Returns the fields of a choice. */
  contentOf: (choice: MethodChoice) => ReactNode
}

/** The payment methods: a few, and the rest on request. A payer who asked for another method sees all of them. */
export function MethodField({ facts, start, contentOf }: Props) {
  const { disabledMethods } = facts
  const { words } = usePayerWords('form')
  const { value } = useBoundField<MethodChoice | ''>()
  const [all, setAll] = useState(start === '')
  const [kept, setKept] = useState<MethodChoice | '' | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const every = methodChoices.map(({ id }) => id)
  const first = shownFirst(disabledMethods, [kept ?? start, value])
  const rest = every.filter((choice) => !first.includes(choice))

  function toggle() {
    // The visible few stay the same after another choice.
    if (all) setKept(value)
    flushSync(() => setAll(!all))
    const next = all ? undefined : rest.find((choice) => !isOff(choice, disabledMethods))
    list.current?.querySelector<HTMLInputElement>(`input[value="${next}"]`)?.focus()
  }

  return (
    <div ref={list} className="grid grid-cols-1 gap-1">
      <div role="alert">
        {value && isOff(value, disabledMethods) && (
          <div className="mb-2">
            <Banner tone="wait" title={words.isUnavailable(nameOf(value))}>
              {words.chooseAnother}
            </Banner>
          </div>
        )}
      </div>
      <FormRadioList
        label={words.method}
        options={methodOptions(all ? every : first, facts, words.unavailable)}
        chosenContent={value && contentOf(value)}
      />
      {rest.length > 0 && (
        <Button
          variant="ghost"
          block
          aria-expanded={all}
          icon={<ChevronDown aria-hidden className={all ? 'rotate-180' : ''} />}
          onClick={toggle}
        >
          {words.more}
        </Button>
      )}
    </div>
  )
}
