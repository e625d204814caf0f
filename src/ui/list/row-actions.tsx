import type { LucideIcon } from 'lucide-react'
import type { MenuItem } from '../menu.tsx'

/**
 * Something that can be done with a row. A kind of row has one list of them, plain data: it feeds the row's menu, the
 * buttons of its details and the phone's sheet. `Doers` is what a list needs to do it, which a hook gives.
 */
export interface RowAction<Row, Doers, Id extends string = string> {
  id: Id
  label: string | ((row: Row) => string)
  icon: LucideIcon
  /** Destroys something; goes last. */
  danger?: boolean
  /** Whether it applies to a row now; always when left out. */
  allowed?: (row: Row) => boolean
  /** Why the person may not do it, where they may not: it is offered greyed. */
  forbidden?: (doers: Doers) => string | undefined
  /** Why a row's state does not let it be done, where it does not: it is offered greyed. */
  off?: (row: Row) => string | undefined
  run: (row: Row, doers: Doers) => unknown
}

/** A row's action with its row: ready for a button. */
export interface OfferedAction<Id extends string = string> extends MenuItem {
  id: Id
  onSelect: () => void
}

/** What is allowed for a row, in the order of the list; only some of it where they are named. */
export function actionsFor<Row, Doers, Id extends string>(
  actions: readonly RowAction<Row, Doers, Id>[],
  row: Row,
  doers: Doers,
  ids?: readonly Id[],
): OfferedAction<Id>[] {
  return actions
    .filter(({ id, allowed }) => (!ids || ids.includes(id)) && (!allowed || allowed(row)))
    .map(({ id, label, icon: Icon, danger = false, forbidden, off, run }) => ({
      id,
      label: typeof label === 'string' ? label : label(row),
      icon: <Icon aria-hidden />,
      danger,
      forbidden: forbidden?.(doers) ?? off?.(row),
      onSelect: () => void run(row, doers),
    }))
}
