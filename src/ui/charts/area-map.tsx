import { useState, type KeyboardEvent } from 'react'
import { useBoxWidth } from './use-box-width.ts'

export interface MapArea {
  id: string
  name: string
  /** Its shape, in the map's own units. */
  path: string
  /** Where its number stands, in the same. */
  middle: readonly [x: number, y: number]
  /** Its place in the list beside the map. */
  place: number
  /** Its figures in words, and the one that fits on the map. */
  text: string
  short: string
  /** How much of the most it has, from 0 to 1. */
  share: number
  /** Of one too small for its number and for a finger: where the number stands beside the map, at the end of a line. */
  aside?: readonly [x: number, y: number] | undefined
}

interface Props {
  caption: string
  size: { width: number; height: number }
  areas: readonly MapArea[]
  /** The id of the chosen one. */
  chosen: string
  onChoose: (id: string) => void
}

/** From which width of the map, in pixels, figures fit beside the numbers. */
const roomy = 440

/** Tints of one stone: a fifth of the way for each step, none for nothing. */
const tint = (share: number): number => (share === 0 ? 0 : 0.1 + Math.ceil(share * 5) * 0.1)

/**
 * A map of flat areas in tints of stone, each with its place in the list beside it: what is pressed there is chosen here
 * as well. One stop of the tab key; the arrows, Home and End go from one to the next in the order of the list.
 */
export function AreaMap({ caption, size, areas, chosen, onChoose }: Props) {
  const [svg, width] = useBoxWidth<SVGSVGElement>(320)
  const [stop, setStop] = useState(0)
  const scale = width / size.width
  const last = areas.length - 1
  // What is small lies over what is round it.
  const drawn = [...areas.entries()].sort(
    ([, one], [, other]) => Number(one.aside !== undefined) - Number(other.aside !== undefined),
  )

  function press(event: KeyboardEvent<SVGGElement>, at: number) {
    const { key } = event
    if (key === 'Enter' || key === ' ') {
      event.preventDefault()
      onChoose(areas[at]?.id ?? '')
      return
    }
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      Home: 0,
      End: last,
    }
    const to = steps[key]
    if (to === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(to, last))
    setStop(next)
    const place = drawn.findIndex(([index]) => index === next)
    const area = event.currentTarget.parentElement?.children[place]
    if (area instanceof SVGElement) area.focus()
  }

  return (
    <svg
      ref={svg}
      role="group"
      aria-label={caption}
      width="100%"
      viewBox={`0 0 ${width} ${Math.ceil(size.height * scale)}`}
      className="block overflow-visible forced-color-adjust-none"
    >
      {drawn.map(([at, { id, name, path, middle, place, text, short, share, aside }]) => {
        const [x, y] = (aside ?? middle).map((each) => each * scale) as [number, number]
        const [left, top] = [middle[0] * scale, middle[1] * scale]
        const isChosen = id === chosen
        return (
          <g
            key={id}
            role="button"
            aria-pressed={isChosen}
            aria-label={`${name}: ${text}`}
            tabIndex={at === stop ? 0 : -1}
            onFocus={() => setStop(at)}
            onClick={() => onChoose(id)}
            onKeyDown={(event) => press(event, at)}
            className="group cursor-pointer outline-none"
          >
            <g transform={`scale(${scale})`}>
              <path d={path} className="fill-surface" />
              <path
                d={path}
                fillOpacity={tint(share)}
                vectorEffect="non-scaling-stroke"
                strokeLinejoin="round"
                strokeWidth={isChosen ? 3 : 1}
                className={`fill-chart-6 group-focus-visible:stroke-focus group-focus-visible:stroke-3 ${isChosen ? 'stroke-primary' : 'stroke-line-strong'}`}
              />
            </g>
            {aside && (
              <>
                <path
                  d={`M${left} ${top}L${x} ${y}`}
                  strokeWidth={isChosen ? 2 : 1}
                  className={isChosen ? 'stroke-primary' : 'stroke-muted'}
                />
                <circle cx={left} cy={top} r="22" fill="none" pointerEvents="all" />
                <circle cx={x} cy={y} r="22" fill="none" pointerEvents="all" />
              </>
            )}
            <circle
              cx={x}
              cy={y}
              r="11"
              strokeWidth={isChosen ? 3 : 1}
              className={`fill-surface ${isChosen ? 'stroke-primary' : 'stroke-line-strong'}`}
            />
            <text
              x={x}
              y={y + 4}
              textAnchor="middle"
              className="fill-text text-xs font-semibold tabular-nums"
            >
              {place}
            </text>
            {width >= roomy && (
              <text
                x={x}
                y={y + 26}
                textAnchor="middle"
                paintOrder="stroke"
                strokeWidth="4"
                className="fill-text stroke-surface text-xs tabular-nums"
              >
                {short}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
