import { useRef, useState } from 'react'
import type { ActionContext } from '#db/action.ts'
import { toast, type ToastOptions } from '#src/ui/toast.ts'
import { useActor } from './actor.ts'
import { useDatabase } from './database-context.ts'
import { refusalText } from './refusal.ts'

type Action<Input, Result> = (context: ActionContext, input: Input) => Promise<Result>

interface Options<Result> {
  /** What to say once the act is saved. */
  said: (result: Result) => string
  /** A button in that toast, such as Undo. */
  offer?: (result: Result) => NonNullable<ToastOptions['action']>
}

export interface RunningAction<Input, Result> {
  /** Gives the result, or undefined when the act was refused (it has said why). Never rejects. */
  run: (input: Input) => Promise<Result | undefined>
  pending: boolean
}

/**
 * Binds an action to its button: one run at a time, so that a double tap is one act; says the outcome in a toast,
 * or the reason when it was refused.
 */
export function useAction<Input, Result>(
  action: Action<Input, Result>,
  { said, offer }: Options<Result>,
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
      const result = await action({ db: database(), actor, now: new Date().toISOString() }, input)
      toast.success(said(result), offer ? { action: offer(result) } : {})
      return result
    } catch (error) {
      toast.error(refusalText(error))
      return undefined
    } finally {
      running.current = false
      setPending(false)
    }
  }

  return { run, pending }
}
