import { use, useCallback, useRef, useState } from 'react'
import { ActionError } from '#db/action.ts'
import type { ActionInput, ActionName, ActionResult } from '#db/all-actions.ts'
import type { PaidDatabase } from '#db/database.ts'
import { isStorageFull } from '#db/is-storage-full.ts'
import { appMessages } from '#src/rules/messages/app.ts'
import type { RefusalCode } from '#src/rules/messages/refusals.ts'
import { toast, type ToastOptions } from '#src/ui/toast.ts'
import { forbiddenTo, useActor } from './actor.ts'
import { actsDone } from './acts-done.ts'
import { DatabaseContext, openOnDemand } from './database-context.ts'
import { demoSettingsNow } from './dry-run.ts'
import { expectChanges, type ExpectedChange, painted } from './expected.ts'
import { meetFaultOf } from './faults.ts'
import { newAttemptId, refusalText, runAction } from './run-action.ts'

/** A message, and its language unless it is the page's. */
export interface Said {
  text: string
  lang?: string | undefined
}

export interface Words<Input, Result> {
  /** The message after saving; left out where the screen itself shows the result. */
  success?: (result: Result) => string
  /** Returns true for a result that takes something away, such as a rejection: its message has no tick. */
  setback?: (result: Result) => boolean
  /** The message in dry run, when nothing changes. */
  dryRun: string | ((input: Input) => string)
  /**
   * The optimistic changes, shown by `useQuery` calls that have a `show`. They are reverted when the action is refused
   * or fails.
   */
  shows?: (input: Input) => ExpectedChange[]
  /** The message when the device is full, instead of the one that nothing was saved. */
  full?: (input: Input) => string
  /** Returns the message of any failure in place of the usual one, such as with what became of a payer's money. */
  failure?: (error: unknown, input: Input) => Promise<Said>
  /** The language of the message after saving, unless it is the page's. */
  lang?: string | undefined
  /** Handles the message of a refusal on the screen, such as at a field; returns whether it did. */
  refused?: (code: RefusalCode, words: string) => boolean
  /** A button in the toast, such as Undo. */
  offer?: (result: Result) => NonNullable<ToastOptions['action']>
}

interface ActionRun<N extends ActionName> {
  name: N
  input: ActionInput<N>
  words: Words<ActionInput<N>, ActionResult<N>>
  /** The optimistic changes. */
  changes: ExpectedChange[]
  database: () => PaidDatabase | Promise<PaidDatabase>
  actor: ReturnType<typeof useActor>
  onWriting: () => void
  /** Aborts while nothing is written yet, when the person gives up. */
  signal: AbortSignal
}

/** Shows the optimistic changes, writes them and reports the result; never rejects. */
async function perform<N extends ActionName>({
  name,
  input,
  words: { success, setback, dryRun, full, failure, refused, offer, lang },
  changes,
  database,
  actor,
  onWriting,
  signal,
}: ActionRun<N>): Promise<ActionResult<N> | undefined> {
  let expected: ReturnType<typeof expectChanges> | undefined
  try {
    // What is known already is not awaited, so that the change is drawn together with the press.
    const opening = database()
    const db = opening instanceof Promise ? await opening : opening
    const settings = demoSettingsNow(db)
    if ((settings instanceof Promise ? await settings : settings).dryRun) {
      toast.info(typeof dryRun === 'string' ? dryRun : dryRun(input))
      return undefined
    }
    if (changes.length > 0) {
      expected = expectChanges(changes)
      await painted()
    }
    onWriting()
    await meetFaultOf(db, name, signal)
    signal.throwIfAborted()
    const result = await runAction(name, input, { db, actor })
    expected?.written()
    actsDone.set(actsDone.get() + 1)
    const notify = setback?.(result) ? toast.setback : toast.success
    if (success) notify(success(result), { lang, ...(offer && { action: offer(result) }) })
    return result
  } catch (error) {
    expected?.dropped()
    if (signal.aborted && error === signal.reason) return undefined
    const message: Said = failure
      ? await failure(error, input)
      : { text: full && isStorageFull(error) ? full(input) : await refusalText(error) }
    const isHandled = error instanceof ActionError && refused?.(error.code, message.text)
    if (!isHandled) toast.error(message.text, { lang: message.lang })
    return undefined
  }
}

interface RefusedAt<Field extends string> {
  /** For `useAction`: takes the messages of refusals that belong to the field. */
  refused: (code: RefusalCode, words: string) => boolean
  /** For `onSubmit`, after the action: the message for the field, once; undefined when there is none. */
  words: () => Record<Field, string> | undefined
}

/** Shows refusals with one of these codes at a field of the form instead of in a toast. */
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
  /** Returns the result, or undefined when the action was refused or dry, which it has reported. Never rejects. */
  run: (input: Input) => Promise<Result | undefined>
  pending: boolean
  /** Gives up what is not written yet, because its service does not answer: `run` resolves to undefined, and nothing is said. */
  cancel: () => void
  /** The reason why the actor may not perform the action, for the disabled control. Undefined when they may. */
  forbidden: string | undefined
}

export type RunAction = <N extends ActionName>(
  name: N,
  input: ActionInput<N>,
  words: Words<ActionInput<N>, ActionResult<N>>,
) => Promise<ActionResult<N> | undefined>

/** What an input may have that is new with each press of the same button. */
const newWithEachPress = ['attemptId', 'keepAs', 'secret']

/** Returns what a press asks for, by which a second tap is known. */
const pressOf = (name: ActionName, input: unknown): string =>
  JSON.stringify([name, input], (field, value: unknown) =>
    newWithEachPress.includes(field) ? undefined : value,
  )

/** Within how many milliseconds a second press on a row is the second half of a double tap. */
const doubleTap = 500

interface Running {
  control: AbortController
  press: string
  since: number
}

/**
 * Runs any named action. The same row that it shows, else the same input, runs once at a time, so that a double tap is one
 * action and a press on another row is never dropped; one that asks something else of the row meanwhile is told to wait.
 * Reports the result or the refusal in a toast; in dry run describes the action and changes nothing. Its `shows` is painted
 * in the next frame, before the write.
 */
export function useRunAction(): { run: RunAction; pending: boolean; cancel: () => void } {
  const open = use(DatabaseContext)
  const actor = useActor()
  const running = useRef(new Map<string, Running>())
  const [pending, setPending] = useState(false)

  const run = useCallback(
    async <N extends ActionName>(
      name: N,
      input: ActionInput<N>,
      words: Words<ActionInput<N>, ActionResult<N>>,
    ): Promise<ActionResult<N> | undefined> => {
      const changes = words.shows?.(input) ?? []
      // A switch that shows the change is pressed twice with two inputs, which is one act on its row.
      const rows = changes.map(({ table, id }) => `${table} ${id}`)
      const press = pressOf(name, input)
      const key = rows.length > 0 ? [name, ...rows].join() : press
      const before = running.current.get(key)
      const now = performance.now()
      if (before) {
        const isOther = before.press !== press && now - before.since > doubleTap
        if (isOther) toast.info(appMessages.stillSaving)
        return undefined
      }
      const control = new AbortController()
      running.current.set(key, { control, press, since: now })
      try {
        const onWriting = () => setPending(true)
        const { signal } = control
        const database = () => open ?? openOnDemand()
        return await perform({ name, input, words, changes, database, actor, onWriting, signal })
      } finally {
        running.current.delete(key)
        setPending(running.current.size > 0)
      }
    },
    [open, actor],
  )

  const cancel = useCallback(() => {
    for (const { control } of running.current.values()) control.abort()
  }, [])

  return { run, pending, cancel }
}

/** Binds a named action to its button, and runs it as `useRunAction` does. */
export function useAction<N extends ActionName>(
  name: N,
  words: Words<ActionInput<N>, ActionResult<N>>,
): RunningAction<ActionInput<N>, ActionResult<N>> {
  const { run, pending, cancel } = useRunAction()
  const actor = useActor()
  return {
    run: (input) => run(name, input, words),
    pending,
    cancel,
    forbidden: forbiddenTo(actor, name),
  }
}

/**
 * For the dialog of a new entry: an attempt id that stays the same until the entry is saved or canceled, and `finish`,
 * which closes the dialog and clears its form for the next entry.
 */
export function useNewEntry(onClose: () => void) {
  const [attemptId, setAttemptId] = useState(newAttemptId)
  function finish(form: { reset: () => void }) {
    onClose()
    form.reset()
    setAttemptId(newAttemptId())
  }
  return { attemptId, finish }
}
