import { use, useState } from 'react'
import { countOf, longest } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { useActor } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { refusalText } from '#src/data/run-action.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { toast, undoBy } from '#src/ui/toast.ts'
import { isAnotherTrainee, keepTrainee, ownResults, renameTrainee } from './kept-results.ts'
import { clearForNext } from '../running/leave-exercise.ts'

interface Props {
  /** What is typed; undefined while that is the name that is kept. */
  typed: string | undefined
  onType: (typed: string | undefined) => void
  error?: string | undefined
  className?: string
  /** Called once the results of the one before are cleared. */
  onCleared?: () => void
}

/** The name under which results are kept. Where another's results are here, it asks whose they are (DEMO-28). */
export function TraineeField({ typed, onType, error, className, onCleared }: Props) {
  const own = ownResults.use()
  const db = use(DatabaseContext)
  const actor = useActor()
  /** The name about which is asked, also while the dialog closes. */
  const [next, setNext] = useState('')
  const [asks, setAsks] = useState(false)

  function leave() {
    if (typed === undefined) return
    const name = typed.trim()
    if (isAnotherTrainee(own, name)) {
      setNext(name)
      return setAsks(true)
    }
    keepTrainee(name)
    if (name === '' || ownResults.read().trainee === name) onType(undefined)
  }
  function cancel() {
    setAsks(false)
    onType(undefined)
  }
  function rename() {
    setAsks(false)
    renameTrainee(next)
    onType(undefined)
  }
  async function clear() {
    setAsks(false)
    try {
      const undo = await clearForNext(db ? { db, actor } : null, next)
      toast.success(exerciseMessages.removed, { action: undoBy(undo) })
      onType(undefined)
      onCleared?.()
    } catch (thrown) {
      toast.error(await refusalText(thrown))
    }
  }

  return (
    <>
      <TextField
        label="Your name"
        autoComplete="name"
        maxLength={longest.name}
        value={typed ?? own.trainee}
        error={error}
        onChange={({ target }) => onType(target.value)}
        onBlur={leave}
        {...(className && { className })}
      />
      <Dialog
        open={asks}
        onClose={cancel}
        size="sm"
        role="alertdialog"
        title={named`Are these ${next}’s results?`}
        description={named`${own.trainee}, ${countOf(own.results.length, 'result')}. Keep them to correct the name, or clear them for a new trainee.`}
        footer={
          <>
            <Button variant="secondary" onClick={rename}>
              Keep results
            </Button>
            <Button variant="primary" onClick={() => void clear()}>
              Clear results
            </Button>
          </>
        }
      />
    </>
  )
}
