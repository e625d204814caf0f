import { ChevronDown } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useBoundField } from '#src/forms/bound-field.ts'
import { FormRadioList } from '#src/forms/choice-fields.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { methodOptions } from './method-options.tsx'
import type { PayFacts } from './pay-facts.ts'
import { isOff, methodChoices, nameOf, shownFirst, type MethodChoice } from './pay-methods.ts'

interface Props {
  facts: Pick<PayFacts, 'disabledMethods' | 'incidents'>
  /** What the form began with: it stays in sight. */
  start: MethodChoice | ''
  /** What a choice asks for. */
  contentOf: (choice: MethodChoice) => ReactNode
}

/** The ways to pay: a few of them, and the rest when it is asked for. Who wants another way is shown all at once. */
export function MethodField({ facts, start, contentOf }: Props) {
  const { disabledMethods } = facts
  const { value } = useBoundField<MethodChoice | ''>()
  const [all, setAll] = useState(start === '')
  const [kept, setKept] = useState<MethodChoice | '' | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const every = methodChoices.map(({ id }) => id)
  const first = shownFirst(disabledMethods, [kept ?? start, value])
  const rest = every.filter((choice) => !first.includes(choice))

  function toggle() {
    // The few that are left stay where they are, whichever of them is chosen next.
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
            <Banner tone="wait" title={`${nameOf(value)} is switched off at present`}>
              Choose another way to pay. What you typed is kept.
            </Banner>
          </div>
        )}
      </div>
      <FormRadioList
        label="How to pay"
        options={methodOptions(all ? every : first, facts)}
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
          More ways to pay
        </Button>
      )}
    </div>
  )
}
