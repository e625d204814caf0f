import type { ComponentProps } from 'react'
import { useAlive } from '#src/data/use-query.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

interface Props<Input, Result> extends Omit<
  ComponentProps<typeof ConfirmDialog>,
  'danger' | 'pending' | 'onConfirm'
> {
  /** What `useAction` returns. */
  action: { run: (input: Input) => Promise<Result>; pending: boolean }
  input: Input
  /** Called once the action is saved. */
  onDone?: (() => void) | undefined
}

/** Asks before an action that takes something away, then runs it and closes. */
export function ConfirmAction<Input, Result>({
  action,
  input,
  onDone,
  ...dialog
}: Props<Input, Result>) {
  const alive = useAlive()

  async function confirm() {
    const result = await action.run(input)
    if (alive()) dialog.onClose()
    if (result) onDone?.()
  }

  return (
    <ConfirmDialog {...dialog} danger pending={action.pending} onConfirm={() => void confirm()} />
  )
}
