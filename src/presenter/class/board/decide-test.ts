import { keepOrSay } from '#src/data/keep-or-say.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { toast, undoBy } from '#src/ui/toast.ts'
import { type ReadResults, voidTest } from '../exercises/results/kept-results.ts'

/** Voids a test, or counts it again without a reason; with Undo. Returns whether it is kept. */
export function decideTest(handed: ReadResults, reason: string | null): boolean {
  const before = handed.voided?.reason ?? null
  if (!keepOrSay(() => voidTest(handed, reason))) return false
  const said = reason === null ? exerciseMessages.testCounts : exerciseMessages.testVoided
  toast.success(said(handed.test?.name ?? '', handed.trainee), {
    action: undoBy(() => keepOrSay(() => voidTest(handed, before))),
  })
  return true
}
