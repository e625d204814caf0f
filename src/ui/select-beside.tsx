import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { type PressedBy, usePressAgain } from './at-press.ts'
import { DescribedButton, type ListProps, optionRow, optionTick } from './select-parts.tsx'

interface Props<Value extends string> extends ListProps<Value> {
  startsWith: PressedBy
}

/** The options in a list beside their button. */
export function SelectBeside<Value extends string>({
  button,
  value,
  options,
  chosen,
  onChoose,
  startsWith,
}: Props<Value>) {
  const ref = usePressAgain(startsWith)
  return (
    <Listbox value={value} onChange={onChoose}>
      <ListboxButton as={DescribedButton} ref={ref} {...button} />
      <ListboxOptions
        anchor={{ to: 'bottom start', gap: 6, padding: 8 }}
        modal={false}
        className="z-50 min-w-[max(13.5rem,var(--button-width))] animate-appear overscroll-contain rounded-xl border border-line bg-raised p-1.5 text-text shadow-menu outline-none"
      >
        {options.map((option) => (
          <ListboxOption
            key={option.value}
            value={option.value}
            className={`min-h-11 text-[0.9375rem] font-medium data-focus:bg-hover data-selected:font-semibold dense:min-h-10 ${optionRow}`}
          >
            {option.label}
            {option === chosen && optionTick}
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  )
}
