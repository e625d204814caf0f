import { Tick } from './glyphs.tsx'

interface Props {
  label: string
  selected: boolean
  /** Where the focus starts. */
  first: boolean
  inSheet: boolean
  onChoose: () => void
}

export function OptionRow({ label, selected, first, inSheet, onChoose }: Props) {
  return (
    <div
      role="option"
      aria-selected={selected}
      tabIndex={first ? 0 : -1}
      data-item
      data-autofocus={first || undefined}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose()
      }}
      className={`flex cursor-pointer items-center justify-between gap-3 rounded-[8px] px-3 hover:bg-hover focus:bg-hover ${inSheet ? 'min-h-13' : 'min-h-11 text-[0.9375rem] dense:min-h-10'} ${selected ? 'font-semibold' : 'font-medium'}`}
    >
      {label}
      {selected && <Tick className="flex-none text-success" />}
    </div>
  )
}
