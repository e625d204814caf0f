import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { formatDuration } from '#db/text/format.ts'
import type { Talk } from '#db/people/sessions.ts'
import { builtPaths, type ScreenId } from '#routes/paths.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText, runAction } from '#src/data/run-action.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { toast } from '#src/ui/toast.ts'
import { stops } from '../stops.ts'

/** The stops of the pitch that have something to say. */
const usual = stops.filter(({ note }) => note !== undefined)

const titles = new Map<string, string>(builtPaths.map(({ id, title }) => [id, title]))

/** Returns a screen's title; the landing page's is a slogan. */
export const screenTitle = (screen: string): string =>
  screen === 'landing' ? 'Landing page' : (titles.get(screen) ?? screen)

/** Returns what the presenter says on a screen. */
export const talkNote = (screen: string, talk: Talk | undefined): string =>
  talk?.notes[screen] ?? usual.find((stop) => stop.screen === screen)?.note ?? ''

/** Returns the screens of the talk in the presenter's order; those that it does not know come last. */
export function trackOf(talk: Talk | undefined): readonly ScreenId[] {
  const order = talk?.order ?? []
  const placeOf = (screen: ScreenId) => (order.includes(screen) ? order.indexOf(screen) : Infinity)
  return usual.map(({ screen }) => screen).sort((a, b) => placeOf(a) - placeOf(b) || 0)
}

/** Returns the screens with one of them moved up (-1) or down (1); as they are where it is the first or the last. */
function shifted(screens: readonly ScreenId[], screen: ScreenId, by: -1 | 1): readonly ScreenId[] {
  const to = screens.indexOf(screen) + by
  if (to < 0 || to >= screens.length) return screens
  const others = screens.filter((each) => each !== screen)
  return [...others.slice(0, to), screen, ...others.slice(to)]
}

/** A rehearsal under way: when it and its current screen began, and the time of the screens before, in milliseconds. */
export interface Rehearsal {
  startedAt: number
  since: number
  times: Readonly<Record<string, number>>
}

export const beginRehearsal = (now: number): Rehearsal => ({
  startedAt: now,
  since: now,
  times: {},
})

/** Returns the times so far, with the screen that is shown. */
export const timesAt = ({ since, times }: Rehearsal, screen: string | null, now: number) =>
  screen === null ? times : { ...times, [screen]: (times[screen] ?? 0) + Math.max(now - since, 0) }

/** Returns the rehearsal once a screen has been left for another. */
export const leaveScreen = (rehearsal: Rehearsal, left: string | null, now: number): Rehearsal => ({
  ...rehearsal,
  since: now,
  times: timesAt(rehearsal, left, now),
})

/** Formats a time in milliseconds to the second before it. */
export const clockText = (milliseconds: number): string =>
  formatDuration(Math.floor(Math.max(milliseconds, 0) / 1000))

type Times = Readonly<Record<string, number>>

interface Props {
  track: readonly ScreenId[]
  screen: string | null
  /** Of the rehearsal under way, and of the last one. */
  times: Times | undefined
  last: Times | undefined
}

const timeIn = (times: Times | undefined, screen: string): string => {
  const time = times?.[screen]
  return time === undefined ? '–' : clockText(time)
}

/** Returns what moves a stop. The focus stays with it, although the row is drawn elsewhere. */
function useMove(track: readonly ScreenId[]) {
  const database = useDatabase()
  const actor = useActor()
  const pressed = useRef<HTMLButtonElement | null>(null)
  const order = track.join()
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [order])
  return async (screen: ScreenId, by: -1 | 1, button: HTMLButtonElement) => {
    pressed.current = button
    try {
      // The order can be changed in dry run too: it belongs to the presenter.
      await runAction('saveTalkOrder', [...shifted(track, screen, by)], { db: database(), actor })
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }
}

/** The stops of the talk, to put in order, with the times of the rehearsals. */
export function TrackTable({ track, screen, times, last }: Props) {
  const move = useMove(track)
  return (
    <div className="relative overflow-x-auto">
      <table aria-label="Talk track" className="w-full border-t border-line tabular-nums">
        <thead className="text-sm text-muted">
          <tr>
            <th className="py-2 pr-2 pl-card text-left font-normal">Screen</th>
            <th className="px-2 py-2 text-right font-normal">Now</th>
            <th className="px-2 py-2 text-right font-normal">Last time</th>
            <th className="pr-2">
              <span className="sr-only">Order</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {track.map((stop) => (
            <tr
              key={stop}
              aria-current={stop === screen || undefined}
              className="border-t border-line aria-current:bg-selected"
            >
              <th scope="row" className="py-1.5 pr-2 pl-card text-left font-normal">
                {screenTitle(stop)}
              </th>
              <td className="px-2 py-1.5 text-right">{timeIn(times, stop)}</td>
              <td className="px-2 py-1.5 text-right">{timeIn(last, stop)}</td>
              {/* Room for both arrows; in large letters they stand one below the other. */}
              <td className="min-w-[96px] py-1.5 pr-2 text-right">
                <IconButton
                  label={`Move ${screenTitle(stop)} up`}
                  icon={<ArrowUp aria-hidden />}
                  onClick={({ currentTarget }) => void move(stop, -1, currentTarget)}
                />
                <IconButton
                  label={`Move ${screenTitle(stop)} down`}
                  icon={<ArrowDown aria-hidden />}
                  onClick={({ currentTarget }) => void move(stop, 1, currentTarget)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
