import { useFloatingRootContext, useInteractions } from '@floating-ui/react'
import { useState, type PointerEvent, type ReactNode } from 'react'
import { useListKeys } from './use-list-keys.ts'

interface Props {
  /** The id by which its button names it. */
  id: string
  label: string
  /** The place of the chosen option. */
  chosen: number | undefined
  children: ReactNode
}

/** A list of options in a sheet. */
export function SheetList({ id, label, chosen, children }: Props) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const context = useFloatingRootContext({
    open: true,
    elements: { reference: null, floating: box },
  })
  const { getFloatingProps } = useInteractions(useListKeys(context, chosen))
  return (
    <div
      ref={setBox}
      role="listbox"
      id={id}
      aria-label={label}
      {...getFloatingProps({
        onPointerDown: (event: PointerEvent) => event.stopPropagation(),
      })}
      className="-mx-3"
    >
      {children}
    </div>
  )
}
