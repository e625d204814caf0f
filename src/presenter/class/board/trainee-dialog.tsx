import { useState } from 'react'
import { countOf, formatDuration, formatMoment, formatShortDate } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { keepOrSay } from '#src/data/keep-or-say.ts'
import { refusalText } from '#src/data/run-action.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { type DialogLayer, useLast } from '#src/ui/dialog-host.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { toast } from '#src/ui/toast.ts'
import { certificateFile, clockText } from '../exercises/exam/certificate.ts'
import { useExercises } from '../exercises/all-exercises.ts'
import {
  decideReview,
  effortText,
  endingOf,
  isForTrainer,
  notesOf,
  type ReadResults,
} from '../exercises/results/kept-results.ts'
import {
  handedName,
  outcomeText,
  scoreText,
  totalsOf,
  totalsText,
} from '../exercises/results/result-files.ts'
import { handOver } from '../../shared/hand-over.ts'
import { rowText } from './board-grid.tsx'
import { useBoard, type View } from './class-board.ts'
import { unnumbered } from './class-names.ts'
import { decideTest } from './decide-test.ts'

const VoidDialog = lazyDialog(async () => (await import('./void-dialog.tsx')).VoidDialog)

const tones = { solved: 'ok', tried: 'bad', review: 'info', unreached: 'off' } as const

interface ResultProps {
  result: ReadResults['results'][number]
  from: ReadResults
  title: string
}

/** A result with its notes, and the trainer's decision where the check can't decide alone. */
function ResultRow({ result, from, title }: ResultProps) {
  const { id, at, outcome, restarts } = result
  const notes = notesOf(result)
  const ending = endingOf(result)
  const day = formatShortDate(new Date(at * 1000).toISOString())
  return (
    <li className="grid gap-1.5 border-t border-line py-2.5 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 font-medium">{title}</p>
        <Badge tone={tones[ending]}>{outcomeText(result)}</Badge>
      </div>
      {ending !== 'unreached' && (
        <p className="text-sm text-muted tabular-nums">
          {[restarts > 0 && countOf(restarts + 1, 'try'), effortText(result), !from.test && day]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      {notes.length > 0 && (
        <ul aria-label="Notes" className="grid gap-0.5 text-sm">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {isForTrainer(result) && (
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

interface HandedProps {
  /** The trainee's name on the board, which a certificate has as well. */
  name: string
  handed: ReadResults
  /** What the board shows is open. */
  startsOpen: boolean
  titleOf: (id: string) => string
  onMatch: Props['onMatch']
}

/** What was handed in at once: the practice of a phone, or a test, with its results. */
function HandedPart({ name, handed, startsOpen, titleOf, onMatch }: HandedProps) {
  const { test, results, trainee, voided } = handed
  const [voiding, setVoiding] = useState(false)
  const totals = totalsOf(results)
  const began = test && formatMoment(new Date(test.at * 1000).toISOString())
  return (
    <li className="border-t border-line first:border-t-0">
      <Fold
        level={3}
        title={test ? named`Test ${test.name}` : 'Practice'}
        note={
          <span className="tabular-nums">
            {test && voided
              ? named`Voided: ${voided.reason}`
              : test
                ? [scoreText(totals), formatDuration(totals.seconds), began].join(', ')
                : totalsText(totals)}
          </span>
        }
        startsOpen={startsOpen}
      >
        <div className="px-card pb-2">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 text-sm wrap-anywhere text-muted">
              {named`Handed in as ${trainee}`}
            </span>
            <span className="-mx-3 flex flex-wrap">
              {test && !voided && (
                <CertificateButton
                  handed={{ ...handed, trainee: unnumbered(name) }}
                  titleOf={titleOf}
                />
              )}
              {test && (
                <Button
                  variant="text"
                  size="sm"
                  aria-label={named`${voided ? 'Restore' : 'Void'} this test: ${test.name} of ${trainee}`}
                  onClick={() => (voided ? decideTest(handed, null) : setVoiding(true))}
                >
                  {voided ? 'Restore this test' : 'Void this test'}
                </Button>
              )}
              {onMatch && (
                <Button
                  variant="text"
                  size="sm"
                  aria-label={named`Change name of ${trainee}`}
                  onClick={() => onMatch(handed)}
                >
                  Change name
                </Button>
              )}
            </span>
          </div>
          {test && <VoidDialog handed={handed} open={voiding} onClose={() => setVoiding(false)} />}
          {test?.clockMoved !== undefined && (
            <p className="text-sm">
              {clockText(test)}. The time was counted without it. Whether the test counts is for you
              to decide.
            </p>
          )}
          <ul aria-label={handedName(handed)}>
            {results.map((result) => (
              <ResultRow key={result.id} result={result} from={handed} title={titleOf(result.id)} />
            ))}
          </ul>
        </div>
      </Fold>
    </li>
  )
}

interface Props extends DialogLayer {
  name: string
  /** What the board shows, which is open at first. */
  view: View
  /** Asks whose results these are; undefined where the class has no list. */
  onMatch: ((handed: ReadResults) => void) | undefined
}

/** What a trainee of the class handed in: each test for itself, and the practice (DEMO-27). */
export function TraineeDialog({ name, view, onMatch, open, onClose }: Props) {
  const { board } = useBoard(() => view)
  const { titleOf } = useExercises()
  const row = useLast(board.rows.find((each) => each.name === name))
  if (!row) return null
  const others = row.handedIn.filter((handed) => !row.shown.includes(handed))
  return (
    <Dialog open={open} onClose={onClose} title={name} description={rowText(board, row)}>
      {row.handedIn.length === 0 ? (
        <p className="text-muted">Nothing handed in yet.</p>
      ) : (
        <ul aria-label="Handed in" className="-mx-card">
          {[...row.shown, ...others].map((handed) => (
            <HandedPart
              name={name}
              key={`${handed.device} ${handed.trainee} ${handed.test?.at ?? ''}`}
              handed={handed}
              startsOpen={row.shown.length === 0 || row.shown.includes(handed)}
              titleOf={titleOf}
              onMatch={onMatch}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
