const stones = (
  <>
    <path fill="currentColor" d="M8 5h9.5v13.8H8zM8 20.2h9.5V43H8z" />
    <path className="fill-course-a" d="M19.5 5H30l11.6 13.8H31.1z" />
    <path className="fill-course-b" d="M31.1 20.2h10.5L30 34H19.5z" />
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

/** Mark and word, `height` pixels high. */
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
      <path
        fill="currentColor"
        transform="translate(51.5 0)"
        d="M2.3 40V6.9H18Q21.7 6.9 24.4 8.2Q27 9.5 28.5 11.8Q29.9 14.1 29.9 17.1Q29.9 20.2 28.4 22.6Q27 24.9 24.3 26.2Q21.7 27.5 18 27.5H7.9V22.1H17.7Q20.1 22.1 21.5 20.7Q22.8 19.4 22.8 17.2Q22.8 15 21.5 13.6Q20.1 12.3 17.7 12.3H9.4V40ZM46.8 40Q46.6 39 46.4 37.8Q46.3 36.7 46.3 35.2H46.1V24.1Q46.1 22.7 45.2 21.9Q44.3 21 42.4 21Q40.7 21 39.6 21.6Q38.6 22.2 38.3 23.4H31.7Q32.2 20.2 35 18.1Q37.8 16.1 42.6 16.1Q47.7 16.1 50.4 18.3Q53 20.6 53 24.8V35.2Q53 36.3 53.2 37.5Q53.4 38.7 53.7 40ZM38.6 40.5Q35.1 40.5 33.1 38.7Q31 36.9 31 34Q31 30.7 33.5 28.7Q35.9 26.7 40.3 26.1L47.2 25.1V29.1L41.5 30Q39.7 30.3 38.8 31Q37.9 31.8 37.9 33.1Q37.9 34.2 38.7 34.8Q39.6 35.4 40.9 35.4Q43.1 35.4 44.6 34.2Q46.1 33.1 46.1 31.5L46.8 35.2Q45.8 37.8 43.7 39.1Q41.6 40.5 38.6 40.5ZM56.7 40V16.5H63.6V40ZM56.5 13.4V6H63.8V13.4ZM84.1 40V34.8L84.6 34.9Q84.1 37.4 81.9 38.9Q79.6 40.5 76.4 40.5Q73.2 40.5 70.8 39Q68.4 37.5 67.2 34.8Q65.9 32 65.9 28.4Q65.9 24.6 67.2 21.9Q68.5 19.1 71 17.6Q73.4 16.1 76.6 16.1Q79.9 16.1 82 17.6Q84.1 19.2 84.5 21.9L84 22V6.9H90.9V40ZM78.6 34.9Q81.1 34.9 82.6 33.2Q84.1 31.5 84.1 28.3Q84.1 25.1 82.5 23.3Q81 21.6 78.5 21.6Q76.1 21.6 74.6 23.3Q73 25.1 73 28.3Q73 31.5 74.6 33.2Q76.1 34.9 78.6 34.9Z"
      />
    </svg>
  )
}
