import { evaluate } from '@tanstack/react-form'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { FeeChange } from '#db/payments/fee-actions.ts'
import { feeEffects } from '#db/payments/fee-figures.ts'
import { getFeeEffect } from '#db/payments/fee-queries.ts'
import type { Fee } from '#db/payments/fees.ts'
import type { WithVolume } from '#db/payments/queries.ts'
import { countOf, formatMoney } from '#db/text/format.ts'
import { useQuery, useToday } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { fieldChanges } from '#src/forms/changed-fields.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { changedFees, type FeeFigureProps, feeLabels, figureText } from './fee-figure.tsx'
import {
  feeChangesText,
  feeChanges,
  feesSchema,
  readableFees,
  readFees,
  readFigure,
  settleFee,
  typedFees,
  unusual,
  unusualFees,
} from './fee-form.ts'
import { PlatformFeeTable } from './fee-table.tsx'

interface FeeEffectCardProps {
  fees: readonly Fee[]
  changes: readonly FeeChange[]
}

const usd = (minor: number) => formatMoney(minor, 'USD')

function changeOf(earned: number, wouldEarn: number): string {
  const more = wouldEarn - earned
  if (more === 0) return `${usd(earned)}, no change`
  return `${usd(earned)} → ${usd(wouldEarn)}, ${usd(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`
}

const monthName = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', { month: 'long', year: 'numeric' })

/** Last month's fees at the typed rates, next to the actual ones. */
function FeeEffectCard({ fees, changes }: FeeEffectCardProps) {
  const source = useQuery(getFeeEffect)
  const today = useToday()
  const effects = useMemo(() => {
    if (!source) return []
    const others = changedFees(fees, changes)
    return feeEffects(source.ledger, source.standardMerchants, others, today)
  }, [source, fees, changes, today])
  if (!source || effects.length === 0) return null
  const nameOf = (id: Fee['id']) => fees.find((fee) => fee.id === id)?.paymentMethod ?? id
  const sum = (of: 'earned' | 'wouldEarn') =>
    effects.reduce((total, effect) => total + effect[of], 0)
  const rows = effects.map(
    ({ id, payments, earned, wouldEarn }) =>
      [`${nameOf(id)}, ${countOf(payments, 'payment')}`, changeOf(earned, wouldEarn)] as const,
  )
  const month = monthName(source.month)
  return (
    <Card>
      <CardHeader title={`Effect on ${month}`} />
      <p className="px-card pb-3 text-muted">
        What the fees of {month} would be with your changes, in US dollars. Merchant fees apply to
        the standard plan, customer fees to every payment.
      </p>
      <div aria-live="polite">
        <DetailRows
          look="receipt"
          items={
            rows.length > 1 ? [...rows, ['Total', changeOf(sum('earned'), sum('wouldEarn'))]] : rows
          }
        />
      </div>
    </Card>
  )
}

interface FeeEditorProps {
  fees: WithVolume<Fee>[]
  /** Resolves to false when the save was refused or was a dry run. */
  onSave: (changes: FeeChange[]) => Promise<boolean>
  onClose: () => void
}

const sentence = (words: string | null): string | null =>
  words && words.charAt(0).toUpperCase() + words.slice(1)

/** The fees with a field for each figure, all saved together. */
export function FeeEditor({ fees, onSave, onClose }: FeeEditorProps) {
  const [asking, setAsking] = useState<FeeChange[]>()
  const [open, setOpen] = useState(false)
  const table = useRef<HTMLDivElement>(null)
  // The button that opened the editor can't keep the focus.
  useEffect(() => table.current?.focus({ preventScroll: true }), [])
  async function save(changes: FeeChange[]) {
    if (await onSave(changes)) onClose()
  }
  const form = useAppForm({
    schema: feesSchema,
    start: typedFees(fees),
    onSubmit: async (_, changes) => {
      const changed = feeChanges(fees, changes)
      if (unusualFees(fees, changed).length === 0) return save(changed)
      setAsking(changed)
      setOpen(true)
    },
  })

  const start = form.options.defaultValues ?? {}
  const figure = ({ fee, field, labelled = false }: FeeFigureProps) => (
    <form.AppField key={field} name={`${fee.id}.${field}`}>
      {({ state, MoneyField, PercentField }) => {
        const changed =
          settleFee(state.value, field) !== settleFee(start[fee.id]?.[field] ?? '', field)
        const { figure: typed = 0, error } = readFigure(state.value, field)
        const shared = {
          error,
          label: labelled
            ? feeLabels[field].short
            : `${fee.paymentMethod}, ${feeLabels[field].long}`,
          'aria-label': `${fee.paymentMethod}, ${feeLabels[field].long}`,
          labelHidden: !labelled,
          changed,
          settle: (text: string) => settleFee(text, field),
          hint: changed && error === undefined && sentence(unusual(fee.type, field, typed)),
        }
        return field === 'flatFee' ? (
          <MoneyField {...shared} currency="USD" step="0.01" />
        ) : (
          <PercentField {...shared} step="0.1" />
        )
      }}
    </form.AppField>
  )

  return (
    <form.AppForm>
      <form.LeaveGuard />
      <form.Form>
        <div ref={table} role="group" aria-label="Edit fees" tabIndex={-1} className="outline-none">
          <PlatformFeeTable fees={fees} editing figure={figure} />
        </div>
        <form.Subscribe selector={({ values, isSubmitting }) => ({ values, isSubmitting })}>
          {({ values, isSubmitting }) => {
            const readable = readableFees(values, start)
            const isUnread = !evaluate(readable, values)
            const changes = feeChanges(fees, fieldChanges(readFees, start, readable))
            const unsaved = isUnread || changes.length > 0
            return (
              <>
                <div className="mt-4">
                  <FeeEffectCard fees={fees} changes={changes} />
                </div>
                <SaveBar
                  text={isUnread ? 'Correct the marked fees' : feeChangesText(fees, changes)}
                  unsaved={unsaved}
                >
                  <Button variant="ghost" onClick={onClose}>
                    Cancel
                  </Button>
                  {/* Enter does not submit: the button saves all fees at once. */}
                  <Button
                    variant="primary"
                    pending={isSubmitting}
                    pendingLabel="Saving"
                    disabled={!unsaved}
                    onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
                  >
                    Save Changes
                  </Button>
                </SaveBar>
              </>
            )
          }}
        </form.Subscribe>
      </form.Form>
      {asking && (
        <ConfirmDialog
          open={open}
          onClose={() => setOpen(false)}
          title="Save unusual fees?"
          text={unusualFees(fees, asking)
            .map(
              ({ fee, field, figure, usual }) =>
                `${fee.paymentMethod}, ${feeLabels[field].long.toLowerCase()}: ${figureText(field, figure)}, ${usual}.`,
            )
            .join(' ')}
          confirmLabel="Save Changes"
          onConfirm={() => {
            setOpen(false)
            void save(asking)
          }}
        />
      )}
    </form.AppForm>
  )
}
