import * as v from 'valibot'
import { currencyName, zwlPerUsd } from '#db/money.ts'
import { amountText } from '#db/text/amount.ts'
import { amountOrNoneIn } from '#db/text/validation.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { transactionTypeLabels } from '#src/rules/transactions.ts'
import { Button } from '#src/ui/button.tsx'
import { dateOptions, methodOptions, type Narrowing, unfiltered } from './filters.ts'

export interface AdvancedFieldsProps {
  filters: Narrowing
  /** On phones, includes the method and the date. */
  withSelects: boolean
  onApply: (change: Partial<Narrowing>) => void
}

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]
const types = keysOf(transactionTypeLabels).map((value) => ({
  value,
  label: transactionTypeLabels[value],
}))
const inAddress = (minor: number | null) => (minor === null ? '' : amountText(minor))

const advancedFields = v.pipe(
  v.object({
    type: v.array(v.picklist(keysOf(transactionTypeLabels))),
    method: v.picklist(methodOptions.map(({ value }) => value)),
    date: v.picklist(dateOptions.map(({ value }) => value)),
    min: amountOrNoneIn('USD'),
    max: amountOrNoneIn('USD'),
  }),
  v.forward(
    v.partialCheck(
      [['min'], ['max']],
      ({ min, max }) => min === null || max === null || min <= max,
      'Enter at least the amount from',
    ),
    ['max'],
  ),
)

/** The advanced filters; nothing changes until Apply Filters (TXN-1). */
export function AdvancedFields({ filters, withSelects, onApply }: AdvancedFieldsProps) {
  const form = useAppForm({
    schema: advancedFields,
    start: {
      type: [...filters.type],
      method: filters.method,
      date: filters.date,
      min: filters.min,
      max: filters.max,
    },
    onSubmit: ({ min, max, ...chosen }) =>
      apply({ ...chosen, min: inAddress(min), max: inAddress(max) }),
  })

  function apply({
    type,
    min,
    max,
    method,
    date,
  }: Pick<Narrowing, 'type' | 'min' | 'max' | 'method' | 'date'>) {
    onApply({ type, min, max, ...(withSelects && { method, date }) })
  }

  return (
    <form.AppForm>
      <form.Form className="grid gap-4">
        {withSelects && (
          <>
            <form.AppField name="method">
              {(field) => <field.Select label="Payment method" options={methodOptions} />}
            </form.AppField>
            <form.AppField name="date">
              {(field) => <field.Select label="Date range" options={dateOptions} />}
            </form.AppField>
          </>
        )}
        <form.AppField name="type">
          {(field) => <field.CheckboxGroup label="Transaction type" options={types} />}
        </form.AppField>
        <div className="grid grid-cols-2 items-start gap-3">
          <form.AppField name="min">
            {(field) => <field.MoneyField label="Amount from" currency="USD" />}
          </form.AppField>
          <form.AppField name="max">
            {(field) => <field.MoneyField label="Amount to" currency="USD" />}
          </form.AppField>
        </div>
        <p className="text-sm text-subtle">
          {currencyName('ZWL')} amounts are converted at {zwlPerUsd} per dollar.
        </p>
        <div className="flex gap-3 *:flex-1">
          <Button variant="secondary" onClick={() => apply(unfiltered)}>
            Reset
          </Button>
          <form.SubmitButton variant="primary">Apply Filters</form.SubmitButton>
        </div>
      </form.Form>
    </form.AppForm>
  )
}
