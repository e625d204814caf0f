import { currentTime } from '#db/clock.ts'
import { isSameDay } from '#db/days.ts'
import { formatDay } from '#db/text/format.ts'
import { useAhead } from '#src/data/use-moment.ts'
import { useToday } from '#src/data/use-query.ts'

/** Returns the moved time in few characters: `Dec 5`, or on the same day `+3 h`; undefined when it isn't moved. */
export function clockLabel(ahead: number, now: number): string | undefined {
  if (ahead === 0) return undefined
  if (!isSameDay(new Date(now), new Date(now - ahead)))
    return formatDay(new Date(now).toISOString())
  const minutes = Math.round(ahead / 60_000)
  return minutes < 60 ? `+${minutes} min` : `+${Math.round(minutes / 60)} h`
}

export function useClockLabel(): string | undefined {
  const ahead = useAhead()
  useToday()
  return clockLabel(ahead, currentTime())
}
