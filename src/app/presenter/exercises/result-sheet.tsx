import { createPortal } from 'react-dom'
import { formatDate } from '#src/rules/format.ts'
import { QrPicture, type screenCode } from '#src/screens/shared/share-link/qr-code.tsx'
import { durationText } from './duration.ts'
import type { TraineeResults } from './kept-results.ts'
import { titleOf, totalsOf, totalsText } from './result-files.ts'

interface Props extends TraineeResults {
  code: ReturnType<typeof screenCode> | undefined
}

/** A trainee's sheet, which prints instead of the page. */
export function ResultSheet({ trainee, results, code }: Props) {
  return createPortal(
    <section
      data-prints-alone
      aria-hidden
      className="hidden gap-4 text-black print:grid [&_td]:border-t [&_td]:py-1.5 [&_td]:pr-4 [&_th]:pr-4 [&_th]:pb-1 [&_th]:text-left"
    >
      <p>Paid: exercises</p>
      <p className="text-3xl font-semibold">{trainee}</p>
      <p className="tabular-nums">{totalsText(totalsOf(results))}</p>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr>
            <th>Exercise</th>
            <th>Solved</th>
            <th>Time</th>
            <th>Hints</th>
            <th>Wrong turns</th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.id}>
              <td>{titleOf(result)}</td>
              <td>{formatDate(new Date(result.at * 1000).toISOString())}</td>
              <td>{durationText(result.seconds)}</td>
              <td>{result.hints}</td>
              <td>{result.wrongTurns}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {code && <QrPicture code={code} label="QR code of the results" className="w-[60mm]" />}
    </section>,
    document.body,
  )
}
