import { useState } from 'react'
import { countOf } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { keepOrSay } from '#src/data/keep-or-say.ts'
import { refusalText } from '#src/data/run-action.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { type DialogLayer, useLast } from '#src/ui/dialog-host.tsx'
import { toast } from '#src/ui/toast.ts'
import { certificateFile } from '../exercises/exam/certificate.ts'
import { useExercises } from '../exercises/all-exercises.ts'
import { decideReview, effortText, type ReadResults } from '../exercises/results/kept-results.ts'
import { outcomeNames, scoreText, totalsOf } from '../exercises/results/result-files.ts'
import { handOver } from '../../shared/hand-over.ts'
import { rowText } from './board-grid.tsx'
import { type BoardCell, useBoard } from './class-board.ts'

const tones = { solved: 'ok', tried: 'bad', review: 'info' } as const

/** A result, with what was missing, and the trainer's decision where the check can't decide. */
function ResultRow({ cell: { result, from }, title }: { cell: BoardCell; title: string }) {
  const { id, outcome, restarts, lacks, reviewed } = result
  return (
    <li className="grid gap-1.5 border-t border-line py-2.5 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 font-medium">{title}</p>
        <Badge tone={tones[outcome]}>{outcomeNames[outcome]}</Badge>
      </div>
      <p className="text-sm text-muted tabular-nums">
        {[restarts > 0 && countOf(restarts + 1, 'try'), effortText(result)]
          .filter(Boolean)
          .join(', ')}
      </p>
      {lacks.length > 0 && (
        <ul aria-label="Missing" className="grid gap-0.5 text-sm">
          {lacks.map((lack) => (
            <li key={lack}>{lack}</li>
          ))}
        </ul>
      )}
      {(outcome === 'review' || reviewed) && (
        <div className="flex flex-wrap gap-2">
          {outcome !== 'solved' && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={named`Mark as solved: ${title}`}
              onClick={() => keepOrSay(() => decideReview(from, id, true))}
            >
              Mark as solved
            </Button>
          )}
          {outcome !== 'tried' && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={named`Mark as not solved: ${title}`}
              onClick={() => keepOrSay(() => decideReview(from, id, false))}
            >
              Mark as not solved
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

interface CertificateProps {
  handed: ReadResults
  titleOf: (id: string) => string
}

/** Shares the certificate of a test that was handed in, with what the trainer has decided. */
function CertificateButton({ handed, titleOf }: CertificateProps) {
  const [pending, setPending] = useState(false)
  async function send() {
    setPending(true)
    try {
      await handOver(...(await certificateFile(handed, titleOf)))
    } catch (error) {
      toast.error(await refusalText(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      variant="text"
      size="sm"
      pending={pending}
      aria-label={named`Certificate of ${handed.trainee}, ${handed.test?.name ?? ''}`}
      onClick={() => void send()}
    >
      Certificate
    </Button>
  )
}

interface Props extends DialogLayer {
  name: string
  /** Asks whose results these are; undefined where the class has no list. */
  onMatch: ((handed: ReadResults) => void) | undefined
}

/** What a trainee of the class handed in (DEMO-27). */
export function TraineeDialog({ name, onMatch, open, onClose }: Props) {
  const { board } = useBoard()
  const { titleOf } = useExercises()
  const row = useLast(board.rows.find((each) => each.name === name))
  if (!row) return null
  return (
    <Dialog open={open} onClose={onClose} title={name} description={rowText(row)}>
      {row.handedIn.length === 0 ? (
        <p className="text-muted">Nothing handed in yet.</p>
      ) : (
        <div className="grid gap-4">
          <ul aria-label="Results">
            {row.cells.map(
              (cell) =>
                cell && (
                  <ResultRow key={cell.result.id} cell={cell} title={titleOf(cell.result.id)} />
                ),
            )}
          </ul>
          <ul aria-label="Handed in" className="border-t border-line pt-2">
            {row.handedIn.map((handed) => (
              <li
                key={`${handed.device} ${handed.trainee} ${handed.test?.at ?? ''}`}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1"
              >
                <span className="min-w-0 text-sm wrap-anywhere text-muted tabular-nums">
                  {named`Handed in as ${handed.trainee}`}
                  {handed.test &&
                    named`. Test ${handed.test.name}: ${scoreText(totalsOf(handed.results))}`}
                </span>
                <span className="-mx-3 flex flex-wrap">
                  {handed.test && <CertificateButton handed={handed} titleOf={titleOf} />}
                  {onMatch && (
                    <Button
                      variant="text"
                      size="sm"
                      aria-label={named`Change name of ${handed.trainee}`}
                      onClick={() => onMatch(handed)}
                    >
                      Change name
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}
