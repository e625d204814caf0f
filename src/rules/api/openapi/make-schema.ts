import type { Schema } from './open-api.ts'

type Facts = Omit<Schema, 'type' | 'description' | 'properties'>

/** Text, with what else is to be known of it. */
export const text = (description: string, facts: Facts = {}): Schema => ({
  type: 'string',
  description,
  ...facts,
})

const whole = (description: string, facts: Facts = {}): Schema => ({
  type: 'integer',
  description,
  ...facts,
})

/** A number that need not be whole. */
export const number = (description: string, facts: Facts = {}): Schema => ({
  type: 'number',
  description,
  ...facts,
})

/** True or false. */
export const yesOrNo = (description: string): Schema => ({ type: 'boolean', description })

/** One of a few words. */
export const one = (description: string, values: readonly string[]): Schema => ({
  type: 'string',
  description,
  enum: values,
})

/** A value or null. */
export const orNull = (schema: Schema): Schema => ({
  ...schema,
  type: [String(schema.type), 'null'],
})

/** Amounts in minor units. */
export const money = (description: string, facts: Facts = {}): Schema =>
  whole(`${description}, in cents`, facts)

/** An instant, as ISO text. */
export const moment = (description: string): Schema => text(description, { format: 'date-time' })

/** An object; what is named in `optional` may be left out. */
export function object(
  description: string,
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
): Schema {
  return {
    type: 'object',
    description,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    properties,
  }
}

/** Another schema of the same file, by its name. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** One page of a list. */
export const pageOf = (name: string): Schema =>
  object('One page, newest first', {
    object: { type: 'string', const: 'list' },
    data: { type: 'array', description: 'The objects of this page', items: ref(name) },
    has_more: yesOrNo('Whether there are older ones'),
    next_cursor: orNull(text('What to send as starting_after for the next page')),
  })
