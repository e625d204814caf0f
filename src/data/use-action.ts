import { useRef, useState } from 'react'
import type { ActionContext } from '#db/action.ts'
import { toast, type ToastOptions } from '#src/ui/toast.ts'
import { useActor } from './actor.ts'
import { useDatabase } from './database-context.ts'
import { saidInDryRun } from './dry-run.ts'
import { isStorageFull, refusalText } from './refusal.ts'

export type Action<Input, Result> = (context: ActionContext, input: Input) => Promise<Result>

/** Actions come when they are needed: a screen that is only looked at does without them and their schemas. */
export type LoadAction<Input, Result> = () => Promise<Action<Input, Result>>

interface Options<Input, Result> {
  /** What to say once the act is saved; left out where the screen itself shows it. */
  said?: (result: Result) => string
  /** What to say in its place in dry run, when nothing is to change. */
  dryRun: string | ((input: Input) => string)
  /** What to say where the device has no room for it, in place of that nothing was saved. */
  full?: (input: Input) => string
  /** A button in that toast, such as Undo. */
  offer?: (result: Result) => NonNullable<ToastOptions['action']>
}

export interface RunningAction<Input, Result> {
  /** Gives the result, or undefined when the act was refused or only a dry run (it has said so). Never rejects. */
  run: (input: Input) => Promise<Result | undefined>
  pending: boolean
}

/**
 * Binds an action to its button: one run at a time, so that a double tap is one act; says the outcome in a toast,
 * or the reason when it was refused; in dry run says what it would do and leaves everything as it is.
 */
export function useAction<Input, Result>(
  load: LoadAction<Input, Result>,
  { said, dryRun, full, offer }: Options<Input, Result>,
): RunningAction<Input, Result> {
  const database = useDatabase()
  const actor = useActor()
  const running = useRef(false)
  const [pending, setPending] = useState(false)

  async function run(input: Input): Promise<Result | undefined> {
    if (running.current) return undefined
    running.current = true
    setPending(true)
    try {
      const db = database()
      const words = typeof dryRun === 'string' ? dryRun : dryRun(input)
      const [action, isDry] = await Promise.all([load(), saidInDryRun(db, words)])
      if (isDry) return undefined
      const result = await action({ db, actor, now: new Date().toISOString() }, input)
      if (said) toast.success(said(result), offer ? { action: offer(result) } : {})
      return result
    } catch (error) {
      toast.error(full && isStorageFull(error) ? full(input) : refusalText(error))
      return undefined
    } finally {
      running.current = false
      setPending(false)
    }
  }

  return { run, pending }
}
