import { useState } from 'react'
import { zwlPerUsd } from '#db/model/money.ts'
import type { TransactionType } from '#db/model/transaction.ts'
import { focusFirstInvalid } from '#src/forms/focus-first-invalid.ts'
import { amountText, parseAmount } from '#src/rules/amount.ts'
import { transactionTypes } from '#src/rules/transactions.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { unfiltered, type Filters } from './filters.ts'
import { dateOptions, methodOptions } from './text.ts'

interface Props {
  filters: Filters
  /** On phones the method and the date are chosen here as well. */
  withSelects: boolean
  onApply: (change: Partial<Filters>) => void
}

const types = Object.entries(transactionTypes) as [TransactionType, string][]

/** The advanced filters as they are being chosen: nothing changes until Apply Filters (spec §2 Transactions). */
export function AdvancedFields({ filters, withSelects, onApply }: Props) {
  const [chosen, setChosen] = useState(filters)
  const [least, setLeast] = useState(filters.min)
  const [most, setMost] = useState(filters.max)
  const [errors, setErrors] = useState<{ least?: string; most?: string }>({})
  const change = (part: Partial<Filters>) => setChosen({ ...chosen, ...part })

  function amounts(): Pick<Filters, 'min' | 'max'> | null {
    const from = least.trim() === '' ? null : parseAmount(least)
    const to = most.trim() === '' ? null : parseAmount(most)
    const found: typeof errors = {
      ...(from?.error !== undefined && { least: from.error }),
      ...(to?.error !== undefined && { most: to.error }),
    }
    const [lowest, highest] = [
      from?.error === undefined && from?.minor,
      to?.error === undefined && to?.minor,
    ]
    if (typeof lowest === 'number' && typeof highest === 'number' && lowest > highest)
      found.most = 'This is less than the amount from'
    setErrors(found)
    if (Object.keys(found).length > 0) return null
    return {
      min: typeof lowest === 'number' ? amountText(lowest) : '',
      max: typeof highest === 'number' ? amountText(highest) : '',
    }
  }

  function apply() {
    const money = amounts()
    if (!money) return
    const { type, method, date } = chosen
    onApply({ type, ...money, ...(withSelects && { method, date }) })
  }

  function reset() {
    const { type, min, max, method, date } = unfiltered
    onApply({ type, min, max, ...(withSelects && { method, date }) })
  }

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        apply()
        focusFirstInvalid(event.currentTarget)
      }}
    >
      {withSelects && (
        <>
          <Select
            label="Payment method"
            value={chosen.method}
            onChange={(method) => change({ method })}
            options={methodOptions}
          />
          <Select
            label="Date range"
            value={chosen.date}
            onChange={(date) => change({ date })}
            options={dateOptions}
          />
        </>
      )}
      <fieldset>
        <legend className="text-sm font-semibold">Transaction type</legend>
        <div className="grid grid-cols-2 gap-x-3">
          {types.map(([type, label]) => (
            <Checkbox
              key={type}
              label={label}
              checked={chosen.type.includes(type)}
              onChange={(checked) =>
                change({
                  type: types
                    .map(([each]) => each)
                    .filter((each) => (each === type ? checked : chosen.type.includes(each))),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label="Amount from"
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          value={least}
          error={errors.least}
          onChange={(event) => setLeast(event.target.value)}
        />
        <TextField
          label="Amount to"
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          value={most}
          error={errors.most}
          onChange={(event) => setMost(event.target.value)}
        />
      </div>
      <p className="text-sm text-subtle">
        ZWL amounts count at the sample rate of {zwlPerUsd} a dollar.
      </p>
      <div className="flex gap-3 *:flex-1">
        <Button variant="secondary" onClick={reset}>
          Reset
        </Button>
        <Button type="submit" variant="primary">
          Apply Filters
        </Button>
      </div>
    </form>
  )
}
