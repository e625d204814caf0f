import { useState } from 'react'
import { toast } from '#src/ui/toast.ts'
import { refusalText } from './run-action.ts'

/**
 * For a button whose work is no form's and no single action's: whether it is under way, and what runs it. Whatever the
 * work throws is said, and the button is free again (R56).
 */
export function usePending(): [
  pending: boolean,
  run: (work: () => Promise<void>) => Promise<void>,
] {
  const [pending, setPending] = useState(false)
  async function run(work: () => Promise<void>) {
    setPending(true)
    try {
      await work()
    } catch (error) {
      toast.error(await refusalText(error))
    } finally {
      setPending(false)
    }
  }
  return [pending, run]
}
