import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { pathTo } from '#routes/paths.ts'
import { useActor } from '#src/data/actor.ts'
import { codeProblems } from '#src/rules/messages/codes.ts'
import { Scanner } from '#src/screens/shared/scan/scanner.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { PresenterFrame } from '../../frame/presenter-frame.tsx'
import { LoadDialog } from './load-dialog.tsx'
import { addCode, addSeries, type Series } from './snapshot-codes.ts'

interface Found {
  id: string
  name: string
  createdAt: string
}

interface Reading {
  series: Series | null
  problem: string | null
}
const nothing: Reading = { series: null, problem: null }

/** What is read once a code is seen; a problem to say; or null to start again. */
function nextReading({ series }: Reading, seen: { text: string } | { problem: string } | null) {
  if (!seen) return nothing
  if ('problem' in seen) return { series: null, problem: seen.problem }
  const next = addCode(series, seen.text)
  return typeof next === 'string'
    ? { series, problem: codeProblems.snapshot[next] }
    : { series: next, problem: null }
}

function ScanSeries() {
  const actor = useActor()
  const [{ series, problem }, dispatch] = useReducer(nextReading, nothing)
  const [found, setFound] = useState<Found | null>(null)
  const [asking, setAsking] = useState(true)
  const isWhole = series !== null && series.parts.size === series.count
  const checking = isWhole && !found

  const finish = useEffectEvent(async (whole: Series) => {
    const added = await addSeries(actor, whole)
    if (!added) dispatch(null)
    else if ('problem' in added) dispatch(added)
    else setFound(added)
  })
  useEffect(() => {
    if (isWhole) void finish(series)
  }, [isWhole, series])

  const read = series?.parts.size ?? 0
  return (
    <div className="grid gap-4">
      {!isWhole && (
        <Scanner
          hint="Point the camera at the codes. Any order will do."
          several
          onRead={(text) => dispatch({ text })}
        />
      )}
      <div role="status" className="grid max-w-105 gap-4">
        {series && (
          <ProgressBar
            label={checking ? 'Checking the snapshot' : `${read} of ${series.count} codes read`}
            value={read}
            total={series.count}
          />
        )}
        {problem !== null && <Banner tone="bad">{problem}</Banner>}
      </div>
      {series && !isWhole && (
        <div>
          <Button variant="secondary" onClick={() => dispatch(null)}>
            Start again
          </Button>
        </div>
      )}
      {found && (
        <>
          <p className="text-muted">{found.name} is in the list of snapshots.</p>
          <div>
            <ButtonLink to={pathTo('trainer')} variant="primary">
              Back to Trainer
            </ButtonLink>
          </div>
          <LoadDialog snapshot={found} open={asking} onClose={() => setAsking(false)} />
        </>
      )}
    </div>
  )
}

/** Reads a snapshot from the codes on another phone (DEMO-10). */
export function ScanSnapshotScreen() {
  return (
    <PresenterFrame title="Scan codes" className="min-h-dvh">
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-105 px-gutter py-4 outline-none"
      >
        <ScanSeries />
      </main>
    </PresenterFrame>
  )
}
