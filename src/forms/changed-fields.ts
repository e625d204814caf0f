import { evaluate } from '@tanstack/react-form'
import { parse, safeParse, type GenericSchema } from 'valibot'

/** Some of a form's fields, and within a group of fields, some of those. */
export type FieldChanges<Values> = {
  [Name in keyof Values]?: Values[Name] extends Group ? FieldChanges<Values[Name]> : Values[Name]
}
type Group = { [name: string]: string | number | boolean | null }

const isGroup = (value: unknown): value is Record<string, unknown> =>
  value instanceof Object && Object.getPrototypeOf(value) === Object.prototype

/**
 * Returns only the fields that differ from the initial values. Only these are saved, so that other people's changes
 * survive. Groups are compared by field; a list or a date counts as one value.
 */
export function changedFields<Values extends object>(
  before: Values,
  after: Values,
): FieldChanges<Values> {
  const changes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(after)) {
    const old: unknown = before[name as keyof Values]
    if (evaluate(old, value)) continue
    changes[name] = isGroup(old) && isGroup(value) ? changedFields(old, value) : value
  }
  return changes as FieldChanges<Values>
}

/** A field that two people changed: its path in the form, and the other person's value. */
export interface Clash {
  path: string
  theirs: unknown
}

/**
 * Returns the fields that were changed here and also, since the form began, by someone else to another value, which
 * saving would overwrite unseen.
 */
export function clashes(began: object, now: object, typed: object, within = ''): Clash[] {
  const [before, live] = [new Map(Object.entries(began)), new Map(Object.entries(now))]
  return Object.entries(typed).flatMap(([name, mine]): Clash[] => {
    const [old, theirs] = [before.get(name), live.get(name)]
    const path = `${within}${name}`
    if (isGroup(old) && isGroup(theirs) && isGroup(mine))
      return clashes(old, theirs, mine, `${path}.`)
    const both = !evaluate(old, theirs) && !evaluate(old, mine) && !evaluate(theirs, mine)
    return both ? [{ path, theirs }] : []
  })
}

/**
 * Returns the changes between the initial and the typed values, both parsed by the schema; all values when there are no
 * initial ones.
 */
export function fieldChanges<Typed, Valid extends object>(
  schema: GenericSchema<Typed, Valid>,
  began: Typed,
  typed: Typed,
): FieldChanges<Valid> {
  const before = safeParse(schema, began)
  const after = parse(schema, typed)
  return before.success ? changedFields(before.output, after) : after
}
