import { useCallback, useRef, useState } from 'react'
import { ActionError } from '#db/action.ts'
import type { ActionInput, ActionName, ActionResult } from '#db/all-actions.ts'
import type { PaidDatabase } from '#db/database.ts'
import { isStorageFull } from '#db/is-storage-full.ts'
import type { RefusalCode } from '#src/rules/messages/refusals.ts'
import { toast, type ToastOptions } from '#src/ui/toast.ts'
import { forbiddenTo, useActor } from './actor.ts'
import { useDatabase } from './database-context.ts'
import { saidInDryRun } from './dry-run.ts'
import { expectChanges, type ExpectedChange, painted } from './expected.ts'
import { refusalText, runAction } from './run-action.ts'

export interface Words<Input, Result> {
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

interface Act<N extends ActionName> {
  name: N
  input: ActionInput<N>
  words: Words<ActionInput<N>, ActionResult<N>>
  /** What the words say it shows. */
  changes: ExpectedChange[]
  database: () => PaidDatabase
  actor: ReturnType<typeof useActor>
  onWriting: () => void
}

/** Shows what an act changes, writes it, and says how it went; never rejects. */
async function act<N extends ActionName>({
  name,
  input,
  words: { said, setback, dryRun, full, refused, offer },
  changes,
  database,
  actor,
  onWriting,
}: Act<N>): Promise<ActionResult<N> | undefined> {
  let expected: ReturnType<typeof expectChanges> | undefined
  try {
    const db = database()
    const wouldSay = typeof dryRun === 'string' ? dryRun : dryRun(input)
    if (await saidInDryRun(db, wouldSay)) return undefined
    if (changes.length > 0) {
      expected = expectChanges(changes)
      await painted()
    }
    onWriting()
    const result = await runAction(name, input, { db, actor })
    expected?.written()
    const say = setback?.(result) ? toast.setback : toast.success
    if (said) say(said(result), offer ? { action: offer(result) } : {})
    return result
  } catch (error) {
    expected?.dropped()
    const text = full && isStorageFull(error) ? full(input) : await refusalText(error)
    const isSaid = error instanceof ActionError && refused?.(error.code, text)
    if (!isSaid) toast.error(text)
    return undefined
  }
}

interface RefusedAt<Field extends string> {
  /** For `useAction`: takes the words of the refusals that are said at the field. */
  refused: (code: RefusalCode, words: string) => boolean
  /** For `onSubmit`, after the act: the words at their field, once; undefined where it was not refused so. */
  words: () => Record<Field, string> | undefined
}

/** What a form says at one of its fields, rather than in a notification, where its act is refused with one of these codes. */
export function useRefusedAt<Field extends string>(
  field: Field,
  ...codes: RefusalCode[]
): RefusedAt<Field> {
  const last = useRef<string | null>(null)
  return {
    refused: (code, words) => {
      if (!codes.includes(code)) return false
      last.current = words
      return true
    },
    words: () => {
      const words = last.current
      last.current = null
      return words === null ? undefined : ({ [field]: words } as Record<Field, string>)
    },
  }
}

interface RunningAction<Input, Result> {
  /** Gives the result, or undefined when the act was refused or only a dry run (it has said so). Never rejects. */
  run: (input: Input) => Promise<Result | undefined>
  pending: boolean
  /** Why the person who acts may not do it, for the control: it is greyed and says so. Undefined where they may. */
  forbidden: string | undefined
}

export type RunAction = <N extends ActionName>(
  name: N,
  input: ActionInput<N>,
  words: Words<ActionInput<N>, ActionResult<N>>,
) => Promise<ActionResult<N> | undefined>

/**
 * Runs named actions: one run at a time for each row, so that a double tap is one act; says the outcome in a toast, or
 * the reason when it was refused; in dry run says what it would do and leaves everything as it is. What it `shows` is on
 * the screen in the next frame, and is written after that. For lists of actions; a button binds its own by `useAction`.
 */
export function useRunAction(): { run: RunAction; pending: boolean } {
  const database = useDatabase()
  const actor = useActor()
  const running = useRef(new Set<string>())
  const [pending, setPending] = useState(false)

  const run = useCallback(
    async <N extends ActionName>(
      name: N,
      input: ActionInput<N>,
      words: Words<ActionInput<N>, ActionResult<N>>,
    ): Promise<ActionResult<N> | undefined> => {
      const changes = words.shows?.(input) ?? []
      // The same row is changed by one run at a time; what shows nothing of its rows runs once at a time.
      const key = [name, ...changes.map(({ table, id }) => `${table} ${id}`)].join()
      if (running.current.has(key)) return undefined
      running.current.add(key)
      try {
        const onWriting = () => setPending(true)
        return await act({ name, input, words, changes, database, actor, onWriting })
      } finally {
        running.current.delete(key)
        setPending(running.current.size > 0)
      }
    },
    [database, actor],
  )

  return { run, pending }
}

/** Binds a named action to its button. */
export function useAction<N extends ActionName>(
  name: N,
  words: Words<ActionInput<N>, ActionResult<N>>,
): RunningAction<ActionInput<N>, ActionResult<N>> {
  const { run, pending } = useRunAction()
  const actor = useActor()
  return {
    run: (input) => run(name, input, words),
    pending,
    forbidden: forbiddenTo(actor, name),
  }
}
