import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface FieldText {
  label: string
  /** Visually hidden, where the column or the context names the field. */
  labelHidden?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  /** Shown at the end of the label's row. */
  aside?: ReactNode
}

interface Props extends FieldText {
  id: string
  className?: string
  children: ReactNode
}

/** Returns the ids for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
}

/** A box; or a line to write on, where the page is the paper itself. */
export type FieldLook = 'box' | 'line'

const within =
  'flex min-h-11 w-full min-w-0 items-center text-base outline-offset-1 outline-focus has-[input:focus-visible,textarea:focus-visible]:outline-3'

interface BoxState {
  error?: string | undefined
  changed?: boolean
  look?: FieldLook
}

/** Returns the classes of the box around an input, whose outline shows focus, errors and unsaved changes. */
export function fieldBox({ error, changed, look = 'box' }: BoxState) {
  if (look === 'line')
    return `${within} gap-1 rounded-[4px] hover:bg-hover ${error ? 'border-b-2 border-danger' : 'border-b border-dashed border-line-strong'}`
  const outline = error
    ? 'border-2 border-danger px-[13px]'
    : changed
      ? 'border-2 border-accent px-[13px]'
      : 'border border-line-strong px-3.5'
  return `${within} gap-2.5 rounded-control bg-surface has-[input:disabled,textarea:disabled]:cursor-not-allowed has-[input:disabled,textarea:disabled]:bg-sunken has-[input:disabled,textarea:disabled]:text-subtle ${outline}`
}

/** The error and the hint below a control or a group. */
export function FieldNotes({ id, hint, error }: Pick<Props, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {error && (
        <p
          id={`${id}-error`}
          className="flex items-start gap-1.5 text-sm font-medium text-danger [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:flex-none"
        >
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-subtle">
          {hint}
        </p>
      )}
    </>
  )
}

export function Field({ id, label, labelHidden, aside, className = '', ...shown }: Props) {
  const { hint, error, children } = shown
  const name = (
    <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-semibold'}>
      {label}
    </label>
  )
  const notes = <FieldNotes {...{ id, hint, error }} />
  const box = `grid min-w-0 content-start gap-1.5 ${className}`
  if (!aside)
    return (
      <div className={box}>
        {name}
        {children}
        {notes}
      </div>
    )
  return (
    <div className={`grid-cols-[minmax(0,1fr)_auto] ${box}`}>
      {name}
      <div className="col-span-full min-w-0">{children}</div>
      {/* After the control for who goes by keyboard. Its tall target must not move the fields apart. */}
      <span className="col-start-2 row-start-1 -mt-3 -mb-1.5 grid @max-[12rem]:col-start-1 @max-[12rem]:row-auto @max-[12rem]:m-0">
        {aside}
      </span>
      <div className="col-span-full grid gap-1.5 empty:hidden">{notes}</div>
    </div>
  )
}
