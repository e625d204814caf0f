import { Upload } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-styles.ts'
import type { Forbiddable } from './forbidden.tsx'

export interface FilePickerProps
  extends Forbiddable, Pick<ButtonLook, 'variant' | 'size' | 'block'> {
  /** The accessible name of the file chooser. */
  label: string
  /** The extensions that the chooser offers, such as `.pdf,.png`; the content is checked separately. */
  accept: string
  multiple?: boolean
  onPick: (files: File[]) => void
  pending?: boolean
  pendingLabel?: string
  describedBy?: string | undefined
  invalid?: boolean
  children: ReactNode
}

export function FilePicker({
  label,
  accept,
  multiple = false,
  onPick,
  describedBy,
  invalid = false,
  children,
  ...button
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="secondary"
        {...button}
        icon={<Upload aria-hidden />}
        aria-describedby={describedBy}
        data-invalid={invalid || undefined}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Cleared so that picking the same file again fires a change event.
          target.value = ''
          if (files.length > 0) onPick(files)
        }}
      />
    </>
  )
}
