import { toast } from '#src/ui/toast.ts'
import { refusalText } from './run-action.ts'

/** Keeps something in the browser's storage, and says so where it can't; returns whether it did. */
export function keepOrSay(keep: () => void): boolean {
  try {
    keep()
    return true
  } catch (error) {
    void refusalText(error).then((said) => toast.error(said))
    return false
  }
}
