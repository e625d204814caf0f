import { ActionError } from '#db/action.ts'
import type { ActionInput, ActionName, ActionResult } from '#db/all-actions.ts'
import type { PaidDatabase } from '#db/database.ts'
import { isStorageFull } from '#db/is-storage-full.ts'
import type { RefusalCode } from '#src/rules/messages/refusals.ts'
import { toast, type ToastOptions } from '#src/ui/toast.ts'
import type { useActor } from './actor.ts'
import { saidInDryRun } from './dry-run.ts'
import { expectChanges, type ExpectedChange } from './expected.ts'
import { painted } from './painted.ts'
import { refusalText } from './refusal.ts'
import { runAction } from './run-action.ts'

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
export async function act<N extends ActionName>({
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
