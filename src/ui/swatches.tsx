import { useId } from 'react'

export interface Swatch {
  value: string
  /** The color's name for those who hear it. */
  label: string
  color: string
}

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly Swatch[]
}

/** A choice of one color. Its colors are attributes of SVG, as the content policy forbids inline styles. */
export function Swatches({ label, value, onChange, options }: Props) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className="-mx-1 flex flex-wrap">
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid size-11 place-items-center rounded-full outline-focus has-focus-visible:outline-3"
        >
          <input
            type="radio"
            name={name}
            aria-label={option.label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="peer absolute inset-0 size-full appearance-none rounded-full opacity-0"
          />
          <svg
            viewBox="0 0 32 32"
            aria-hidden
            className="size-8 rounded-full border-2 border-transparent p-0.5 forced-color-adjust-none peer-checked:border-text"
          >
            <circle cx="16" cy="16" r="16" fill={option.color} />
          </svg>
        </label>
      ))}
    </div>
  )
}
