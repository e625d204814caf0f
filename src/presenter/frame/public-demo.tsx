import { lazy, Suspense, useEffect, useState } from 'react'
import { hasSwitched } from '#src/data/last-paths.ts'
import { isMoveRemembered } from '#src/data/remembered-move.ts'
import { PillButton } from '../shared/pill-button.tsx'
import { isTestRemembered } from '../class/exercises/exam/remembered-test.ts'
import { useKiosk } from '#src/data/kiosk.ts'
import { LeaveKiosk } from '../demo/kiosk/kiosk.tsx'

const load = async () => ({ default: (await import('./visitor-pill.tsx')).VisitorPill })
const VisitorPill = lazy(load)

/**
 * The demo control of the public pages, which opens the database only when it is pressed, the demo acts as a visitor,
 * its clock is moved, or a test runs.
 */
export function PublicDemo() {
  const [isUsed, setUsed] = useState(false)
  const [isPressed, setPressed] = useState(false)
  useEffect(() => setUsed(hasSwitched() || isMoveRemembered() || isTestRemembered()), [])
  const kiosk = useKiosk()
  if (kiosk) return <LeaveKiosk />
  const button = (
    <PillButton
      onPointerEnter={() => void load().catch(() => undefined)}
      onClick={() => {
        setUsed(true)
        setPressed(true)
      }}
    />
  )
  if (!isUsed) return button
  return (
    <Suspense fallback={button}>
      <VisitorPill
        startsOpen={isPressed}
        meanwhile={button}
        onFailed={() => {
          setUsed(false)
          setPressed(false)
        }}
      />
    </Suspense>
  )
}
