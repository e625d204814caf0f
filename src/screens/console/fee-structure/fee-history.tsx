import { Undo2 } from 'lucide-react'
import { Fragment, useState } from 'react'
import type { Fee } from '#db/payments/fees.ts'
import { listFeeChanges, type FeeChangeListing } from '#db/payments/fee-queries.ts'
import { countOf, formatMoment } from '#db/text/format.ts'
import { useForbids } from '#src/data/actor.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader, CardRow } from '#src/ui/card.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { changeLines } from './fee-figure.tsx'

const GoBackDialog = lazyDialog(async () => (await import('./go-back-dialog.tsx')).GoBackDialog)

/** The number of changes shown before "show all". */
const few = 5

/** The button stands beside the method, and beside all of the change where there is room. */
const changeRow =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2.5 [&>p]:max-sm:col-span-2 [&>:last-child]:col-start-2 [&>:last-child]:row-start-1 sm:[&>:last-child]:row-span-3'

/** Past fee changes, each of which can be reverted. */
export function FeeHistory({ fees }: { fees: readonly Fee[] }) {
  const changes = useQuery(listFeeChanges)
  const forbidden = useForbids()('revertFees')
  const [all, setAll] = useState(false)
  const [chosen, setChosen] = useState<FeeChangeListing>()
  const [open, setOpen] = useState(false)
  if (!changes) return null
  const feeOf = ({ paymentMethod }: FeeChangeListing) =>
    fees.find((fee) => fee.paymentMethod === paymentMethod)
  const isSo = (change: FeeChangeListing) => {
    const fee = feeOf(change)
    return !fee || changeLines(fee, change.from).length === 0
  }
  return (
    <Card>
      <CardHeader
        title="History"
        action={
          changes.length > 0 && (
            <span className="text-subtle tabular-nums">{countOf(changes.length, 'change')}</span>
          )
        }
      />
      {changes.length === 0 ? (
        <p className="border-t border-line px-card py-4 text-muted">
          No changes yet. Fee changes appear here, and you can revert them.
        </p>
      ) : (
        <ul>
          {changes.slice(0, all ? undefined : few).map((change) => (
            <CardRow key={change.id} className={changeRow}>
              <h3 className="font-medium">
                {change.paymentMethod}
                {change.wentBack && ', reverted'}
              </h3>
              <p className="tabular-nums">
                {changeLines(change.from, change.to).map((text, at, { length }) => (
                  <Fragment key={text}>
                    <span className="inline-block">
                      {text}
                      {at < length - 1 && ','}
                    </span>{' '}
                  </Fragment>
                ))}
              </p>
              <p className="text-sm text-muted tabular-nums">
                {change.user}, {formatMoment(change.at)}
              </p>
              {isSo(change) ? (
                <span className="flex-none text-sm text-subtle">Reverted</span>
              ) : (
                <Button
                  variant="secondary"
                  size="sm"
                  className="flex-none"
                  icon={<Undo2 aria-hidden />}
                  aria-label={`Revert this change, ${change.paymentMethod}, ${formatMoment(change.at)}`}
                  forbidden={forbidden}
                  onClick={() => {
                    setChosen(change)
                    setOpen(true)
                  }}
                >
                  Revert
                </Button>
              )}
            </CardRow>
          ))}
        </ul>
      )}
      {changes.length > few && !all && (
        <div className="border-t border-line p-2">
          <Button variant="ghost" block onClick={() => setAll(true)}>
            Show all {changes.length}
          </Button>
        </div>
      )}
      {chosen && (
        <GoBackDialog
          change={chosen}
          fee={feeOf(chosen)}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
