import { useState } from 'react'
import type { FileColumn, FileRows } from '#src/files/table-file.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { toast } from '#src/ui/toast.ts'
import { useExercises } from './all-exercises.ts'
import { classResults, durationText, type TraineeResults } from './kept-results.ts'
import { resultColumns, resultRows, totalsOf } from './result-files.ts'

const ExportDialog = lazyDialog(
  async () => (await import('#src/screens/shared/exports/export-dialog.tsx')).ExportDialog,
)

const columns: FileColumn[] = [{ header: 'Trainee', kind: 'text' }, ...resultColumns]

const rowsOf = (given: readonly TraineeResults[], titleOf: (id: string) => string): FileRows =>
  given.flatMap(({ trainee, results }) =>
    resultRows(results, titleOf).map((cells) => [trainee, ...cells]),
  )

/** Removes the class's results, with Undo. */
function removeAll(given: TraineeResults[]) {
  classResults.write([])
  const undo = () => classResults.write(given)
  toast.success(exerciseMessages.removed, { action: { label: 'Undo', onClick: undo } })
}

/** The results of a class: read from files and pictures, in a table, and exported (DEMO-15). */
export function ClassCard() {
  const given = classResults.use()
  const { titleOf } = useExercises()
  const [reading, setReading] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const [exporting, setExporting] = useState(false)
  const rows = rowsOf(given, titleOf)

  async function read(files: File[]) {
    setReading(true)
    const { addResultFiles } = await import('./read-results.ts')
    const said = await addResultFiles(files)
    setProblems(said.filter(({ isAdded }) => !isAdded).map((each) => each.said))
    const added = said.filter(({ isAdded }) => isAdded).map((each) => each.said)
    if (added.length > 0) toast.success(added.join(', '))
    setReading(false)
  }

  return (
    <Card>
      <CardHeader
        title="Class results"
        action={
          rows.length > 0 && (
            <>
              <Button variant="text" size="sm" onClick={() => removeAll(given)}>
                Clear
              </Button>
              <Button variant="secondary" size="sm" onClick={() => setExporting(true)}>
                Export
              </Button>
            </>
          )
        }
      />
      <div className="grid gap-3 px-5 pb-4 md:px-6">
        <DropZone
          label="Result files"
          accept=".txt,image/*"
          multiple
          hint="Files that trainees handed in, or pictures of their codes."
          size="sm"
          pending={reading}
          pendingLabel="Reading"
          onPick={(files) => void read(files)}
        >
          Add results
        </DropZone>
        <div role="status" className="grid gap-2 empty:hidden">
          {problems.map((problem) => (
            <Banner key={problem} tone="bad">
              {problem}
            </Banner>
          ))}
        </div>
      </div>
      {given.length > 0 && (
        <div className="border-t border-line px-5 py-2 md:px-6">
          <table className="w-full text-sm tabular-nums max-[24rem]:text-xs [&_td]:border-t [&_td]:border-line [&_td]:py-2.5 [&_td]:pl-2 [&_td]:text-right sm:[&_td]:pl-4 [&_th]:py-2 [&_th]:text-right [&_th:not(:first-child)]:pl-2 sm:[&_th:not(:first-child)]:pl-4 [&_th]:font-medium [&_th]:text-muted [&_th:first-child]:text-left">
            <caption className="sr-only">Results by trainee</caption>
            <thead>
              <tr>
                <th scope="col">Trainee</th>
                <th scope="col">Solved</th>
                <th scope="col">Time</th>
                <th scope="col">Hints</th>
                <th scope="col">
                  <span className="max-sm:hidden">Wrong turns</span>
                  <span className="sm:hidden">Wrong</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {given.map(({ device, trainee, results }) => {
                const { solved, seconds, hints, wrongTurns } = totalsOf(results)
                return (
                  <tr key={`${device} ${trainee}`}>
                    <th scope="row" className="border-t border-line wrap-anywhere text-ink!">
                      {trainee}
                    </th>
                    <td>{solved}</td>
                    <td>{durationText(seconds)}</td>
                    <td>{hints}</td>
                    <td>{wrongTurns}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      <ExportDialog
        open={exporting}
        onClose={() => setExporting(false)}
        title="Export class results"
        what="one row for each trainee and exercise"
        columns={columns}
        sheet="Class results"
        fileName="class-results"
        total={rows.length}
        noun="result"
        rows={(from, to) => rows.slice(from, to)}
      />
    </Card>
  )
}
