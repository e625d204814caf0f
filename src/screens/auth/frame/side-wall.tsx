import { PaymentStone } from '#src/screens/shared/payment-stone.tsx'
import { Wall, type WallRow } from '#src/ui/wall.tsx'

const rows: readonly WallRow[] = [
  { className: 'ml-[50%]', stones: [10, 7, 12, 8] },
  {
    className: 'ml-[36%]',
    stones: [
      6,
      { content: <PaymentStone method="zimswitch" name="Till 2" amount="$64.20" paid /> },
      10,
    ],
  },
  { className: 'ml-[36%] [@media(max-height:560px)]:hidden', stones: [12, 7, 10, 6, 10] },
  {
    className: 'ml-[18%]',
    stones: [
      5,
      10,
      { content: <PaymentStone method="ecocash" name="Rudo" amount="$45.00" paid /> },
      9,
      6,
    ],
  },
  { className: '[@media(max-height:620px)]:hidden', stones: [8, 10, 6, 12, 9, 11] },
  {
    className: '[@media(max-height:680px)]:hidden',
    stones: [
      5,
      {
        content: <PaymentStone method="onemoney" name="Farai" amount="ZWL 1,750.00" paid={false} />,
      },
      9,
      11,
      6,
    ],
  },
  { className: '[@media(max-height:740px)]:hidden', stones: [10, 7, 12, 8, 10, 6] },
]

/** The wall beside the forms: decoration, lower where the window is. */
export function SideWall() {
  return <Wall course="ml-[50%]" rows={rows} height="h-11.5" className="-mr-6 ml-16" />
}
