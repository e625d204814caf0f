import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { TableName } from '#db/tables.ts'
import { named } from '#db/text/typed-text.ts'
import { comparisons } from '#seed/read-check.ts'
import { MoneyInput } from '#src/forms/inputs.tsx'
import { Button } from '#src/ui/button.tsx'
import { useFocusHandedOn } from '#src/ui/focus.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { telling } from '../running/by-hand.ts'
import { comparisonName } from './check-sentence.ts'
import {
  currencyOf,
  endProblemOf,
  fieldsIn,
  mannersOf,
  problemOf,
  type TypedCheck,
  type TypedCondition,
  withAsks,
  withChanged,
  withCondition,
  withoutCondition,
  withTable,
} from './check-words.ts'
import {
  choiceName,
  currencyIn,
  fieldName,
  sentenceCase,
  tableName,
  unitOf,
} from './field-names.ts'

/** Fields that no work of a person shows in, which are offered only where a line names them already. */
const inner =
  /attemptId$|^(?:seq|settlesAt|availableAt|willFail|movesAt|nextAt|secret|awaitsCustomer|deposits|tries)$|^(?:feeRule|history|brand|versions|evidence|keys|carries\w*)\b/

const byLabel = (one: { label: string }, other: { label: string }) =>
  one.label.localeCompare(other.label)

/** Returns the tables whose rows a check can be about. */
function tableOptions(now: TableName) {
  const tables = [
    ...new Set([...(Object.keys(telling) as TableName[]), 'notifications' as const, now]),
  ]
  return tables.map((value) => ({ value, label: tableName(value) })).sort(byLabel)
}

/** Returns the fields of a table that a condition can be on: what people change by hand first. */
function fieldOptions(table: TableName, now: string) {
  const known = telling[table]?.fields ?? []
  const all = [...fieldsIn(table).keys()]
  const isWhole = (path: string) => all.some((each) => each.startsWith(`${path}.`))
  const others = all.filter(
    (path) => !known.includes(path) && (path === now || !(inner.test(path) || isWhole(path))),
  )
  const option = (value: string) => ({ value, label: sentenceCase(fieldName(value)) })
  return [...known.map(option), ...others.map(option).sort(byLabel)]
}

interface ValueProps {
  label: string
  /** The units of a number: its table and field. */
  check: TypedCheck
  path: string
  value: string
  problem: string | undefined
  /** Whether what is missing is said already. */
  asksAll: boolean
  onChange: (value: string) => void
}

/** A value that is typed: an amount in its currency, a percentage, a number or a text. */
function TypedValue({ label, check, path, value, problem, asksAll, onChange }: ValueProps) {
  const isNumber = fieldsIn(check.table).get(path)?.kind === 'number' || path === 'count'
  const unit = isNumber ? unitOf(check.table, path) : undefined
  const currency = currencyIn(path, currencyOf(check))
  const shared = {
    label,
    value,
    autoComplete: 'off',
    // Not as the field is left, which would move the button that is pressed then; nor at a sign that amounts begin with.
    error: asksAll || value.trim().length > 3 ? problem : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (unit === 'money') return <MoneyInput {...shared} {...(currency && { currency })} />
  if (unit === undefined) return <TextField {...shared} spellCheck={false} />
  return (
    <TextField
      {...shared}
      inputMode={unit === 'number' ? 'numeric' : 'decimal'}
      {...(unit === 'percent' && { suffix: '%' })}
    />
  )
}

interface ConditionProps {
  check: TypedCheck
  condition: TypedCondition
  place: number
  asksAll: boolean
  onChange: (check: TypedCheck) => void
}

/** A condition: its field, how it is compared, and a value that fits the field. */
function ConditionFields({ check, condition, place, asksAll, onChange }: ConditionProps) {
  const row = useFocusHandedOn<HTMLLIElement>()
  const { field, manner, only, value, key } = condition
  const known = fieldsIn(check.table).get(field)
  if (!known) return null
  const name = sentenceCase(fieldName(field))
  const change = (changed: Partial<TypedCondition>) =>
    onChange(withChanged(check, { ...condition, ...changed }))
  const manners = mannersOf(known).map((each) => ({
    ...each,
    value: `${each.only ? 'each ' : ''}${each.manner}`,
    label: sentenceCase(comparisonName(each.manner, each)),
  }))
  const choices =
    known.kind === 'boolean'
      ? [
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ]
      : known.options.map((each) => ({ value: each, label: choiceName(check.table, field, each) }))
  const hasValue = manner !== 'empty' && manner !== 'filled'
  return (
    <li ref={row} className="grid grid-cols-[minmax(0,1fr)_auto] border-t border-line pt-3">
      <div
        role="group"
        aria-label={named`Condition ${place}: ${name}`}
        className="grid gap-3 sm:grid-cols-3"
      >
        <Select
          label="Field"
          value={field}
          options={fieldOptions(check.table, field)}
          onChange={(path) => change({ field: path })}
        />
        <Select
          label="Comparison"
          value={`${only ? 'each ' : ''}${manner}`}
          options={manners}
          onChange={(chosen) => {
            const found = manners.find((each) => each.value === chosen)
            if (!found) return
            const first = value === '' && choices[0] ? { value: choices[0].value } : {}
            change({ manner: found.manner, only: found.only, ...first })
          }}
        />
        {hasValue &&
          (choices.length > 0 ? (
            <Select
              label={name}
              value={value}
              options={choices}
              onChange={(chosen) => change({ value: chosen })}
            />
          ) : (
            <TypedValue
              label={name}
              check={check}
              path={field}
              value={value}
              problem={problemOf(check, condition)}
              asksAll={asksAll}
              onChange={(typed) => change({ value: typed })}
            />
          ))}
      </div>
      <IconButton
        label={named`Remove condition ${place}: ${name}`}
        icon={<Trash2 aria-hidden />}
        className="mt-6 -mr-2 ml-1"
        onClick={() => onChange(withoutCondition(check, key))}
      />
    </li>
  )
}

type EndProps = Pick<ConditionProps, 'check' | 'asksAll' | 'onChange'>

/** How many rows, or how much of them, a line asks for. */
function EndFields({ check, asksAll, onChange }: EndProps) {
  const { table, asks, sum, is, value } = check
  const sums = [...fieldsIn(table).values()].filter(
    ({ path, kind }) => kind === 'number' && (!inner.test(path) || path === sum),
  )
  const options = [
    { value: 'some', label: 'At least one' },
    { value: 'none', label: 'None' },
    { value: 'count', label: 'Number' },
    ...sums.map(({ path }) => ({ value: `sum ${path}`, label: `Total ${fieldName(path)}` })),
  ]
  const chosen = asks === 'sum' ? `sum ${sum}` : asks
  const choose = (next: string) => {
    const [what = 'some', path] = next.split(' ')
    onChange(withAsks(check, what as TypedCheck['asks'], path))
  }
  return (
    <div
      role="group"
      aria-label="How many"
      className="grid gap-3 border-t border-line pt-3 sm:grid-cols-3"
    >
      <Select label="How many" value={chosen} options={options} onChange={choose} />
      {(asks === 'count' || asks === 'sum') && (
        <>
          <Select
            label="Comparison"
            value={is}
            options={comparisons.map((each) => ({
              value: each,
              label: sentenceCase(comparisonName(each)),
            }))}
            onChange={(next) => onChange({ ...check, is: next })}
          />
          <TypedValue
            label={asks === 'sum' ? `Total ${fieldName(sum)}` : 'Number'}
            check={check}
            path={asks === 'sum' ? sum : 'count'}
            value={value}
            problem={endProblemOf(check)}
            asksAll={asksAll}
            onChange={(typed) => onChange({ ...check, value: typed })}
          />
        </>
      )}
    </div>
  )
}

/** A line of a check in words, as fields. */
export function CheckFields({ check, asksAll, onChange }: EndProps) {
  const list = useRef<HTMLOListElement>(null)
  /** The place of the condition that was added last, where one goes on. */
  const [added, setAdded] = useState<number>()
  const { table, where } = check
  useEffect(() => {
    if (added !== undefined) list.current?.children[added]?.querySelector('button')?.focus()
  }, [added])
  return (
    <div className="grid gap-3">
      <Select
        label="What"
        value={table}
        options={tableOptions(table)}
        onChange={(next) => onChange(withTable(check, next))}
      />
      <ol ref={list} aria-label="Conditions" className="grid gap-3 empty:hidden">
        {where.map((condition, at) => (
          <ConditionFields
            key={condition.key}
            {...{ check, condition, asksAll, onChange }}
            place={at + 1}
          />
        ))}
      </ol>
      <Button
        variant="text"
        size="sm"
        icon={<Plus aria-hidden />}
        className="justify-self-start"
        onClick={() => {
          setAdded(where.length)
          const offered = fieldOptions(table, '').map(({ value }) => value)
          onChange(withCondition(check, offered))
        }}
      >
        Add condition
      </Button>
      <EndFields {...{ check, asksAll, onChange }} />
    </div>
  )
}
