import type { ComponentProps } from 'react'
import { Chevron } from '#src/ui/glyphs.tsx'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Whom the demo acts as; "Demo" alone without. */
  who?: string
  dryRun?: boolean
  /** Payments arrive by themselves. */
  busy?: boolean
  /** The moved time. */
  clock?: string | undefined
  /** Every screen works offline. */
  ready?: boolean
}

/** The gold button of the demo controls. */
export function PillButton({
  who,
  dryRun = false,
  busy = false,
  clock,
  ready = false,
  ...button
}: Props) {
  const [first = '', ...rest] = who?.split(' ') ?? []
  return (
    <button
      {...button}
      type="button"
      aria-haspopup="dialog"
      className="relative inline-flex min-h-[clamp(36px,10vw,2.25rem)] min-w-0 items-center gap-[min(0.5rem,2.2vw)] rounded-control bg-accent-soft px-[min(0.75rem,3.4vw)] text-[min(0.875rem,5vw)] font-semibold text-on-accent-soft after:absolute after:-inset-1"
    >
      <Chevron size={12} />
      <span className="flex min-w-0">
        {/* Without room for more, dry run, the moved time or the persona's name replaces "Demo". */}
        <span
          className={
            dryRun || (who === undefined && clock === undefined)
              ? 'whitespace-nowrap'
              : 'max-sm:sr-only'
          }
        >
          {dryRun ? 'Dry run' : 'Demo'}
        </span>
        <span className="sr-only">{dryRun ? ' is on. Demo controls' : ' controls'}</span>
        {who !== undefined && (
          <>
            <span className="sr-only">, acting as </span>
            <span
              className={`max-w-24 max-sm:max-w-[var(--pill-name,min(4rem,17vw))] truncate ${dryRun || clock !== undefined ? 'max-sm:sr-only' : ''}`}
            >
              <span aria-hidden className="font-normal opacity-70 max-sm:hidden">
                {'\u00a0· '}
              </span>
              {first}
            </span>
            <span className="sr-only"> {rest.join(' ')}</span>
          </>
        )}
        {clock !== undefined && (
          <>
            <span className="sr-only">, clock moved: </span>
            <span className={`whitespace-nowrap ${dryRun ? 'max-sm:sr-only' : ''}`}>
              <span aria-hidden className="font-normal opacity-70 max-sm:hidden">
                {'\u00a0· '}
              </span>
              {clock}
            </span>
          </>
        )}
      </span>
      {busy && (
        <span className="flex-none">
          <span className="sr-only">, payments are arriving</span>
          <span
            aria-hidden
            className="block size-2 rounded-full bg-current motion-safe:animate-pulse"
          />
        </span>
      )}
      {ready && <span className="font-medium max-lg:hidden">offline ready</span>}
    </button>
  )
}
