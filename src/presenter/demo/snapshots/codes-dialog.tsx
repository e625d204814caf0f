import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { named } from '#db/text/typed-text.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText } from '#src/data/run-action.ts'
import { snapshotMessages } from '#src/rules/messages/snapshots.ts'
import { screenCode } from '#src/screens/shared/share-link/qr-code.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { CodePlate } from '#src/screens/shared/share-link/code-plate.tsx'
import { snapshotCodes } from './snapshot-codes.ts'
import { shareSnapshotFile } from './snapshot-files.ts'

/** How long each code is shown, in milliseconds: long enough for a cheap camera. */
const shownFor = 700

interface SeriesProps {
  codes: readonly string[]
  name: string
  /** The way without a camera. */
  onShare: () => void
}

/** The codes one after another, until it is paused. */
function ShownSeries({ codes, name, onShare }: SeriesProps) {
  const [at, setAt] = useState(0)
  const [running, setRunning] = useState(codes.length > 1)
  const code = useMemo(() => screenCode(codes[at] ?? ''), [codes, at])
  const go = (by: number) => setAt((before) => (before + by + codes.length) % codes.length)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setAt((before) => (before + 1) % codes.length), shownFor)
    return () => clearInterval(timer)
  }, [running, codes])

  function step(by: number) {
    setRunning(false)
    go(by)
  }
  const place = `Code ${at + 1} of ${codes.length}`
  return (
    <CodePlate
      code={code}
      label={named`${place} for ${name}`}
      title={name}
      way={
        <Button variant="secondary" size="sm" onClick={onShare}>
          Share file
        </Button>
      }
    >
      {codes.length > 1 && (
        <div className="flex items-center justify-center gap-2">
          <IconButton
            label="Previous code"
            icon={<ChevronLeft aria-hidden />}
            onClick={() => step(-1)}
          />
          <IconButton
            label={running ? 'Pause' : 'Play'}
            icon={running ? <Pause aria-hidden /> : <Play aria-hidden />}
            onClick={() => setRunning((before) => !before)}
          />
          <IconButton
            label="Next code"
            icon={<ChevronRight aria-hidden />}
            onClick={() => step(1)}
          />
          <p className="text-sm text-muted tabular-nums" role={running ? undefined : 'status'}>
            {place}
          </p>
        </div>
      )}
    </CodePlate>
  )
}

interface Props {
  snapshot: { id: string; name: string }
  open: boolean
  onClose: () => void
}

/** Carries a snapshot to other phones without a network: as a series of QR codes, read in any order (DEMO-10). */
export function CodesDialog({ snapshot: { id, name }, open, onClose }: Props) {
  const database = useDatabase()
  /** Null where it is too large for them. */
  const [codes, setCodes] = useState<readonly string[] | null>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let current = true
    async function make() {
      const made = await snapshotCodes(database(), id)
      if (current) setCodes(made)
    }
    make().catch(async (error: unknown) => {
      const words = await refusalText(error)
      if (current) setProblem(words)
    })
    return () => {
      current = false
    }
  }, [database, id])

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={named`Codes for ${name}`}
      {...(codes === null
        ? {
            footer: (
              <Button variant="primary" onClick={() => void shareSnapshotFile(database(), id)}>
                Share file
              </Button>
            ),
          }
        : { description: 'On each phone, open Trainer, then Scan codes.' })}
    >
      {problem !== undefined && <Banner tone="wait">{problem}</Banner>}
      {codes === null && <Banner tone="wait">{snapshotMessages.tooLargeForCodes}</Banner>}
      {problem === undefined && codes === undefined && (
        <SkeletonRows rows={3} label="Making the codes" />
      )}
      {codes && (
        <ShownSeries
          codes={codes}
          name={name}
          onShare={() => void shareSnapshotFile(database(), id)}
        />
      )}
    </Dialog>
  )
}
