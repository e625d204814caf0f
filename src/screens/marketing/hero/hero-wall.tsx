import { useEffect, useState } from 'react'
import { Wall, type WallRow } from '#src/ui/wall.tsx'
import { PaymentStone } from '#src/screens/shared/payment-stone.tsx'

// From the bottom row up, 30 ms apart; the top course comes last.
const lay = [
  'motion-safe:animate-lay [animation-delay:210ms]',
  'motion-safe:animate-lay [animation-delay:180ms]',
  'motion-safe:animate-lay [animation-delay:150ms]',
  'motion-safe:animate-lay [animation-delay:120ms]',
  'motion-safe:animate-lay [animation-delay:90ms]',
  'motion-safe:animate-lay [animation-delay:60ms]',
  'motion-safe:animate-lay [animation-delay:30ms]',
  'motion-safe:animate-lay',
]

const rows: readonly WallRow[] = [
  { className: 'ml-[46%]', stones: [13, 8, 11, 7, 10] },
  {
    className: 'ml-[34%]',
    stones: [
      5,
      { content: <PaymentStone method="ecocash" name="Rudo" amount="$45.00" paid /> },
      6,
      11,
      5,
    ],
  },
  { className: 'ml-[34%]', stones: [10, 7, 12, 9, 6, 11] },
  {
    className: 'ml-[22%]',
    stones: [
      8,
      12,
      5,
      { content: <PaymentStone method="visa" name="Booking 118" amount="$120.00" paid /> },
      7,
    ],
  },
  { className: 'ml-[11%]', stones: [7, 11, 8, 13, 6, 10, 8, 5] },
  {
    stones: [
      4,
      {
        content: <PaymentStone method="onemoney" name="Farai" amount="ZWL 1,750.00" paid={false} />,
      },
      10,
      7,
      12,
      5,
    ],
  },
  { className: 'max-lg:hidden', stones: [11, 6, 9, 13, 7, 10, 8, 6, 11] },
  {
    className: 'max-lg:hidden',
    stones: [
      7,
      12,
      5,
      10,
      8,
      { content: <PaymentStone method="bank" name="Payout" amount="$3,240.50" paid /> },
      6,
    ],
  },
]

/** Only the first view of a visit lays the wall stone by stone. */
let laid = false

/** The wall of payments: decoration, with a text alternative beside it. */
export function HeroWall() {
  const [first] = useState(!laid)
  useEffect(() => {
    laid = true
  }, [])
  return (
    <Wall
      course={`ml-[46%] ${first ? 'motion-safe:animate-lay [animation-delay:240ms]' : ''}`}
      rows={rows.map((row, index) => ({
        ...row,
        className: `${row.className ?? ''} ${first ? lay[index] : ''}`,
      }))}
      height="h-10 lg:h-11.5"
      className="-mx-gutter min-w-0 self-end lg:mr-[min(calc(var(--gutter)*-1),calc((1200px-100vw)/2-var(--gutter)))] lg:ml-0"
    />
  )
}
