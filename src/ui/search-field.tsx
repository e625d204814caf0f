import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  className?: string
}

/** A search box with a hidden label; its placeholder names what can be searched. */
export function SearchField({ label, value, onChange, placeholder, className }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <TextField
      ref={input}
      label={label}
      labelHidden
      type="text"
      role="searchbox"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return
        event.stopPropagation()
        onChange('')
      }}
      prefix={<Search aria-hidden />}
      suffix={
        value !== '' && (
          <IconButton
            label="Clear search"
            icon={<X aria-hidden />}
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
            className="-mr-3.5"
          />
        )
      }
      {...(placeholder !== undefined && { placeholder })}
      {...(className !== undefined && { className })}
    />
  )
}
