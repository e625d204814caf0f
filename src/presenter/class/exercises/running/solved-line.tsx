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
import { ownResults } from '../results/kept-results.ts'
import { isWrongTurn } from './lack-text.ts'

interface Props {
  solved: RunningExercise
}

/** The line of an exercise that is solved, its wrong turns, and the way to the next one until that is pressed or it is closed (DEMO-28). */
export function SolvedLine({ solved: { id, solved } }: Props) {
  const database = useDatabase()
  const actor = useActor()
  const [, navigate] = useLocation()
  const exercises = useExercises()
  const { results } = ownResults.use()
  if (!exercises.own) return null
  const then = whatIsNext(id, exercises)
  const notes = results.find((each) => each.id === id)?.lacks ?? []
  const turns = solved && solved.wrongTurns > 0 ? notes.filter(isWrongTurn) : []

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
      <div className="min-w-0 flex-1 text-sm leading-tight wrap-anywhere">
        <p className="line-clamp-2 font-semibold">
          {'next' in then ? named`Solved. Next: ${then.next}` : named`All solved: ${then.done}`}
        </p>
        {turns.map((turn) => (
          <p key={turn} className="line-clamp-2">
            {turn}
          </p>
        ))}
      </div>
      <StripButton onPress={() => void close().then(() => navigate(pathTo('learn')))}>
        {'next' in then ? 'Next exercise' : 'Exercises'}
      </StripButton>
    </StripBar>
  )
}
