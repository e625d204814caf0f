import type { LucideIcon } from 'lucide-react'
import { useCallback, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { ActionName } from '#db/all-actions.ts'
import { useForbids, type Forbids } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { refusalText } from '#src/data/run-action.ts'
import { useRunAction, type RunAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useLast, useShowDialog, type DialogLayer, type ShowDialog } from '#src/ui/dialog-host.tsx'
import type { OfferedAction } from '#src/ui/menu.tsx'
import { toast } from '#src/ui/toast.ts'
import { useFollow } from '#src/ui/use-follow.ts'

type Database = ReturnType<ReturnType<typeof useDatabase>>

/** What a row action needs to do its work. */
export interface ActionTools {
  forbids: Forbids
  run: RunAction
  show: ShowDialog
  /** In dry run, says the words and gives true. */
  dryRun: (words: string) => Promise<boolean>
  database: () => Database
  navigate: ReturnType<typeof useLocation>[1]
  /** Goes to a path as a link does: a form with unsaved edits asks first. */
  follow: (path: string) => void
}

interface Definition<Row, Id extends string> {
  id: Id
  label: string | ((row: Row) => string)
  icon: LucideIcon
  /** Destroys something; goes last. */
  danger?: boolean
  /** The action that it runs, or whose form it opens: it is greyed for a person without the permission. */
  action?: ActionName
  /** Whether the row offers it in its present state; always when left out. */
  allowed?: (row: Row) => boolean
  /** Why the row's state prevents it, where it is offered greyed. */
  off?: (row: Row) => string | undefined
  /** In dry run, what to say in its place. What runs a named action leaves this to the words of that. */
  dryRun?: (row: Row) => string
}

interface Runs<Row> {
  run: (row: Row, tools: ActionTools) => unknown
  dialog?: never
}
interface Opens<Row> {
  dialog: (row: Row, layer: DialogLayer, tools: ActionTools) => ReactNode
  run?: never
}

/**
 * Something that can be done with a row. A kind of row has one list of them: it feeds the row's menu, the buttons of its
 * details, the phone's sheet and the palette.
 */
export type RowAction<Row, Id extends string = string> = Definition<Row, Id> &
  (Runs<Row> | Opens<Row>)

async function perform<Row>(action: RowAction<Row>, row: Row, tools: ActionTools): Promise<void> {
  const { dryRun, dialog } = action
  try {
    if (dryRun && (await tools.dryRun(dryRun(row)))) return
    if (dialog) tools.show((layer) => dialog(row, layer, tools))
    else await action.run(row, tools)
  } catch (error) {
    toast.error(await refusalText(error))
  }
}

/** Returns what is allowed for a row, in the order of the list; only some of it where they are named. */
export function actionsFor<Row, Id extends string>(
  actions: readonly RowAction<Row, Id>[],
  row: Row,
  tools: ActionTools,
  ids?: readonly Id[],
): OfferedAction<Id>[] {
  return actions
    .filter(({ id, allowed }) => (!ids || ids.includes(id)) && (!allowed || allowed(row)))
    .map((each) => {
      const { id, label, icon: Icon, danger = false, action, off } = each
      return {
        id,
        label: typeof label === 'string' ? label : label(row),
        icon: <Icon aria-hidden />,
        danger,
        forbidden: (action && tools.forbids(action)) ?? off?.(row),
        onSelect: () => void perform(each, row, tools),
      }
    })
}

export type ActionsOf = <Row, Id extends string>(
  actions: readonly RowAction<Row, Id>[],
  row: Row,
  ids?: readonly Id[],
) => OfferedAction<Id>[]

/**
 * Offers the actions of rows: `const actionsOf = useRowActions()`, then `actionsOf(payoutActions, payout)`. The function
 * is the same from one render to the next unless the person or the database is another.
 */
export function useRowActions(): ActionsOf {
  const forbids = useForbids()
  const { run } = useRunAction()
  const show = useShowDialog()
  const dryRun = useDryRun()
  const database = useDatabase()
  const [, navigate] = useLocation()
  const follow = useFollow()
  return useCallback(
    (actions, row, ids) => {
      const tools = { forbids, run, show, dryRun, database, navigate, follow }
      return actionsFor(actions, row, tools, ids)
    },
    [forbids, run, show, dryRun, database, navigate, follow],
  )
}

interface LiveRowProps<Row> {
  /** The row as it is now; left out where only the query has it. */
  row?: Row | undefined
  read: (db: Database) => Promise<Row | null | undefined>
  children: (row: Row) => ReactNode
}

/** Keeps the row that a dialog is about live; one that is deleted stays as it was while the dialog leaves. */
export function LiveRow<Row extends object>({ row, read, children }: LiveRowProps<Row>) {
  const last = useLast(useQuery(read), row)
  return last && children(last)
}
