import { cameByItself } from '#db/payments/rules.ts'
import type { Check, Condition } from './read-check.ts'

type Row = Record<string, unknown>

/** Returns a field's values: one, or one for each item of a list in its path. */
export function valuesAt(row: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(row)) return row.flatMap((each) => valuesAt(each, path))
  const [name, ...rest] = path
  if (name === undefined) return [row ?? null]
  return valuesAt((row as Row | null | undefined)?.[name], rest)
}

/** Returns whether a text has a word that begins with another, whatever its case: "Please" has no lease. */
function hasWord(text: string, begin: string): boolean {
  const [all, word] = [text, begin].map((each) => each.toLowerCase()) as [string, string]
  for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1))
    if (!/[\p{L}\p{N}]/u.test(all.charAt(at - 1))) return true
  return false
}

const compare: Record<Condition['is'], (one: unknown, other: unknown) => boolean> = {
  '=': (one, other) => one === other,
  '!=': (one, other) => one !== other,
  '<': (one, other) => Number(one) < Number(other),
  '<=': (one, other) => Number(one) <= Number(other),
  '>': (one, other) => Number(one) > Number(other),
  '>=': (one, other) => Number(one) >= Number(other),
  has: (one, other) => typeof one === 'string' && hasWord(one, String(other)),
}

/** Returns whether a row, or an item of a list at `within`, is as a condition says. */
export function fits(row: unknown, { field, is, value, only }: Condition, within = ''): boolean {
  const path = (within === '' ? field : field.slice(within.length + 1)).split('.').filter(Boolean)
  const values = valuesAt(row, path)
  const holds = (each: unknown) => compare[is](each, value)
  if (only) return values.length > 0 && values.every(holds)
  return is === '!=' ? values.every(holds) : values.some(holds)
}

/** Returns the conditions that one item of a list must meet together, by the list. */
function togetherOf(where: readonly Condition[]): Map<string, Condition[]> {
  const together = new Map<string, Condition[]>()
  for (const each of where) {
    const { list, is, only } = each
    if (list === undefined || is === '!=' || only) continue
    together.set(list, [...(together.get(list) ?? []), each])
  }
  return together
}

/**
 * Returns the conditions of a check that a row doesn't meet. What it says of a list's items, one of
 * them must meet together, so the nearest is taken; with `!=` and `only`, all must. DEMO-15.
 */
export function unmetOf({ where }: Pick<Check, 'where'>, row: object): Condition[] {
  const together = togetherOf(where)
  const isTogether = (each: Condition) => together.get(each.list ?? '')?.includes(each) ?? false
  const alone = where.filter((each) => !isTogether(each) && !fits(row, each))
  const ofItems = [...together].flatMap(([list, conditions]) =>
    valuesAt(row, list.split('.'))
      .map((item) => conditions.filter((each) => !fits(item, each, list)))
      .reduce((best, each) => (each.length < best.length ? each : best), conditions),
  )
  return [...alone, ...ofItems]
}

/** Returns whether somebody made a row, so that it can count: not a payment that arrived by itself. */
export const isMade = ({ table }: Pick<Check, 'table'>, row: object): boolean =>
  table !== 'transactions' || !cameByItself(row)

/** Returns whether a row is one that a check counts. DEMO-15. */
export const isCounted = (check: Pick<Check, 'table' | 'where'>, row: object): boolean =>
  isMade(check, row) && unmetOf(check, row).length === 0

/** Returns how many rows there are, or how much of what a check adds up. */
export const amountOf = ({ sum }: Pick<Check, 'sum'>, rows: readonly object[]): number =>
  sum === undefined
    ? rows.length
    : rows
        .flatMap((row) => valuesAt(row, sum.split('.')))
        .reduce<number>((total, each) => total + Number(each), 0)

/** Returns whether rows that a check counts are as many, or as much, as it asks for. */
export const meets = (check: Check, rows: readonly object[]): boolean =>
  compare[check.is](amountOf(check, rows), check.value)
