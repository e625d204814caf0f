import { useState } from 'react'
import * as v from 'valibot'
import { currentTime } from '#db/clock.ts'
import { longestShown, readShown } from '#db/payments/check-payment.ts'
import { formatCount, formatDuration, formatMoment } from '#db/text/format.ts'
import { textBetween } from '#db/text/validation.ts'
import { keepOrSay } from '#src/data/keep-or-say.ts'
import { drillMessages } from '#src/rules/messages/exercises.ts'
import { Scanner } from '#src/screens/shared/scan/scanner.tsx'
import { ShownTextForm } from '#src/screens/shared/scan/shown-text-form.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { addOwnResult } from '../exercises/results/kept-results.ts'
import type { Shop } from './compose.ts'
import { Deciding, Truth } from './deciding.tsx'
import { readCode, type ShownCode } from './drill-code.ts'
import { isCostly, lossText, reasonLabels, type Round, scoreOf } from './judge.ts'
import { drill, type KeptDrill, type MarkedShop, resultOf } from './kept-drill.ts'
import { DrillHead } from './phone-message.tsx'

const schema = v.object({
  shown: v.pipe(
    textBetween(1, 'Enter the whole message', longestShown),
    // A reference alone would hide that the message names another amount.
    v.check((text) => text === '' || readShown(text).amounts.length > 0, 'Enter the amount too'),
  ),
})

/** A code of other payments than this phone’s, and whether loading them did not help. */
export interface OtherCode extends ShownCode {
  differs?: boolean
}

interface ReceiveProps {
  shop: MarkedShop
  other: OtherCode | null
  onOther: (other: OtherCode | null) => void
  onShown: (message: string) => void
  /** Loads the payments that a code is of. */
  onLoad: (code: ShownCode) => void
}

/** The next customer, whose message is scanned or typed. */
function Receive({ shop, other, onOther, onShown, onLoad }: ReceiveProps) {
  const [types, setTypes] = useState(false)
  const [refused, setRefused] = useState<string>()

  function read(text: string) {
    const code = readCode(text)
    if ('other' in code) return setRefused(drillMessages.notCustomers(code.other))
    if (code.mark === null || code.mark === shop.mark) onShown(code.message)
    else onOther(code)
  }

  if (other)
    return (
      <>
        <div role="status">
          <Banner tone="wait" title="The phones have different payments">
            {other.differs
              ? 'The payments still differ. Update Paid on both phones, set the same time zone, and start again on the customer’s phone.'
              : 'Load the payments that the customer’s phone has, then decide.'}
          </Banner>
        </div>
        <div className="flex flex-wrap gap-3 *:flex-1">
          <Button variant="secondary" onClick={() => onOther(null)}>
            Back
          </Button>
          <Button variant="primary" onClick={() => onLoad(other)}>
            Load the same payments
          </Button>
        </div>
      </>
    )
  return (
    <>
      {types ? (
        <ShownTextForm
          schema={schema}
          label="Message on the customer’s phone"
          hint="The whole message, with its amount and reference"
          submit="Next"
          onSubmit={onShown}
          onScan={() => setTypes(false)}
        />
      ) : (
        <>
          <Scanner
            several
            hint="Point the camera at the code on the customer’s phone."
            onRead={read}
          />
          <div role="status" className="empty:hidden">
            {refused && <Banner tone="bad">{refused}</Banner>}
          </div>
          <Button variant="ghost" onClick={() => setTypes(true)}>
            Type instead
          </Button>
        </>
      )}
      <p className="text-sm text-muted">
        Payments loaded: {formatMoment(shop.seededAt.toISOString())}
      </p>
    </>
  )
}

const keepResult = (rounds: readonly Round[]) =>
  keepOrSay(() => addOwnResult(resultOf(rounds, currentTime())))

interface Props extends Pick<ReceiveProps, 'other' | 'onOther' | 'onLoad'> {
  /** A code that was opened by the phone’s camera. */
  opened: ShownCode | null
  kept: KeptDrill
  shop: MarkedShop
  now: Date
}

/** The till: one customer after the other, from the other phone or drawn from the ledger (DEMO-26). */
export function TillSide({ kept, shop: marked, now, opened, ...receives }: Props) {
  const { part, rounds, messages } = kept
  const shop: Shop = { ...marked, now }
  const [told, setTold] = useState<Round | null>(null)
  const isAlone = part === 'alone'
  const isOthers = opened !== null && opened.mark !== null && opened.mark !== marked.mark
  const shown = kept.shown ?? (isOthers ? null : (opened?.message ?? null))
  const message = isAlone ? (messages[rounds.length] ?? null) : shown
  const isOver = isAlone && rounds.length >= messages.length
  const number = told ? rounds.length : rounds.length + 1

  function decide(round: Round) {
    const all = [...rounds, round]
    setTold(round)
    if (opened) receives.onOther(null)
    keepOrSay(() => drill.write({ ...kept, rounds: all, shown: null }))
    if (isAlone && all.length >= messages.length) keepResult(all)
  }
  function end() {
    if (rounds.length === 0) return drill.write(null)
    if (!isOver) keepResult(rounds)
    keepOrSay(() => drill.write({ ...kept, ended: true }))
  }

  if (kept.ended || (isOver && !told)) return <DrillScore rounds={rounds} />
  return (
    <>
      <DrillHead
        title={`Customer ${number}${isAlone ? ` of ${messages.length}` : ''}`}
        step={`${number} ${!told && message === null}`}
        onEnd={told && isOver ? undefined : end}
      />
      {told ? (
        <>
          <Truth shop={shop} round={told} />
          <Button
            variant="primary"
            block
            onClick={() => {
              setTold(null)
              if (isOver) end()
            }}
          >
            {isOver ? 'See the score' : 'Next customer'}
          </Button>
        </>
      ) : message === null ? (
        <Receive
          {...receives}
          shop={marked}
          other={receives.other ?? (isOthers ? opened : null)}
          onShown={(shown) => keepOrSay(() => drill.write({ ...kept, shown }))}
        />
      ) : (
        <Deciding key={rounds.length} shop={shop} message={message} onDecide={decide} />
      )}
    </>
  )
}

const ResultsDialog = lazyDialog(
  async () => (await import('../exercises/results/results-dialog.tsx')).ResultsDialog,
)

/** The score of a drill, with the goods that were given away by name (DEMO-26). */
function DrillScore({ rounds }: { rounds: readonly Round[] }) {
  const [showsResults, setShowsResults] = useState(false)
  const { right, of, seconds, unchecked, turnedAway, otherReason } = scoreOf(rounds)
  const costly = rounds.filter(isCostly)
  return (
    <>
      <DrillHead title={`${right} of ${of} right`} />
      <Card>
        <div className="px-card py-4">
          <DetailRows
            look="lines"
            items={[
              ['Time', formatDuration(seconds)],
              ['Goods given away', lossText(rounds) || 'None'],
              ['Turned away after paying', formatCount(turnedAway)],
              ['Wrong reason', formatCount(otherReason)],
              ['Decided without a check', formatCount(unchecked)],
            ]}
          />
        </div>
        {costly.length > 0 && (
          <ul aria-label="Goods given away" className="border-t border-line">
            {costly.map((each) => (
              <li key={each.message} className="border-b border-line px-card py-3 last:border-b-0">
                <p className="font-medium tabular-nums">
                  {lossText([each])}
                  {each.is !== 'real' && `: ${reasonLabels[each.is]}`}
                </p>
                <p className="text-sm wrap-anywhere text-muted">{each.message}</p>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button variant="secondary" onClick={() => drill.write(null)}>
          New drill
        </Button>
        {of > 0 && (
          <Button variant="primary" onClick={() => setShowsResults(true)}>
            My results
          </Button>
        )}
      </div>
      <ResultsDialog open={showsResults} onClose={() => setShowsResults(false)} />
    </>
  )
}
