import { Card, CardHeader } from '#src/ui/card.tsx'
import { clockText } from './rehearsal.ts'
import { titleOf, track } from './track.ts'

type Times = Readonly<Record<string, number>>

interface Props {
  screen: string | null
  /** Of the rehearsal under way, and of the last one. */
  times: Times | undefined
  last: Times | undefined
}

const timeIn = (times: Times | undefined, screen: string): string => {
  const time = times?.[screen]
  return time === undefined ? '–' : clockText(time)
}

/** The stops of the talk with the times of the rehearsals. */
export function TrackCard({ screen, times, last }: Props) {
  return (
    <Card>
      <CardHeader title="Talk track" />
      <table aria-label="Talk track" className="w-full border-t border-line tabular-nums">
        <thead className="text-sm text-muted">
          <tr>
            <th className="py-2 pr-2 pl-5 text-left font-normal md:pl-6">Screen</th>
            <th className="px-2 py-2 text-right font-normal">Now</th>
            <th className="py-2 pr-5 pl-2 text-right font-normal md:pr-6">Last time</th>
          </tr>
        </thead>
        <tbody>
          {track.map((stop) => (
            <tr
              key={stop.screen}
              aria-current={stop.screen === screen || undefined}
              className="border-t border-line aria-current:bg-selected"
            >
              <th scope="row" className="py-2.5 pr-2 pl-5 text-left font-normal md:pl-6">
                {titleOf(stop.screen)}
              </th>
              <td className="px-2 py-2.5 text-right">{timeIn(times, stop.screen)}</td>
              <td className="py-2.5 pr-5 pl-2 text-right md:pr-6">{timeIn(last, stop.screen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
