import { useState, type KeyboardEvent } from 'react'
import { useBoxWidth } from './chart-parts.tsx'

export interface MapArea {
  id: string
  name: string
  /** The outline in the map's own units. */
  path: string
  /** The center of its number, in the same units. */
  middle: readonly [x: number, y: number]
  /** Its rank in the list beside the map. */
  place: number
  /** Its figures as text. */
  text: string
  /** Its fraction of the largest value, from 0 to 1. */
  share: number
  /** For areas too small for a number or a finger: the position of the number beside the map, joined by a line. */
  aside?: readonly [x: number, y: number] | undefined
}

interface Props {
  caption: string
  size: { width: number; height: number }
  areas: readonly MapArea[]
  /** The selected id. */
  chosen: string
  onChoose: (id: string) => void
}

/** Five tints of one color, far enough apart to tell them, and none for zero. */
const tints = [0.06, 0.2, 0.38, 0.6, 0.85]
const tint = (share: number): number => tints[Math.ceil(share * tints.length) - 1] ?? 0

/** What the tints of the map mean. */
export function TintLegend({ less, more }: { less: string; more: string }) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-subtle">
      {less}
      <svg
        width={tints.length * 20}
        height="12"
        aria-hidden
        className="flex-none forced-color-adjust-none"
      >
        {tints.map((opacity, at) => (
          <rect
            key={opacity}
            x={at * 20 + 0.5}
            y="0.5"
            width="19"
            height="11"
            fillOpacity={opacity}
            className="fill-text stroke-line-strong"
          />
        ))}
      </svg>
      {more}
    </p>
  )
}

/**
 * A map of tinted areas that shares its selection with a list beside it. It is one tab stop; the arrow keys, Home and
 * End move through the areas in the order of the list.
 */
export function AreaMap({ caption, size, areas, chosen, onChoose }: Props) {
  const [svg, width] = useBoxWidth<SVGSVGElement>(320)
  const [stop, setStop] = useState(0)
  const scale = width / size.width
  const last = areas.length - 1
  // Small areas go above the larger ones around them.
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
      viewBox={`0 0 ${width} ${size.height * scale}`}
      className="block overflow-visible forced-color-adjust-none"
    >
      {drawn.map(([at, { id, name, path, middle, place, text, share, aside }]) => {
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
                className={`fill-text group-focus-visible:stroke-focus group-focus-visible:stroke-3 ${isChosen ? 'stroke-primary' : 'stroke-line-strong'}`}
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
          </g>
        )
      })}
    </svg>
  )
}
