import { ArrowLeft, Eraser, Printer, Send, Share2 } from 'lucide-react'
import { use, useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { formatDate, formatDuration } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { useActor } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { refusalText } from '#src/data/run-action.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { QrPicture, screenCode } from '#src/screens/shared/share-link/qr-code.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { PrintedAlone } from '#src/ui/printed-alone.tsx'
import { toast, undoBy } from '#src/ui/toast.ts'
import { CodePlate } from '#src/screens/shared/share-link/code-plate.tsx'
import { handOver } from '../../../shared/hand-over.ts'
import { useExercises } from '../all-exercises.ts'
import {
  type Certificate,
  certificateFile,
  certificateOf,
  clockText,
  outcomeInTest,
} from '../exam/certificate.ts'
import {
  effortText,
  endingOf,
  type ExerciseResult,
  isAnotherTrainee,
  notesOf,
  ownResults,
  traineeName,
  type TraineeResults,
} from './kept-results.ts'
import { clearForNext, keepTried } from '../running/leave-exercise.ts'
import { mostShown, writeResults } from './result-code.ts'
import {
  fileNameOf,
  outcomeText,
  scoreText,
  sheetPdf,
  totalsOf,
  totalsText,
} from './result-files.ts'
import { handedIn, type TakenTest, takenTests } from '../exam/taken-test.ts'
import { TraineeField } from './trainee-field.tsx'

interface ResultSheetProps extends TraineeResults {
  code: ReturnType<typeof screenCode> | undefined
}

/** A trainee's sheet, which prints instead of the page. */
function ResultSheet({ trainee, results, code }: ResultSheetProps) {
  const { titleOf } = useExercises()
  return (
    <PrintedAlone className="gap-4 [&_td]:border-t [&_td]:py-1.5 [&_td]:pr-4 [&_th]:pr-4 [&_th]:pb-1 [&_th]:text-left">
      <p>Paid: exercises</p>
      <p className="text-3xl font-semibold">{trainee}</p>
      <p className="tabular-nums">{totalsText(totalsOf(results))}</p>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr>
            <th>Exercise</th>
            <th>Result</th>
            <th>Date</th>
            <th>Time</th>
            <th>Hints</th>
            <th>Wrong turns</th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.id}>
              <td>
                {titleOf(result.id)}
                {notesOf(result).map((lack) => (
                  <span key={lack} className="block text-xs">
                    {lack}
                  </span>
                ))}
              </td>
              <td>{outcomeText(result)}</td>
              <td>{formatDate(new Date(result.at * 1000).toISOString())}</td>
              <td>{formatDuration(result.seconds)}</td>
              <td>{result.hints}</td>
              <td>{result.wrongTurns}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {code && <QrPicture code={code} label="QR code of the results" className="w-[60mm]" />}
    </PrintedAlone>
  )
}

/** A test's certificate, which prints instead of the page. */
function CertificateSheet({ trainee, name, at, score, note, pending, lines }: Certificate) {
  return (
    <PrintedAlone className="gap-4">
      <p>Certificate</p>
      <p className="text-4xl font-semibold">{trainee}</p>
      <p className="text-xl">Test: {name}</p>
      <p className="text-3xl font-semibold tabular-nums">{score}</p>
      <p className="tabular-nums">
        {formatDate(at)}. {note}
      </p>
      {pending && <p className="font-semibold">{pending}</p>}
      <ul className="text-sm">
        {lines.map(({ title, outcome, lacks }, place) => (
          <li key={place} className="border-t py-1.5">
            <p className="flex justify-between gap-4">
              <span>{title}</span>
              <span>{outcome}</span>
            </p>
            {lacks.map((lack) => (
              <p key={lack} className="text-xs">
                {lack}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </PrintedAlone>
  )
}

interface Props {
  open: boolean
  onClose: () => void
  /** A test that ended, whose certificate and results alone are shown. */
  test?: TakenTest
}

/** Returns the signed code of results; undefined until it is made, and where the page can't sign. */
function useCode(results: TraineeResults): string | undefined {
  const [code, setCode] = useState<string>()
  useEffect(() => {
    let left = false
    writeResults(results, mostShown).then(
      (made) => !left && setCode(made),
      () => !left && setCode(undefined),
    )
    return () => {
      left = true
    }
  }, [results])
  return code
}

/** Returns how an exercise's row says that it went. */
function rowText(result: ExerciseResult): string {
  if (result.score) return effortText(result)
  const outcome = outcomeInTest(result)
  return endingOf(result) === 'unreached' ? outcome : `${outcome}, ${effortText(result)}`
}

/** What was done on this device, or in a test, to print, share, and hand in to the trainer. */
export function ResultsDialog({ open, onClose, test: ended }: Props) {
  const db = use(DatabaseContext)
  const actor = useActor()
  const { titleOf } = useExercises()
  useEffect(() => {
    // An exercise that still runs is handed in as far as it has come.
    if (open && db) keepTried(db).catch(reportError)
  }, [open, db])
  const own = ownResults.use()
  const tests = takenTests.use()
  const [chosen, setChosen] = useState<TakenTest>()
  const test = ended ?? chosen
  const [draft, setDraft] = useState<string>()
  const typed = draft ?? own.trainee
  const [asks, setAsks] = useState(false)
  const [pending, setPending] = useState<'sheet' | 'file'>()
  const given = useMemo(
    () => (test ? handedIn(test, own.device) : { ...own, trainee: typed.trim() }),
    [own, test, typed],
  )
  const checkedName = v.safeParse(traineeName, given.trainee)
  const code = useCode(given)
  const picture = useMemo(() => (code === undefined ? undefined : screenCode(code)), [code])
  const { results } = given
  const certificate = certificateOf(given, titleOf)

  /** Asks for the name first if there is none. */
  const withName = (act: () => unknown) => () => {
    setAsks(true)
    // Whose results they are is asked by the field.
    if (checkedName.success && (test || !isAnotherTrainee(own, typed))) act()
  }
  async function send(what: 'sheet' | 'file', make: () => Promise<Parameters<typeof handOver>>) {
    setPending(what)
    try {
      await handOver(...(await make()))
    } catch (error) {
      toast.error(await refusalText(error))
    } finally {
      setPending(undefined)
    }
  }
  async function clear() {
    try {
      const undo = await clearForNext(db ? { db, actor } : null)
      setDraft(undefined)
      onClose()
      toast.success(exerciseMessages.removed, { action: undoBy(undo) })
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }
  const sendFile = async (): Promise<[File]> => {
    const text = await writeResults(given)
    return [new File([text], `${fileNameOf(given)}.txt`, { type: 'text/plain' })]
  }
  const sendSheet = async () =>
    certificate ? certificateFile(given, titleOf) : sheetPdf(given, titleOf)

  const description = test
    ? `${test.trainee}, ${scoreText(totalsOf(results))}`
    : results.length > 0
      ? totalsText(totalsOf(results))
      : 'No exercises yet.'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={test ? named`Test: ${test.name}` : 'My results'}
      description={description}
      footer={
        results.length > 0 && (
          <>
            <Button
              variant="secondary"
              icon={<Printer aria-hidden />}
              onClick={withName(() => globalThis.print())}
            >
              {test ? 'Print certificate' : 'Print'}
            </Button>
            <Button
              variant="primary"
              icon={<Send aria-hidden />}
              pending={pending === 'file'}
              onClick={withName(() => void send('file', sendFile))}
            >
              Hand in
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {chosen && !ended && (
          <Button
            variant="text"
            size="sm"
            icon={<ArrowLeft aria-hidden />}
            className="justify-self-start"
            onClick={() => setChosen(undefined)}
          >
            My results
          </Button>
        )}
        {!test && results.length > 0 && (
          <TraineeField
            typed={draft}
            onType={setDraft}
            error={asks && !checkedName.success ? checkedName.issues[0].message : undefined}
            onCleared={onClose}
          />
        )}
        {certificate?.pending && <Banner tone="wait">{certificate.pending}</Banner>}
        {given.test?.clockMoved !== undefined && (
          <Banner tone="info">{clockText(given.test)}. The time was counted without it.</Banner>
        )}
        {results.length > 0 && picture && checkedName.success && (
          <CodePlate
            code={picture}
            label="QR code of your results"
            title={named`${checkedName.output}: ${test ? `Test ${test.name}` : 'My results'}`}
            way={
              <Button variant="secondary" size="sm" onClick={() => void send('file', sendFile)}>
                Hand in the file
              </Button>
            }
          />
        )}
        {!test && tests.length > 0 && (
          <ul aria-label="Tests">
            {[...tests].reverse().map((each) => (
              <li
                key={each.at}
                className="flex items-center gap-3 border-t border-line py-2 first:border-t-0"
              >
                <p className="min-w-0 flex-1">
                  <span className="block font-medium wrap-anywhere">Test: {each.name}</span>
                  <span className="block text-sm text-muted tabular-nums">
                    {each.trainee}, {scoreText(totalsOf(each.results))}
                  </span>
                </p>
                <Button variant="secondary" size="sm" onClick={() => setChosen(each)}>
                  Certificate
                </Button>
              </li>
            ))}
          </ul>
        )}
        {results.length > 0 && (
          <>
            <ul aria-label="Exercises">
              {results.map((result) => (
                <li key={result.id} className="border-t border-line py-2 first:border-t-0">
                  <p className="font-medium">{titleOf(result.id)}</p>
                  <p className="text-sm text-muted tabular-nums">{rowText(result)}</p>
                  {notesOf(result).map((lack) => (
                    <p key={lack} className="text-sm tabular-nums">
                      {lack}
                    </p>
                  ))}
                </li>
              ))}
            </ul>
            <p className="text-sm text-muted">
              Your trainer reads the file, or a picture of the code. Its signature shows that
              nothing was changed by accident; it doesn’t prove who solved the exercises.
            </p>
            <Button
              variant="text"
              icon={<Share2 aria-hidden />}
              pending={pending === 'sheet'}
              onClick={withName(() => void send('sheet', sendSheet))}
            >
              {test ? 'Share certificate as PDF' : 'Share sheet as PDF'}
            </Button>
            {!test && (
              <Button variant="text" icon={<Eraser aria-hidden />} onClick={() => void clear()}>
                Clear results
              </Button>
            )}
            {certificate ? (
              <CertificateSheet {...certificate} />
            ) : (
              <ResultSheet {...given} code={picture} />
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
