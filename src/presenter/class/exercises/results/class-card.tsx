import { ScanLine } from 'lucide-react'
import { pathTo } from '#routes/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { FilePicker } from '#src/ui/file-picker.tsx'
import { handedInText, missingText, useBoard } from '../../board/class-board.ts'
import { useResultFiles } from '../../board/use-result-files.tsx'

/** Who of the class handed in, and the ways to collect results (DEMO-15). */
export function ClassCard() {
  const { list, board } = useBoard(([sitting]) => ({ sitting }))
  const files = useResultFiles()
  const missing = missingText(list, board)
  return (
    <Card>
      <CardHeader
        title="Class results"
        action={
          <ButtonLink to={pathTo('class-board')} variant="secondary" size="sm">
            Open board
          </ButtonLink>
        }
      />
      <div className="grid gap-3 px-card pb-4">
        {board.rows.length === 0 ? (
          <p className="text-muted">
            None yet. Scan the codes under My results, or add the files that trainees handed in.
          </p>
        ) : (
          <p className="tabular-nums">
            {handedInText(list, board)}
            {missing && <span className="block text-sm text-muted wrap-anywhere">{missing}</span>}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            to={`${pathTo('class-board')}?scan`}
            variant="secondary"
            size="sm"
            icon={<ScanLine aria-hidden />}
          >
            Scan codes
          </ButtonLink>
          <FilePicker {...files.picker} size="sm">
            Add files
          </FilePicker>
        </div>
        {files.problems}
      </div>
    </Card>
  )
}
