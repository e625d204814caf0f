import { useLocation } from 'wouter'
import type { RunningExercise } from '#db/demo/schemas.ts'
import { named } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText, runAction } from '#src/data/run-action.ts'
import { Tick } from '#src/ui/glyphs.tsx'
import { toast } from '#src/ui/toast.ts'
import { StripBar, StripButton } from '../../../shared/strip-bar.tsx'
import { whatIsNext } from '../../learn/kept-set.ts'
import { useExercises } from '../all-exercises.ts'

interface Props {
  solved: RunningExercise
}

/** The line of an exercise that is solved, with the way to the next one until that is pressed or it is closed (DEMO-28). */
export function SolvedLine({ solved: { id } }: Props) {
  const database = useDatabase()
  const actor = useActor()
  const [, navigate] = useLocation()
  const exercises = useExercises()
  if (!exercises.own) return null
  const then = whatIsNext(id, exercises)

  async function close(): Promise<void> {
    try {
      await runAction('endExercise', undefined, { db: database(), actor })
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }
  return (
    <StripBar label="Solved" closeLabel="Close" onClose={() => void close()}>
      <Tick className="flex-none text-success" />
      <p className="line-clamp-2 min-w-0 flex-1 text-sm leading-tight font-semibold wrap-anywhere">
        {'next' in then ? named`Solved. Next: ${then.next}` : named`All solved: ${then.done}`}
      </p>
      <StripButton onPress={() => void close().then(() => navigate(pathTo('learn')))}>
        {'next' in then ? 'Next exercise' : 'Exercises'}
      </StripButton>
    </StripBar>
  )
}
