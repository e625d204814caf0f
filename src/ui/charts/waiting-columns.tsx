/** The height of a block, the gap between two, and the greatest number per column. */
export const stone = 7
export const joint = 2
export const tallest = 9
export const height = tallest * (stone + joint)

/** The part of `place` that a column fills, in units of the drawing. */
const taken = 7
const place = 10

function columnPath(stones: number, column: number): string {
  const left = column * place + (place - taken) / 2
  return Array.from(
    { length: stones },
    (_, at) => `M${left} ${height - at * (stone + joint)}v${-stone}h${taken}v${stone}z`,
  ).join('')
}

/** A placeholder for a column chart while its data or code loads, with the same height. */
export function WaitingColumns({ count }: { count: number }) {
  return (
    <div aria-hidden data-late>
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 ${count * place} ${height}`}
        preserveAspectRatio="none"
        className="block"
      >
        {Array.from({ length: count }, (_, column) => (
          <path
            key={column}
            d={columnPath(1 + Math.round((8 * (3 + ((column * 5) % 7))) / 9), column)}
            className="fill-stone-4"
          />
        ))}
      </svg>
      <p className="mt-1.5 min-h-lh text-xs" />
    </div>
  )
}
