import type { OpenApi, Operation, Schema } from '#src/rules/api/openapi/open-api.ts'

export interface PlacedOperation {
  method: string
  path: string
  operation: Operation
}

/** The requests of a file, in its order. */
export function operationsOf({ paths }: OpenApi): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
}

/** What a reference of a file stands for. */
export function resolved(file: OpenApi, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (file.components.schemas[name] ?? schema)
}

export interface Field {
  name: string
  kind: string
  required: boolean
  description: string
  /** What it may be, where that is said. */
  values: readonly string[]
}

function kindOf(schema: Schema): string {
  const types = [schema.type ?? 'object'].flat()
  const [first, ...rest] = types
  const kind = first === 'array' ? 'list' : first === 'integer' ? 'whole number' : String(first)
  return [kind === 'object' ? 'object' : kind, ...rest].join(' or ')
}

/** The fields of an object, those within it by their whole name: `customer.account`, `lines[].quantity`. */
export function fieldsOf(file: OpenApi, schema: Schema, before = ''): Field[] {
  const { properties = {}, required = [] } = resolved(file, schema)
  return Object.entries(properties).flatMap(([name, each]) => {
    const own = resolved(file, each)
    const whole = before + name
    const values = own.const === undefined ? (own.enum ?? []) : [own.const]
    const field: Field = {
      name: whole,
      kind: kindOf(own),
      required: required.includes(name),
      description: own.description ?? '',
      values: values.map(String),
    }
    const within = own.items ? `${whole}[].` : `${whole}.`
    // What is an object by its name has its own place.
    const inside = each.$ref || own.items?.$ref ? [] : fieldsOf(file, own.items ?? own, within)
    return [field, ...inside]
  })
}
