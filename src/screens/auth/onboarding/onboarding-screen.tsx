import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { pathTo } from '#routes/paths.ts'
import { actAsVisitor } from '#src/data/visitor.ts'
import { HomeLink } from '#src/screens/shared/page-frame.tsx'
import { Button, isSecondClick } from '#src/ui/button.tsx'
import { Steps } from '#src/ui/steps.tsx'
import { slides } from './slides.tsx'

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
      <footer className="max-md:*:px-3 fixed inset-x-0 bottom-0 flex flex-wrap justify-between gap-3 border-t border-line bg-bg px-gutter pt-3 pb-[calc(16px+env(safe-area-inset-bottom))] md:static md:border-0 md:px-0 md:pt-5 md:pb-10">
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
