import { logoShapes, wordOffset } from './logo-shapes.ts'

const stones = (
  <>
    <path fill="currentColor" d={logoShapes.pillar} />
    <path className="fill-course-a" d={logoShapes.upper} />
    <path className="fill-course-b" d={logoShapes.lower} />
  </>
)

/** The mark alone, `size` pixels square. */
export function Mark({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="4 4 41 40" aria-hidden>
      {stones}
    </svg>
  )
}

/** The mark and the word, `height` pixels high. */
export function Logo({ height = 28 }: { height?: number }) {
  return (
    <svg
      width={Math.round((height * 140) / 40)}
      height={height}
      viewBox="7 4 140 40"
      role="img"
      aria-label="Paid"
      className="flex-none"
    >
      {stones}
      <path fill="currentColor" transform={`translate(${wordOffset} 0)`} d={logoShapes.word} />
    </svg>
  )
}
