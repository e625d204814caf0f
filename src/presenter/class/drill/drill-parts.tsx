import { useState } from 'react'
import { currentDate } from '#db/clock.ts'
import { named } from '#db/text/typed-text.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useQuery, useToday } from '#src/data/use-query.ts'
import { refusalText } from '#src/data/run-action.ts'
import { useHash } from '#src/screens/shared/scan/scanner.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { toast } from '#src/ui/toast.ts'
import { drawAll, messageOf } from './compose.ts'
import { CustomerSide } from './customer-side.tsx'
import { codeInHash, instantOf, type ShownCode } from './drill-code.ts'
import {
  drill,
  getDrillShop,
  type KeptDrill,
  loadPayments,
  type MarkedShop,
  newDrill,
  type Part,
} from './kept-drill.ts'
import { type OtherCode, TillSide } from './till-side.tsx'

const choices: Record<Part, { title: string; text: string }> = {
  till: {
    title: 'The till',
    text: 'Scan what the customer’s phone shows, look it up, and decide.',
  },
  customer: {
    title: 'The customer',
    text: 'Write confirmations, true and false, and show them to the till.',
  },
  alone: {
    title: 'One phone',
    text: 'Ten customers pay at your till, one by one.',
  },
}

interface BeginProps {
  pending: Part | undefined
  /** A customer’s code was opened on this phone. */
  isShown: boolean
  onBegin: (part: Part) => void
}

/** The choice of who this phone is. */
function Begin({ pending, isShown, onBegin }: BeginProps) {
  const offered: Part[] = isShown ? ['till'] : ['till', 'customer', 'alone']
  return (
    <>
      <div>
        <h2 className="text-2xl tracking-[-0.018em]">
          {isShown ? 'A customer shows you a payment' : 'Who is this phone?'}
        </h2>
        <p className="mt-1 text-muted">
          Decide whether the money arrived before you hand over the goods. Each drill loads the same
          payments; Undo brings back what was on this phone.
        </p>
      </div>
      <ul className="grid grid-cols-1 gap-3">
        {offered.map((part) => (
          <li key={part}>
            <Card padded className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <div className="min-w-0 flex-[1_1_12rem]">
                <h3 className="font-semibold">{choices[part].title}</h3>
                <p className="text-sm text-muted">{choices[part].text}</p>
              </div>
              <Button
                variant={isShown ? 'primary' : 'secondary'}
                aria-label={named`Start: ${choices[part].title}`}
                pending={pending === part}
                disabled={pending !== undefined}
                onClick={() => onBegin(part)}
              >
                Start
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A drill whose payments are no longer those on this phone. */
function Changed({ onLoad }: { onLoad: () => void }) {
  return (
    <>
      <div role="status">
        <Banner tone="wait" title="The payments on this phone have changed">
          Load the drill’s payments to go on, or start a new drill.
        </Banner>
      </div>
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button variant="secondary" onClick={() => drill.write(null)}>
          New drill
        </Button>
        <Button variant="primary" onClick={onLoad}>
          Load payments
        </Button>
      </div>
    </>
  )
}

/** Returns a drill that begins now, with its customers if it has some of its own. */
function begun(part: Part, { mark, ...shop }: MarkedShop, shown: string | null) {
  const now = currentDate()
  const begins = newDrill(part, mark, { shown })
  if (part !== 'alone') return begins
  const drawn = drawAll({ ...shop, now }, begins.seed)
  return { ...begins, messages: drawn.map((each) => messageOf(each.shown, shop.name)) }
}

function Drill({ shop }: { shop: MarkedShop }) {
  const kept = drill.use()
  const database = useDatabase()
  const actor = useActor()
  const now = useToday()
  const [hash, replaceHash] = useHash()
  const [pending, setPending] = useState<Part>()
  /** The mark that was loaded, until it is on the screen. */
  const [loaded, setLoaded] = useState<string | null>(null)
  if (loaded !== null && loaded === shop.mark) setLoaded(null)
  /** A code of other payments than this phone’s, and whether loading them did not help. */
  const [other, setOther] = useState<OtherCode | null>(null)
  const opened = codeInHash(hash)

  /** Loads payments, and goes on with a drill about them; resolves to their mark. */
  async function load(
    part: Part,
    at: Date | undefined,
    next: (shop: MarkedShop) => KeptDrill,
  ): Promise<string | null> {
    setPending(part)
    try {
      const db = database()
      const mark = await loadPayments({ db, actor }, at)
      const present = mark === null ? undefined : await getDrillShop(db)
      if (!present) return null
      setLoaded(present.mark)
      drill.write(next(present))
      return present.mark
    } catch (error) {
      toast.error(await refusalText(error))
      return null
    } finally {
      setPending(undefined)
    }
  }
  async function begin(part: Part) {
    const at = opened?.mark ? (instantOf(opened.mark) ?? undefined) : undefined
    const mark = await load(part, at, (present) => begun(part, present, opened?.message ?? null))
    if (mark !== null && opened) replaceHash('')
  }
  /** Loads the payments that the customer’s phone has, and shows its message if they are the same then. */
  async function loadShown(going: KeptDrill, code: ShownCode) {
    const at = instantOf(code.mark ?? '') ?? undefined
    const mark = await load('till', at, (present) => ({
      ...going,
      mark: present.mark,
      shown: present.mark === code.mark ? code.message : null,
    }))
    if (mark !== null) setOther(mark === code.mark ? null : { ...code, differs: true })
    if (mark === code.mark) replaceHash('')
  }

  if (!kept || (opened && (kept.part !== 'till' || kept.ended)))
    return (
      <Begin pending={pending} isShown={opened !== null} onBegin={(part) => void begin(part)} />
    )
  if (kept.mark !== shop.mark && !kept.ended)
    return loaded === null && pending === undefined ? (
      <Changed
        onLoad={() =>
          void load(kept.part, instantOf(kept.mark) ?? undefined, ({ mark }) => ({ ...kept, mark }))
        }
      />
    ) : (
      <SkeletonRows rows={3} label="Loading payments" />
    )
  if (kept.part === 'customer') return <CustomerSide kept={kept} shop={shop} now={now} />
  return (
    <TillSide
      kept={kept}
      shop={shop}
      now={now}
      opened={opened}
      other={other}
      onOther={(code) => {
        setOther(code)
        replaceHash('')
      }}
      onLoad={(code) => void loadShown(kept, code)}
    />
  )
}

/** The drill, once the payments on this phone are read. */
export function DrillParts() {
  const shop = useQuery(getDrillShop)
  return shop ? <Drill shop={shop} /> : <SkeletonRows rows={3} label="Loading payments" />
}
