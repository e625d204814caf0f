import { useEffect, useRef, useState } from 'react'
import type { FeeChange } from '#db/payments/fee-actions.ts'
import type { Fee } from '#db/payments/fees.ts'
import type { WithVolume } from '#db/payments/queries.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { changesOf } from '#src/forms/changed-fields.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { feeLabels, type FeeFigureProps, figureText } from './fee-figure.tsx'
import {
  changesText,
  feeChanges,
  feesSchema,
  readFees,
  readFigure,
  settleFee,
  typedFees,
  unusual,
  unusualFees,
} from './fee-form.ts'
import { FeeEffectCard } from './fee-effect-card.tsx'
import { FeeTable } from './fee-table.tsx'

interface Props {
  fees: WithVolume<Fee>[]
  /** Resolves to false when the save was refused or was a dry run. */
  onSave: (changes: FeeChange[]) => Promise<boolean>
  onClose: () => void
}

const sentence = (words: string | null): string | null =>
  words && words.charAt(0).toUpperCase() + words.slice(1)

/** The fees with a field for each figure, all saved together. */
export function FeeEditor({ fees, onSave, onClose }: Props) {
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
        const shared = {
          label: labelled
            ? feeLabels[field].short
            : `${fee.paymentMethod}, ${feeLabels[field].long}`,
          'aria-label': `${fee.paymentMethod}, ${feeLabels[field].long}`,
          labelHidden: !labelled,
          changed,
          settle: (text: string) => settleFee(text, field),
          hint: changed && sentence(unusual(fee.type, field, readFigure(state.value, field))),
        }
        return field === 'flatFee' ? (
          <MoneyField {...shared} type="number" currency="USD" step="0.01" />
        ) : (
          <PercentField {...shared} />
        )
      }}
    </form.AppField>
  )

  return (
    <form.AppForm>
      <form.LeaveGuard />
      <form.Form>
        <div ref={table} role="group" aria-label="Edit fees" tabIndex={-1} className="outline-none">
          <FeeTable fees={fees} editing figure={figure} />
        </div>
        <form.Subscribe selector={({ values, isSubmitting }) => ({ values, isSubmitting })}>
          {({ values, isSubmitting }) => {
            const changes = feeChanges(fees, changesOf(readFees, start, values))
            const unsaved = changes.length > 0
            return (
              <>
                <div className="mt-4">
                  <FeeEffectCard fees={fees} changes={changes} />
                </div>
                <SaveBar text={changesText(fees, changes)} unsaved={unsaved}>
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
