import type { Schema } from './open-api.ts'

type Facts = Omit<Schema, 'type' | 'description' | 'properties'>

/** Returns the schema of a text. */
export const textSchema = (description: string, facts: Facts = {}): Schema => ({
  type: 'string',
  description,
  ...facts,
})

const whole = (description: string, facts: Facts = {}): Schema => ({
  type: 'integer',
  description,
  ...facts,
})

/** Returns the schema of a number with or without decimals. */
export const number = (description: string, facts: Facts = {}): Schema => ({
  type: 'number',
  description,
  ...facts,
})

/** Returns the schema of a boolean. */
export const yesOrNo = (description: string): Schema => ({ type: 'boolean', description })

/** Returns the schema of one of a few fixed words. */
export const one = (description: string, values: readonly string[]): Schema => ({
  type: 'string',
  description,
  enum: values,
})

/** Makes a schema nullable. */
export const orNull = (schema: Schema): Schema => ({
  ...schema,
  type: [String(schema.type), 'null'],
})

/** Returns the schema of an amount in minor units. */
export const money = (description: string, facts: Facts = {}): Schema =>
  whole(`${description}, in cents`, facts)

/** Returns the schema of an ISO 8601 instant. */
export const moment = (description: string): Schema =>
  textSchema(description, { format: 'date-time' })

/** Returns the schema of an object whose properties are required unless `optional` names them. */
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

/** Returns a reference to another schema in the document. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** Returns the schema of one page of a list. */
export const pageSchema = (name: string): Schema =>
  object('One page, newest first', {
    object: { type: 'string', const: 'list' },
    data: { type: 'array', description: 'The objects on this page', items: ref(name) },
    has_more: yesOrNo('True if there are more objects'),
    next_cursor: orNull(textSchema('Send as starting_after to get the next page')),
  })
