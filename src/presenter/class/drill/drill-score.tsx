import { useState } from 'react'
import { formatCount, formatDuration } from '#db/text/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { isCostly, lossText, reasonLabels, type Round, scoreOf } from './judge.ts'
import { drill } from './kept-drill.ts'
import { DrillHead } from './phone-message.tsx'

const ResultsDialog = lazyDialog(
  async () => (await import('../exercises/results/results-dialog.tsx')).ResultsDialog,
)

/** The score of a drill, with the goods that were given away by name (DEMO-26). */
export function DrillScore({ rounds }: { rounds: readonly Round[] }) {
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
