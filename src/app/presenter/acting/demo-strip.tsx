import { X } from 'lucide-react'
import { useRef } from 'react'
import { getOtherSides, type OtherSides } from '#db/demo/other-sides-queries.ts'
import { getAdminPersona } from '#db/people/persona-queries.ts'
import { named } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { useQuery } from '#src/data/use-query.ts'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { Chevron } from '#src/ui/glyphs.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { highlight } from '#src/ui/highlight.ts'
import { useToastsAbove } from '#src/ui/toast.ts'
import { follow, queuePath } from './story.ts'
import { customerOf, useSwitch } from './use-switch.ts'

interface WayProps {
  label: string
  onChoose: () => void
}

function Way({ label, onChoose }: WayProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-11 min-w-0 flex-1 items-center justify-between gap-2 rounded-control border border-current/40 px-3.5 text-left text-sm leading-tight font-semibold max-sm:not-first:order-1 max-sm:not-first:basis-full hover:bg-current/10"
    >
      {label}
      <Chevron size={12} className="flex-none" />
    </button>
  )
}

const placeOf = ({ invoiceId }: OtherSides) =>
  invoiceId === null ? pathTo('transactions') : pathTo('invoice', { id: invoiceId })

interface Props {
  side: 'customer' | 'merchant' | 'console'
  attemptId: string
  /** The address of the customer's receipt. */
  receipt: string
  onClose: () => void
}

/** The demo's ways from a customer's payment to the other sides, and back. */
export function DemoStrip({ side, attemptId, receipt, onClose }: Props) {
  const sides = useQuery((db) => getOtherSides(db, attemptId), [attemptId])
  const admin = useQuery(getAdminPersona)
  const act = useSwitch()
  const bar = useRef<HTMLElement>(null)
  const isShown = Boolean(sides && !sides.isPending)
  useToastsAbove(isShown, bar, (element) => innerHeight - element.getBoundingClientRect().top)
  if (!sides || sides.isPending) return null
  const { merchantName, memberId, transactionId, waitingId } = sides
  const place = placeOf(sides)

  function go(persona: Parameters<typeof act>[0], to: string) {
    follow({ attemptId, receipt, place })
    void act(persona, to)
  }
  function seeIt() {
    highlight(transactionId)
    go({ as: 'member', id: memberId }, place)
  }

  return (
    <>
      <div aria-hidden className="h-36 sm:h-24" />
      <section
        ref={bar}
        aria-label="Demo"
        data-strip
        data-no-print
        className="fixed inset-x-3 bottom-[calc(0.75rem+max(env(safe-area-inset-bottom),var(--bottom-bar,0px)))] z-20 mx-auto flex max-w-176 animate-appear flex-wrap items-center gap-2 rounded-card border border-accent bg-accent-soft p-2 pl-3 text-on-accent-soft max-sm:pl-2 shadow-sheet lg:left-[calc(0.75rem+var(--sidebar,0px))]"
      >
        <DemoTag />
        {/* On phones the second way is a row of its own. */}
        <div className="contents sm:flex sm:flex-1 sm:gap-2">
          {side !== 'customer' && (
            <Way
              label="Back to the customer"
              onChoose={() => void act(customerOf(null), receipt)}
            />
          )}
          {side !== 'merchant' && <Way label={named`See it as ${merchantName}`} onChoose={seeIt} />}
          {side !== 'console' && waitingId !== null && admin && (
            <Way
              label="Approve it in the console"
              onChoose={() => go({ as: 'admin', id: admin.id }, `${queuePath}?review=${waitingId}`)}
            />
          )}
        </div>
        <IconButton
          label="Close"
          icon={<X aria-hidden />}
          className="-mr-1 text-on-accent-soft"
          onClick={onClose}
        />
      </section>
    </>
  )
}
