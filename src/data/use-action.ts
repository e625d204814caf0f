import { useRef, useState } from 'react'
import type { ActionInput, ActionName, ActionResult } from '#db/all-actions.ts'
import { toast } from '#src/ui/toast.ts'
import type { Words } from './act.ts'
import { useActor } from './actor.ts'
import { useDatabase } from './database-context.ts'
import { forbiddenTo } from './forbids.ts'
import { loaded } from './load-error.ts'
import { refusalText } from './refusal.ts'

let acts: typeof import('./act.ts') | undefined
async function loadAct() {
  acts = await loaded(import('./act.ts'))
  return acts
}
// Comes behind the first screen with something to press, so that a press does not wait for it: not for a task either,
// which would cost it a frame.
if (typeof document !== 'undefined') void loadAct().catch(() => undefined)

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
  words: Words<ActionInput<N>, ActionResult<N>>,
): RunningAction<ActionInput<N>, ActionResult<N>> {
  const database = useDatabase()
  const actor = useActor()
  const running = useRef(new Set<string>())
  const [pending, setPending] = useState(false)

  async function run(input: ActionInput<N>): Promise<ActionResult<N> | undefined> {
    const changes = words.shows?.(input) ?? []
    // The same row is changed by one run at a time; what shows nothing of its rows runs once at a time.
    const key = changes.map(({ table, id }) => `${table} ${id}`).join()
    if (running.current.has(key)) return undefined
    running.current.add(key)
    try {
      const { act } = acts ?? (await loadAct())
      const onWriting = () => setPending(true)
      return await act({ name, input, words, changes, database, actor, onWriting })
    } catch (error) {
      toast.error(await refusalText(error))
      return undefined
    } finally {
      running.current.delete(key)
      setPending(running.current.size > 0)
    }
  }

  return { run, pending, forbidden: forbiddenTo(actor, name) }
}
