import { useState } from 'react'
import type { FeeChange } from '#db/payments/fee-actions.ts'
import type { Fee } from '#db/payments/fees.ts'
import type { WithVolume } from '#db/payments/queries.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { changesOf } from '#src/forms/changed-fields.ts'
import { parseFigure } from '#src/rules/amount.ts'
import { formatPercent } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { feeLabels, type FeeFigureProps } from './fee-figure.tsx'
import {
  changesText,
  feeChanges,
  feesSchema,
  isUnusual,
  rangeText,
  readFees,
  settleFee,
  typedFees,
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

/** The fees with a field for each figure, all saved together. */
export function FeeEditor({ fees, onSave, onClose }: Props) {
  const [asking, setAsking] = useState<FeeChange[]>()
  const [open, setOpen] = useState(false)
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
        const shared = {
          label: labelled
            ? feeLabels[field].short
            : `${fee.paymentMethod}, ${feeLabels[field].long}`,
          'aria-label': `${fee.paymentMethod}, ${feeLabels[field].long}`,
          labelHidden: !labelled,
          changed: settleFee(state.value, field) !== settleFee(start[fee.id]?.[field] ?? '', field),
          settle: (text: string) => settleFee(text, field),
        }
        return field === 'flatFee' ? (
          <MoneyField {...shared} type="number" currency="USD" step="0.01" />
        ) : (
          <PercentField
            {...shared}
            hint={
              field === 'merchantFee' &&
              isUnusual(fee.type, parseFigure(state.value)) &&
              `Usually ${rangeText(fee.type)}`
            }
          />
        )
      }}
    </form.AppField>
  )

  return (
    <form.AppForm>
      <form.LeaveGuard />
      <form.Form>
        <FeeTable fees={fees} editing figure={figure} />
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
              ({ fee, merchantFee }) =>
                `${fee.paymentMethod}: ${formatPercent(merchantFee)}%, usually ${rangeText(fee.type)}.`,
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
