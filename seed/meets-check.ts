import type { Check } from './read-check.ts'

type Row = Record<string, unknown>

/** Returns a field's values: one, or one for each item of a list in its path. */
function valuesAt(row: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(row)) return row.flatMap((each) => valuesAt(each, path))
  const [name, ...rest] = path
  if (name === undefined) return [row ?? null]
  return valuesAt((row as Row | null | undefined)?.[name], rest)
}

const compare: Record<Check['is'], (one: unknown, other: unknown) => boolean> = {
  '=': (one, other) => one === other,
  '!=': (one, other) => one !== other,
  '<': (one, other) => Number(one) < Number(other),
  '<=': (one, other) => Number(one) <= Number(other),
  '>': (one, other) => Number(one) > Number(other),
  '>=': (one, other) => Number(one) >= Number(other),
}

/** Returns whether a row is one that a check counts; of a list, any item will do, but all must differ for `!=`. */
export const isCounted = ({ where }: Pick<Check, 'where'>, row: object): boolean =>
  where.every(({ field, is, value }) => {
    const values = valuesAt(row, field.split('.'))
    const holds = (each: unknown) => compare[is](each, value)
    return is === '!=' ? values.every(holds) : values.some(holds)
  })

/** Returns whether rows that a check counts are as many, or as much, as it asks for. */
export function meets({ sum, is, value }: Check, rows: readonly object[]): boolean {
  const amount =
    sum === undefined
      ? rows.length
      : rows.reduce(
          (total, row) =>
            total +
            valuesAt(row, sum.split('.')).reduce<number>((all, each) => all + Number(each), 0),
          0,
        )
  return compare[is](amount, value)
}
