import type { ComponentProps, ReactNode } from 'react'
import { Tick } from './glyphs.tsx'

export interface Option<Value extends string> {
  value: Value
  label: string
}

export const optionRow =
  'flex w-full cursor-pointer items-center justify-between gap-3 rounded-[8px] px-3'
export const optionTick = <Tick className="flex-none text-success" />

interface DescribedProps extends ComponentProps<'button'> {
  /** The ids of further descriptions. */
  notes: string | undefined
}

/** The library sets `aria-describedby` itself. */
export function DescribedButton({ notes, ...props }: DescribedProps) {
  return <button type="button" {...props} aria-describedby={notes} />
}

export interface ListProps<Value extends string> {
  button: {
    id: string
    'aria-label': string
    notes: string | undefined
    'data-invalid': true | undefined
    className: string
    children: ReactNode
  }
  value: Value
  options: readonly Option<Value>[]
  chosen: Option<Value> | undefined
  onChoose: (value: Value) => void
}
