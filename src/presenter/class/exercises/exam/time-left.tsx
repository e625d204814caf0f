import { Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatDuration } from '#db/text/format.ts'
import { secondsLeft, type TakenTest } from './taken-test.ts'

/** Returns where a test is, as `2 of 8`. */
export const positionText = ({ results, exercises }: TakenTest): string =>
  `${Math.min(results.length + 1, exercises.length)} of ${exercises.length}`

/** What is announced once so many seconds are left. */
const announced = [
  [60, '1 minute left'],
  [300, '5 minutes left'],
] as const

/** The time that a test has left, each second; told to those who hear it when it runs short. */
export function TimeLeft({ test }: { test: TakenTest }) {
  const { at, minutes } = test
  const [left, setLeft] = useState(() => secondsLeft({ at, minutes }))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft({ at, minutes })), 1000)
    return () => clearInterval(timer)
  }, [at, minutes])
  return (
    <>
      <span className="sr-only">, time left </span>
      <span className="flex flex-none items-center gap-1 tabular-nums">
        <Timer aria-hidden className="size-4 max-[22rem]:hidden" />
        {formatDuration(left)}
      </span>
      <span role="status" className="sr-only">
        {announced.find(([seconds]) => left <= seconds)?.[1]}
      </span>
    </>
  )
}
