import { ScanLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { listPersonas } from '#db/people/persona-queries.ts'
import { readUrl } from '#db/text/read-url.ts'
import { pathTo } from '#routes/paths.ts'
import { customerPath } from '#src/data/last-paths.ts'
import { loaded, refusalText } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { stageMessages } from '#src/rules/messages/app.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { toast } from '#src/ui/toast.ts'
import { useRoomForBoth } from '#src/ui/viewport.ts'
import { base } from '#routes/base.ts'
import { PresenterFrame } from '../../frame/presenter-frame.tsx'
import { Keyboard, StageDesk, StageHandset } from './handset.tsx'
import type { StagePart } from '#src/data/part-of-window.ts'
import { addressWith, partOf, sideFor, type Sides, sidesOf } from './part.ts'
import { type Keys, onStage } from './stage-events.ts'
import { PartFrame, StageSide } from './stage-side.tsx'
import { keepTrail, keptTrail, withPlace } from './trail.ts'
import { useLights } from './use-lights.ts'

/** Returns where a part goes on in this tab, or starts. */
function placeOf(part: StagePart, payPath: string | null): string {
  const kept = keptTrail(part)
  const last = kept?.places[kept.at]
  if (last) return last.url
  if (part !== 'customer') return base + pathTo(part === 'merchant' ? 'dashboard' : 'console')
  return base + (customerPath() ?? pathTo('checkout', { path: payPath ?? '' }))
}

type ByPart<Value> = Partial<Record<StagePart, Value>>

function BothSides() {
  const [, navigate] = useLocation()
  const sides = sidesOf(useSearch())
  const personas = useQuery((db) => listPersonas(db))
  const frames = useRef<ByPart<HTMLIFrameElement | null>>({})
  const [canGoBack, setCanGoBack] = useState<ByPart<boolean>>({})
  const [customerAt, setCustomerAt] = useState<string>()
  const lights = useLights(customerAt)
  const [keys, setKeys] = useState<Keys | null>(null)
  useEffect(() => onStage('types', (detail) => setKeys(detail.keys)), [])

  useEffect(
    () =>
      onStage('moved', ({ part, canGoBack: back, url }) => {
        setCanGoBack((known) => ({ ...known, [part]: back }))
        if (part === 'customer') setCustomerAt(url)
      }),
    [],
  )

  const { left, right } = sides
  useEffect(
    () =>
      onStage('leads', ({ from, to, url }) => {
        const shown = frames.current[to]?.contentWindow
        if (shown) return shown.history.pushState(null, '', url)
        const place = { url, state: null }
        keepTrail(to, withPlace(keptTrail(to) ?? { places: [], at: -1 }, place))
        navigate(addressWith(sideFor(to, from, { left, right }), to), { replace: true })
      }),
    [left, right, navigate],
  )

  if (!personas)
    return (
      <div className="col-span-2">
        <SkeletonRows rows={5} label="Loading" />
      </div>
    )

  const frame = (part: StagePart) => (
    <PartFrame
      key={part}
      ref={(element) => {
        frames.current[part] = element
      }}
      part={part}
      src={placeOf(part, personas.payPath)}
    />
  )
  const about = <Choice extends StagePart>(side: keyof Sides, part: Choice) => ({
    part,
    canGoBack: canGoBack[part] ?? false,
    onBack: () => frames.current[part]?.contentWindow?.history.back(),
    onChoose: (chosen: Choice) => navigate(addressWith(side, chosen), { replace: true }),
    lights: lights[part] ?? 0,
  })
  const phone = () => frames.current.customer?.contentWindow

  /** Opens on the phone what the code on the other side says, as its camera would. */
  async function scan() {
    const shown = frames.current[right]?.contentDocument
    try {
      const { readShownCode } = await loaded(import('./shown-code.ts'))
      const text = shown && (await readShownCode(shown))
      if (!text) return toast.info(stageMessages.noCode)
      const url = readUrl(text)
      if (url?.origin !== location.origin || partOf(url.pathname.slice(base.length)) !== 'customer')
        return toast.info(stageMessages.otherCode)
      phone()?.history.pushState(null, '', url)
      // The scanner that the phone may be on reads the code in its address.
      phone()?.dispatchEvent(new HashChangeEvent('hashchange'))
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }

  const keyboard = keys && (
    <Keyboard
      keys={keys}
      // It types as a person does, within the field's own limits.
      edit={(command, text) => void phone()?.document.execCommand(command, false, text)}
      onDone={() => {
        const field = phone()?.document.activeElement
        if (field && 'blur' in field) (field as HTMLElement).blur()
      }}
    />
  )
  return (
    <>
      <StageSide
        label="Left side"
        {...about('left', left)}
        choices={['customer', 'console']}
        action={
          left === 'customer' && (
            <Button
              variant="secondary"
              size="sm"
              icon={<ScanLine aria-hidden />}
              onClick={() => void scan()}
            >
              Scan
            </Button>
          )
        }
      >
        {left === 'customer' ? (
          <StageHandset below={keyboard}>{frame(left)}</StageHandset>
        ) : (
          <div className="h-full w-[min(36vw,760px)] overflow-hidden rounded-card border border-line">
            {frame(left)}
          </div>
        )}
      </StageSide>
      <StageSide label="Right side" {...about('right', right)} choices={['merchant', 'console']}>
        <StageDesk>{frame(right)}</StageDesk>
      </StageSide>
    </>
  )
}

/** Says that the stage needs a wider window, and offers one side. */
function TooNarrow() {
  return (
    <div className="col-span-2 grid max-w-[520px] content-start justify-items-start gap-4">
      <p>Both sides need a window of 1,180 pixels or more.</p>
      <ButtonLink to={pathTo('dashboard')} variant="primary">
        Open the dashboard
      </ButtonLink>
    </div>
  )
}

/** Both sides of a payment at once, for a projector: two windows of the app over one database (DEMO-20). */
export function StageScreen() {
  const hasRoom = useRoomForBoth()
  return (
    <PresenterFrame title="Both sides" className={hasRoom ? 'h-dvh overflow-hidden' : 'min-h-dvh'}>
      <main
        id="main"
        tabIndex={-1}
        className="grid min-h-0 flex-1 grid-cols-[auto_minmax(0,1fr)] gap-6 px-gutter py-4 outline-none"
      >
        {hasRoom ? <BothSides /> : <TooNarrow />}
      </main>
    </PresenterFrame>
  )
}
