import { sampleSale } from 'virtual:sample-sale'
import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatMoney } from '#db/text/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useInView } from '#src/ui/viewport.ts'
import { Wall, type WallRow } from '#src/ui/wall.tsx'
import { HeroDashboard } from './hero-dashboard.tsx'
import { HeroPhone } from './hero-phone.tsx'

const { business, sale, takenBefore } = sampleSale
const money = (amount: number) => formatMoney(amount, sale.currency)
const inWords = `On a phone, ${sale.customer} pays ${money(sale.amount)} by ${methodTiles[sale.paymentMethod].name} with a PIN. On the dashboard of ${business}, today’s total rises from ${money(takenBefore)} to ${money(takenBefore + sale.amount)}.`

const ground: readonly WallRow[] = [
  { stones: [8, 12, 5, 10, 7, 13, 6] },
  { stones: [11, 6, 13, 8, 5, 12, 9] },
]

/** A payer's phone and the merchant's dashboard: a payment of the sample, made while the picture is in view. */
export function LivePicture() {
  const picture = useRef<HTMLDivElement>(null)
  const inView = useInView(picture, 0.3)
  const [paused, setPaused] = useState(false)
  return (
    <div
      className="relative min-w-0 max-lg:-mx-gutter max-lg:px-gutter self-end lg:pt-10"
      data-no-print
    >
      <p className="sr-only">{inWords}</p>
      <div
        ref={picture}
        aria-hidden
        data-playing={inView === true && !paused}
        className="relative h-[25em] max-lg:overflow-y-clip text-[min(0.55rem,2.45vw)] md:h-[40em] md:text-[min(0.875rem,1.2vw)]"
      >
        <HeroDashboard className="absolute top-0 -right-gutter left-[8em] rounded-r-none! border-r-0! pl-[7.5em] md:right-0 md:left-[4em] md:rounded-r-[1.6em]! md:border-r! md:pl-0" />
        <HeroPhone className="absolute bottom-0 left-0" />
      </div>
      <Wall
        rows={ground}
        height="h-11"
        className="mt-1 max-lg:hidden lg:mr-[min(calc(var(--gutter)*-1),calc((1200px-100vw)/2-var(--gutter)))]"
      />
      <IconButton
        label={paused ? 'Play the picture' : 'Pause the picture'}
        icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
        onClick={() => setPaused(!paused)}
        className="absolute top-1 right-0 motion-reduce:hidden md:top-auto md:bottom-1 lg:bottom-25"
      />
    </div>
  )
}
