import { CircleX, RotateCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { isolated } from '#db/text/typed-text.ts'
import { Scanner } from '#src/screens/shared/scan/scanner.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { useScreenOn } from '#src/ui/viewport.ts'
import { newCodes, type ReadCode, readIntoClass } from '../exercises/results/read-results.ts'
import { handedName, totalsOf } from '../exercises/results/result-files.ts'

type Read = ReadCode & { at: number }

const icons = {
  added: <Tick size={28} className="text-success" />,
  updated: <Tick size={28} className="text-success" />,
  same: <RotateCw aria-hidden className="size-7 text-muted" />,
  refused: <CircleX aria-hidden className="size-7 text-danger" />,
}
const notes = { added: 'Added', updated: 'Updated', same: 'Already added' } as const

/** What came of the code that was read last. */
function Last({ read }: { read: Read | undefined }) {
  return (
    <div
      role="status"
      className="flex min-h-18 items-center gap-3 rounded-control border border-line bg-surface px-4 py-2"
    >
      {!read && <p className="text-muted">No codes read yet.</p>}
      {read && (
        <div key={read.at} className="flex min-w-0 animate-appear items-center gap-3">
          <span className="flex-none">{icons[read.change]}</span>
          {read.change === 'refused' ? (
            <p className="min-w-0 wrap-anywhere">{read.said}</p>
          ) : (
            <div className="min-w-0">
              <p className="text-xl font-semibold wrap-anywhere">
                {isolated(read.results.trainee)}
              </p>
              <p className="text-sm text-muted tabular-nums">
                {notes[read.change]}, {totalsOf(read.results.results).solved} solved
              </p>
              <p className="text-sm wrap-anywhere text-muted">{handedName(read.results)}</p>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

interface Props {
  /** Who is missing. */
  missing: string
}

/** Reads the codes of one phone after another into the class; the camera stays on (DEMO-27). */
export function CodeCollector({ missing }: Props) {
  useScreenOn()
  const [read, setRead] = useState<readonly Read[]>([])
  const [isNew] = useState(newCodes)
  const queue = useRef(Promise.resolve())

  function take(text: string) {
    if (!isNew(text, performance.now())) return
    // One by one, in the order in which they were seen.
    queue.current = queue.current.then(async () => {
      const next = await readIntoClass('This code', () => text)
      setRead((before) => [{ ...next, at: before.length }, ...before])
    })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,26.25rem)_minmax(0,1fr)]">
      <div className="grid gap-3">
        <Last read={read[0]} />
        <Scanner
          several
          hint="Hold one phone after another in front of the camera."
          onRead={take}
        />
      </div>
      <div className="grid gap-3">
        {missing !== '' && <p className="font-medium wrap-anywhere">{missing}</p>}
        {read.length > 0 && (
          <ol aria-label="Codes read" className="rounded-card border border-line bg-surface">
            {read.map((each) => (
              <li
                key={each.at}
                className="flex items-center gap-2 border-t border-line px-4 py-2 first:border-t-0 [&_svg]:size-4 [&_svg]:flex-none"
              >
                {icons[each.change]}
                <span className="min-w-0 wrap-anywhere">{each.said}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  )
}
