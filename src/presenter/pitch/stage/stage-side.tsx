import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import type { StagePart } from '#src/data/part-of-window.ts'

const nameOf: Record<StagePart, string> = {
  customer: 'Customer',
  merchant: 'Merchant',
  console: 'Console',
}

/** Returns a frame's title for screen readers. */
const titleOf: Record<StagePart, string> = {
  customer: 'Customer’s phone',
  merchant: 'Merchant’s dashboard',
  console: 'Paid’s console',
}

/** How long an edge is lit, in milliseconds. */
const litFor = 3000

/** Lights the edge of a side once, without motion. */
function Light() {
  const [isOn, setOn] = useState(true)
  useEffect(() => {
    const end = setTimeout(() => setOn(false), litFor)
    return () => clearTimeout(end)
  }, [])
  return (
    <span
      aria-hidden
      data-light={isOn ? 'on' : 'off'}
      className={`pointer-events-none absolute -inset-1.5 border-3 border-accent transition-opacity duration-600 ${isOn ? '' : 'opacity-0'} rounded-[inherit]`}
    />
  )
}

interface Props<Choice extends StagePart> {
  label: string
  part: Choice
  choices: readonly Choice[]
  onChoose: (part: Choice) => void
  canGoBack: boolean
  onBack: () => void
  /** Counts what changed here because of the other side; each lights the edge once. */
  lights: number
  /** Beside Back. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** One side of the stage: whom it shows, its own Back, and its screen. */
export function StageSide<Choice extends StagePart>({
  label,
  part,
  choices,
  onChoose,
  canGoBack,
  onBack,
  lights,
  action,
  className = '',
  children,
}: Props<Choice>) {
  return (
    <section aria-label={label} className={`flex min-h-0 min-w-0 flex-col gap-3 ${className}`}>
      <div className="flex flex-none items-center justify-between gap-2">
        <IconButton
          label={`Back, ${nameOf[part].toLowerCase()}`}
          icon={<ArrowLeft aria-hidden />}
          bordered
          disabled={!canGoBack}
          onClick={onBack}
        />
        {action}
        <Segmented
          label={label}
          value={part}
          onChange={onChoose}
          options={choices.map((value) => ({ value, label: nameOf[value] }))}
        />
      </div>
      <div
        className={`relative min-h-0 flex-1 ${part === 'customer' ? 'w-max rounded-[50px]' : 'rounded-[20px]'}`}
      >
        {children}
        {lights > 0 && <Light key={lights} />}
      </div>
    </section>
  )
}

interface FrameProps {
  part: StagePart
  src: string
  ref: Ref<HTMLIFrameElement>
}

/** A part's screen: the app itself, with its own width and history. */
export const PartFrame = ({ part, src, ref }: FrameProps) => (
  <iframe
    ref={ref}
    data-part={part}
    title={titleOf[part]}
    src={src}
    className="block size-full border-0 bg-bg"
  />
)
