import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { ScreenId } from '#src/routes/paths.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText, runAction } from '#src/data/run-action.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { toast } from '#src/ui/toast.ts'
import { clockText } from './rehearsal.ts'
import { moved, titleOf } from './track.ts'

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
      await runAction('saveTalkOrder', [...moved(track, screen, by)], { db: database(), actor })
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }
}

/** The stops of the talk, to put in order, with the times of the rehearsals. */
export function TrackCard({ track, screen, times, last }: Props) {
  const move = useMove(track)
  return (
    <Card>
      <CardHeader title="Talk track" />
      <div className="relative overflow-x-auto">
        <table aria-label="Talk track" className="w-full border-t border-line tabular-nums">
          <thead className="text-sm text-muted">
            <tr>
              <th className="py-2 pr-2 pl-5 text-left font-normal md:pl-6">Screen</th>
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
                <th scope="row" className="py-1.5 pr-2 pl-5 text-left font-normal md:pl-6">
                  {titleOf(stop)}
                </th>
                <td className="px-2 py-1.5 text-right">{timeIn(times, stop)}</td>
                <td className="px-2 py-1.5 text-right">{timeIn(last, stop)}</td>
                {/* Room for both arrows; in large letters they stand one below the other. */}
                <td className="min-w-[96px] py-1.5 pr-2 text-right">
                  <IconButton
                    label={`Move ${titleOf(stop)} up`}
                    icon={<ArrowUp aria-hidden />}
                    onClick={({ currentTarget }) => void move(stop, -1, currentTarget)}
                  />
                  <IconButton
                    label={`Move ${titleOf(stop)} down`}
                    icon={<ArrowDown aria-hidden />}
                    onClick={({ currentTarget }) => void move(stop, 1, currentTarget)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
