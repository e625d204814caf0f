import type { LucideIcon } from 'lucide-react'
import type { MenuItem } from '../menu.tsx'

/**
 * An action on a row. Each kind of row has one list of them as plain data, shared by the row's menu, the buttons of its
 * details and the sheet on phones. `Doers` is what the actions need to run, supplied by a hook.
 */
export interface RowAction<Row, Doers, Id extends string = string> {
  id: Id
  label: string | ((row: Row) => string)
  icon: LucideIcon
  /** A destructive action; listed last. */
  danger?: boolean
  /** Returns whether the action applies to a row; every row when left out. */
  allowed?: (row: Row) => boolean
  /** The reason why the person may not use the action, which is then shown dimmed. */
  forbidden?: (doers: Doers) => string | undefined
  /** The reason why the row's state prevents the action, which is then shown dimmed. */
  off?: (row: Row) => string | undefined
  run: (row: Row, doers: Doers) => unknown
}

/** An action bound to a row, ready for a button. */
export interface OfferedAction<Id extends string = string> extends MenuItem {
  id: Id
  onSelect: () => void
}

/** Returns the actions allowed for a row, in the order of the list, optionally only those named. */
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
