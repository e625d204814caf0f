import {
  ArrowLeft,
  ArrowRight,
  Building2,
  ChartColumn,
  CreditCard,
  FileText,
  Hash,
  Landmark,
  Link,
  type LucideIcon,
  QrCode,
  Smartphone,
  Upload,
  Wallet,
} from 'lucide-react'
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'wouter'
import { currencyName } from '#db/money.ts'
import { pathTo } from '#routes/paths.ts'
import { actAsVisitor } from '#src/data/visitor.ts'
import { HomeLink } from '#src/screens/shared/page-frame.tsx'
import { Button, isSecondClick } from '#src/ui/button.tsx'
import { Steps } from '#src/ui/steps.tsx'
import {
  CheckoutPicture,
  ColumnsPicture,
  InvoiceSlidePicture,
  LinkSlidePicture,
  WallPicture,
} from './slide-pictures.tsx'

/** The swipe distance in pixels that turns to another slide. */
const reach = 48

/** Turns slides with the arrow keys and by swiping; returns the handlers for the swiped element. */
function useTurn(turn: (by: 1 | -1) => void) {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key === 'ArrowRight') latest.current(1)
      if (event.key === 'ArrowLeft') latest.current(-1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY }
    },
    onPointerUp: (event: PointerEvent) => {
      if (!from.current) return
      const across = event.clientX - from.current.x
      const down = event.clientY - from.current.y
      from.current = null
      if (Math.abs(across) < reach || Math.abs(across) < 1.5 * Math.abs(down)) return
      turn(across < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}

/** The walkthrough in six steps (AUTH-5). */
export function OnboardingScreen() {
  const [, navigate] = useLocation()
  const [at, setAt] = useState(0)
  const last = slides.length - 1
  const turn = (by: 1 | -1) => setAt((now) => Math.min(last, Math.max(0, now + by)))
  const swipe = useTurn(turn)
  const slide = slides[at]
  const place = `Step ${at + 1} of ${slides.length}`

  function finish(event: MouseEvent) {
    if (isSecondClick(event)) return
    // Nothing waits for it, and without a database nothing can be remembered.
    actAsVisitor('finishOnboarding', undefined).catch(() => undefined)
    navigate(pathTo('dashboard'), { replace: true })
  }

  return (
    <div className="mx-auto flex min-h-dvh max-w-[1120px] flex-col px-gutter">
      <header className="flex-none">
        <div className="flex h-16 items-center justify-between">
          <HomeLink />
          <p className="text-sm text-muted tabular-nums">{place}</p>
        </div>
        <div
          role="progressbar"
          aria-label="Walkthrough"
          aria-valuemin={0}
          aria-valuemax={slides.length}
          aria-valuenow={at + 1}
          aria-valuetext={place}
        >
          <Steps count={slides.length} current={at} label={place} />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="grid flex-1 touch-pan-y grid-cols-[minmax(0,1fr)] content-start gap-6 pt-5 pb-32 outline-none md:grid-cols-2 md:content-center md:items-center md:gap-18 md:pb-10"
        {...swipe}
      >
        <div
          aria-hidden
          className="grid h-48 grid-cols-[minmax(0,1fr)] place-items-center overflow-clip rounded-sheet border border-line bg-sunken px-5 md:h-105 md:px-10"
        >
          {slide?.picture}
        </div>
        <div aria-live="polite">
          <h1 className="text-3xl leading-[1.08] md:text-4xl">{slide?.title}</h1>
          <p className="mt-2.5 text-lg text-muted">{slide?.text}</p>
          <ul className="mt-5 grid gap-3.5">
            {slide?.points.map(({ icon: Icon, title, text }) => (
              <li key={title} className="flex gap-3">
                <Icon size={20} aria-hidden className="mt-0.5 flex-none text-accent-text" />
                <span>
                  <b className="block font-semibold">{title}</b>
                  <span className="text-muted">{text}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </main>
      <footer
        data-slide-buttons
        className="max-md:*:px-3 fixed inset-x-0 bottom-0 flex flex-wrap justify-between gap-3 border-t border-line bg-bg px-gutter pt-3 pb-[calc(16px+env(safe-area-inset-bottom))] md:static md:border-0 md:px-0 md:pt-5 md:pb-10"
      >
        {at === 0 ? (
          <Button key="skip" variant="ghost" size="lg" onClick={finish}>
            Skip
          </Button>
        ) : (
          <Button
            key="previous"
            variant="ghost"
            size="lg"
            icon={<ArrowLeft aria-hidden />}
            onClick={() => turn(-1)}
          >
            Previous
          </Button>
        )}
        <Button
          size="lg"
          className="max-md:flex-auto md:min-w-45"
          onClick={at === last ? finish : () => turn(1)}
        >
          {at === last ? 'Get Started' : 'Next'}
          {at < last && <ArrowRight aria-hidden />}
        </Button>
      </footer>
    </div>
  )
}

interface Point {
  icon: LucideIcon
  title: string
  readonly text: string
}

interface Slide {
  /** The specification's words. */
  title: string
  text: string
  points: readonly Point[]
  picture: ReactNode
}

const slides: readonly Slide[] = [
  {
    title: 'Welcome',
    text: 'Take payments the way your customers already pay, and track every cent.',
    points: [
      {
        icon: Wallet,
        title: 'Two balances',
        get text() {
          return `${currencyName('ZWL')} and USD, side by side`
        },
      },
      { icon: Smartphone, title: 'Works offline', text: 'Your data stays on this device' },
    ],
    picture: <WallPicture />,
  },
  {
    title: 'Accept Payments',
    text: 'Take mobile money, cards and bank transfers. Customers choose how to pay, and you see it all in one place.',
    points: [
      { icon: Smartphone, title: 'Mobile money', text: 'EcoCash, OneMoney, InnBucks, Omari' },
      { icon: CreditCard, title: 'Cards', text: 'ZimSwitch, Visa, Mastercard' },
      {
        icon: Landmark,
        title: 'Bank transfers',
        get text() {
          return `In USD and ${currencyName('ZWL')}`
        },
      },
    ],
    picture: <CheckoutPicture />,
  },
  {
    title: 'Create Payment Links',
    text: 'Set a price, share the link and get paid. No website needed.',
    points: [
      { icon: Link, title: 'A link', text: 'For WhatsApp, a text or an email' },
      { icon: QrCode, title: 'A QR code', text: 'For the counter' },
      { icon: Hash, title: 'A USSD code', text: 'For phones without data' },
    ],
    picture: <LinkSlidePicture />,
  },
  {
    title: 'Invoicing Made Simple',
    text: 'Send invoices that customers can pay right away, and see when they do.',
    points: [
      { icon: FileText, title: 'One page', text: 'Items, total and due date' },
      { icon: Wallet, title: 'Paid in one step', text: 'With any payment method' },
    ],
    picture: <InvoiceSlidePicture />,
  },
  {
    title: 'Real-time Analytics',
    text: 'See today’s sales, your customers’ payment methods and your fees.',
    points: [
      { icon: ChartColumn, title: 'Live figures', text: 'Updated as payments arrive' },
      { icon: FileText, title: 'Reports', text: 'Save, print or send' },
    ],
    picture: <ColumnsPicture />,
  },
  {
    title: "You're All Set",
    text: 'Explore and take test payments right away. The Super Admin team reviews your business once you submit your application.',
    points: [
      { icon: Building2, title: 'My Business', text: 'Submit your application and track it' },
      { icon: Upload, title: 'Company Documents', text: 'Upload them to speed up approval' },
    ],
    picture: <WallPicture finished />,
  },
]
