import type { LucideIcon } from 'lucide-react'
import { useCallback, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { ActionName } from '#db/all-actions.ts'
import { useForbids, type Forbids, type MayOpen, useMayOpen } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { refusalText } from '#src/data/run-action.ts'
import { useRunAction, type RunAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import type { PathId } from '#routes/paths.ts'
import { useLast, useShowDialog, type DialogLayer, type ShowDialog } from '#src/ui/dialog-host.tsx'
import type { OfferedAction } from '#src/ui/menu-items.tsx'
import { toast } from '#src/ui/toast.ts'
import { useFollow } from '#src/ui/use-follow.ts'

type Database = ReturnType<ReturnType<typeof useDatabase>>

/** The functions that row actions run with. */
export interface ActionTools {
  forbids: Forbids
  mayOpen: MayOpen
  run: RunAction
  show: ShowDialog
  /** In dry run, shows the words in a toast and returns true. */
  dryRun: (words: string) => Promise<boolean>
  database: () => Database
  navigate: ReturnType<typeof useLocation>[1]
  /** Navigates like a link, so that a form with unsaved changes can ask first. */
  follow: (path: string) => void
}

interface Definition<Row, Id extends string> {
  id: Id
  label: string | ((row: Row) => string)
  icon: LucideIcon
  /** A destructive action; listed last. */
  danger?: boolean
  /** Exists only in the demo. */
  demo?: boolean
  /** The named action that it runs, or whose form it opens; dimmed for a person without the permission. */
  action?: ActionName
  /** The screen that it opens; left out for a person who may not. */
  opens?: PathId
  /** Returns whether the action applies to a row; every row when left out. */
  allowed?: (row: Row) => boolean
  /** The reason why the row's state prevents the action, which is then shown dimmed. */
  off?: (row: Row) => string | undefined
  /** Describes the action in dry run. Left out where the words of a named action do so. */
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
 * An action on a row. Each kind of row has one list of them as plain data, shared by the row's menu, the buttons of its
 * details, the sheet on phones and the palette.
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

/** Returns the actions allowed for a row, in the order of the list, optionally only those named. */
export function actionsFor<Row, Id extends string>(
  actions: readonly RowAction<Row, Id>[],
  row: Row,
  tools: ActionTools,
  ids?: readonly Id[],
): OfferedAction<Id>[] {
  return actions
    .filter(
      ({ id, opens, allowed }) =>
        (!ids || ids.includes(id)) &&
        (opens === undefined || tools.mayOpen(opens)) &&
        (!allowed || allowed(row)),
    )
    .map((each) => {
      const { id, label, icon: Icon, danger = false, demo, action, off } = each
      return {
        id,
        label: typeof label === 'string' ? label : label(row),
        icon: <Icon aria-hidden />,
        danger,
        ...(demo && { demo }),
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
 * Returns a function that binds actions to their row: `actionsOf(payoutActions, payout)`. It stays the same between
 * renders unless the actor or the database changes.
 */
export function useRowActions(): ActionsOf {
  const forbids = useForbids()
  const mayOpen = useMayOpen()
  const { run } = useRunAction()
  const show = useShowDialog()
  const dryRun = useDryRun()
  const database = useDatabase()
  const [, navigate] = useLocation()
  const follow = useFollow()
  return useCallback(
    (actions, row, ids) => {
      const tools = { forbids, mayOpen, run, show, dryRun, database, navigate, follow }
      return actionsFor(actions, row, tools, ids)
    },
    [forbids, mayOpen, run, show, dryRun, database, navigate, follow],
  )
}

interface LiveRowProps<Row> {
  /** The row to start with; left out where only the query has it. */
  row?: Row | undefined
  read: (db: Database) => Promise<Row | null | undefined>
  children: (row: Row) => ReactNode
}

/** Keeps the row of a dialog live. A deleted row stays until the dialog has closed. */
export function LiveRow<Row extends object>({ row, read, children }: LiveRowProps<Row>) {
  const last = useLast(useQuery(read), row)
  return last && children(last)
}
