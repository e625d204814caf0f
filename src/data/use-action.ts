import { useRef, useState } from 'react'
import { ActionError } from '#db/action.ts'
import type { ActionInput, ActionName, ActionResult } from '#db/actions/all-actions.ts'
import { isStorageFull } from '#db/is-storage-full.ts'
import type { RefusalCode } from '#src/rules/messages/refusals.ts'
import { toast, type ToastOptions } from '#src/ui/toast.ts'
import { useActor } from './actor.ts'
import { useDatabase } from './database-context.ts'
import { saidInDryRun } from './dry-run.ts'
import { expectChanges, type ExpectedChange } from './expected.ts'
import { forbiddenTo } from './forbids.ts'
import { painted } from './painted.ts'
import { refusalText } from './refusal.ts'
import { runAction } from './run-action.ts'

interface Words<Input, Result> {
  /** What to say once the act is saved; left out where the screen itself shows it. */
  said?: (result: Result) => string
  /** Whether the act took something away, such as a rejection: it is said without the tick of what is laid. */
  setback?: (result: Result) => boolean
  /** What to say in its place in dry run, when nothing is to change. */
  dryRun: string | ((input: Input) => string)
  /**
   * What changes on the screens at the press, ahead of the writing: in answers of `useQuery` that are given a `show`.
   * The old state is back, with the words, when the act is refused or fails.
   */
  shows?: (input: Input) => ExpectedChange[]
  /** What to say where the device has no room for it, in place of that nothing was saved. */
  full?: (input: Input) => string
  /** Takes the words of a refusal that the screen says itself, such as at a field, and gives whether it does. */
  refused?: (code: RefusalCode, words: string) => boolean
  /** A button in that toast, such as Undo. */
  offer?: (result: Result) => NonNullable<ToastOptions['action']>
}

interface RunningAction<Input, Result> {
  /** Gives the result, or undefined when the act was refused or only a dry run (it has said so). Never rejects. */
  run: (input: Input) => Promise<Result | undefined>
  pending: boolean
  /** Why the person who acts may not do it, for the control: it is greyed and says so. Undefined where they may. */
  forbidden: string | undefined
}

/**
 * Binds a named action to its button: one run at a time for each row, so that a double tap is one act; says the outcome in a toast,
 * or the reason when it was refused; in dry run says what it would do and leaves everything as it is. What it `shows`
 * is on the screen in the next frame, and is written after that.
 */
export function useAction<N extends ActionName>(
  name: N,
  { said, setback, dryRun, shows, full, refused, offer }: Words<ActionInput<N>, ActionResult<N>>,
): RunningAction<ActionInput<N>, ActionResult<N>> {
  const database = useDatabase()
  const actor = useActor()
  const running = useRef(new Set<string>())
  const [pending, setPending] = useState(false)

  async function run(input: ActionInput<N>): Promise<ActionResult<N> | undefined> {
    const changes = shows?.(input) ?? []
    // The same row is changed by one run at a time; what shows nothing of its rows runs once at a time.
    const key = changes.map(({ table, id }) => `${table} ${id}`).join()
    if (running.current.has(key)) return undefined
    running.current.add(key)
    let expected: ReturnType<typeof expectChanges> | undefined
    try {
      const db = database()
      const words = typeof dryRun === 'string' ? dryRun : dryRun(input)
      if (await saidInDryRun(db, words)) return undefined
      if (changes.length > 0) {
        expected = expectChanges(changes)
        await painted()
      }
      setPending(true)
      const result = await runAction(name, input, { db, actor })
      expected?.written()
      const say = setback?.(result) ? toast.setback : toast.success
      if (said) say(said(result), offer ? { action: offer(result) } : {})
      return result
    } catch (error) {
      expected?.dropped()
      const words = full && isStorageFull(error) ? full(input) : await refusalText(error)
      const isSaid = error instanceof ActionError && refused?.(error.code, words)
      if (!isSaid) toast.error(words)
      return undefined
    } finally {
      running.current.delete(key)
      setPending(running.current.size > 0)
    }
  }

  return { run, pending, forbidden: forbiddenTo(actor, name) }
}
