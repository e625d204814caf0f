import { ChevronDown } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { PaymentMethodId } from '#db/model/transaction.ts'
import { useBoundField } from '#src/forms/bound-field.ts'
import { FormRadioList } from '#src/forms/choice-fields.tsx'
import { Button } from '#src/ui/button.tsx'
import { methodOptions } from './method-options.tsx'
import { isOff, methodChoices, shownFirst, type MethodChoice } from './pay-methods.ts'

interface Props {
  disabledMethods: readonly PaymentMethodId[]
  /** What the form began with: it stays in sight. */
  start: MethodChoice | ''
  /** What a choice asks for. */
  contentOf: (choice: MethodChoice) => ReactNode
}

/** The ways to pay: a few of them, and the rest when it is asked for. Who wants another way is shown all at once. */
export function MethodField({ disabledMethods, start, contentOf }: Props) {
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
      <FormRadioList
        label="How to pay"
        options={methodOptions(all ? every : first, disabledMethods)}
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
