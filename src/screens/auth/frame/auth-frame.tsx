import type { PropsWithChildren, ReactNode } from 'react'
import { formatMoney } from '#db/text/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { HomeLink } from '#src/screens/shared/page-frame.tsx'
import { Chevron, Tick } from '#src/ui/glyphs.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { Wall, type WallRow } from '#src/ui/wall.tsx'
import { useHeaderTools } from './header-tools.ts'

interface PaymentStoneProps {
  method: keyof typeof methodTiles
  name: string
  amount: string
  /** Settled, or still processing. */
  paid: boolean
}

function PaymentStone({ method, name, amount, paid }: PaymentStoneProps) {
  const { text, tone } = methodTiles[method]
  return (
    <div className="flex h-full items-center gap-2.5 rounded-[5px] border border-line-strong bg-surface pr-3 pl-1.5 text-sm font-medium whitespace-nowrap lg:text-[0.9375rem]">
      <MonogramTile text={text} tone={tone} size="sm" />
      {name}
      <b className="font-semibold tabular-nums">{amount}</b>
      {paid ? (
        <Tick size={15} className="text-success" />
      ) : (
        <Chevron size={15} className="text-accent" />
      )}
    </div>
  )
}

const rows = (): readonly WallRow[] => [
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
        content: (
          <PaymentStone
            method="onemoney"
            name="Farai"
            amount={formatMoney(1750_00, 'ZWL')}
            paid={false}
          />
        ),
      },
      9,
      11,
      6,
    ],
  },
  { className: '[@media(max-height:740px)]:hidden', stones: [10, 7, 12, 8, 10, 6] },
]

/** The decorative wall beside the forms, lower in low windows. */
function SideWall() {
  return <Wall course="ml-[50%]" rows={rows()} height="h-11.5" className="-mr-6 ml-16" />
}

interface AuthFrameProps {
  /** Content above the wall on wide screens. */
  side: ReactNode
  /** Content below the form where there is no side. */
  below?: ReactNode
  /** The wall is on the left. */
  flipped?: boolean
  /** Fades out before the contents change. */
  fading?: boolean
}

const foot: readonly WallRow[] = [{ stones: [10, 7, 12, 8] }, { stones: [6, 11, 8, 13] }]

const slide = 'transition-transform duration-(--t-auth) ease-slide'
const fade = 'transition-[opacity,translate] duration-300 ease-lay'

/** The form beside the wall; on phones the wall is at the bottom, where there is room or something to say (AUTH-1). */
export function AuthFrame({
  side,
  below,
  flipped,
  fading,
  children,
}: PropsWithChildren<AuthFrameProps>) {
  const tools = useHeaderTools()
  return (
    <div className="grid min-h-dvh grid-rows-[1fr_auto] overflow-x-clip lg:grid-cols-2 lg:grid-rows-1">
      <div
        className={`flex min-w-0 flex-col px-gutter lg:px-12 ${slide} ${flipped ? 'lg:translate-x-full' : ''}`}
      >
        <header className="-mr-2.5 flex h-16 flex-none items-center justify-between">
          <HomeLink />
          {tools}
        </header>
        <main
          id="main"
          tabIndex={-1}
          className={`mx-auto w-full max-w-[400px] pt-4 pb-8 outline-none md:my-auto ${fade} ${fading ? 'opacity-0 motion-safe:max-lg:translate-x-4' : ''}`}
        >
          {children}
        </main>
      </div>
      {below ? (
        <aside className="overflow-clip border-t border-line bg-surface lg:hidden dark:bg-sunken">
          <div className="mx-auto max-w-[400px] px-gutter pt-7 pb-8 md:px-0">{below}</div>
          <Wall course rows={foot} height="h-8" />
        </aside>
      ) : (
        <div className="hidden overflow-clip max-md:[@media(min-height:780px)]:block">
          <Wall course rows={foot} height="h-8" />
        </div>
      )}
      <aside
        className={`sticky top-0 hidden h-dvh flex-col justify-between overflow-clip border-x border-line bg-surface lg:flex dark:bg-sunken ${slide} ${flipped ? '-translate-x-full' : ''}`}
      >
        <div className={`px-16 pt-18 pb-10 ${fade} ${fading ? 'opacity-0' : ''}`}>{side}</div>
        <SideWall />
      </aside>
    </div>
  )
}
