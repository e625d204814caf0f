import { useId } from 'react'
import { isolated } from '#db/text/typed-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FieldNotes } from '#src/ui/field.tsx'
import { SortableList } from '#src/ui/sortable-list.tsx'
import { reordered } from '#src/ui/use-drag-order.ts'
import { useBoundField } from './bound-field.ts'

/** A row of an ordered list, chosen or not. */
export interface OrderedChoice<Id extends string = string> {
  id: Id
  chosen: boolean
}

/** Returns every row: the chosen ones first, in their order. */
export function orderedChoices<Id extends string>(
  chosen: readonly Id[],
  all: readonly Id[],
): OrderedChoice<Id>[] {
  const others = all.filter((id) => !chosen.includes(id))
  return [
    ...chosen.map((id) => ({ id, chosen: true })),
    ...others.map((id) => ({ id, chosen: false })),
  ]
}

/** Returns the chosen rows in their order. */
export const chosenOf = <Id extends string>(choices: readonly OrderedChoice<Id>[]): Id[] =>
  choices.flatMap(({ id, chosen }) => (chosen ? [id] : []))

interface Props<Id extends string> {
  label: string
  hint: string
  nameOf: (id: Id) => string
}

/** The field of an `AppField` for a list that is chosen from, and put in an order. */
export function OrderedChoiceField<Id extends string>({ label, hint, nameOf }: Props<Id>) {
  const id = useId()
  const { value, error, change } = useBoundField<OrderedChoice<Id>[]>()
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <SortableList
        label={label}
        items={value}
        itemKey={(choice) => choice.id}
        itemName={(choice) => isolated(nameOf(choice.id))}
        onMove={(from, to) => change(reordered(value, from, to))}
        className="mt-1 grid"
      >
        {(choice, at, controls) => (
          <div className="flex items-center justify-between gap-x-2 [&>label]:min-w-0 [&>label]:flex-1">
            <Checkbox
              label={nameOf(choice.id)}
              checked={choice.chosen}
              describedBy={`${id}-hint ${id}-error`}
              invalid={error !== undefined}
              onChange={(chosen) =>
                change(value.map((each, place) => (place === at ? { ...each, chosen } : each)))
              }
            />
            {controls}
          </div>
        )}
      </SortableList>
    </fieldset>
  )
}
