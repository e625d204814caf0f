import type { OpenApi, Operation, Schema } from '#src/rules/api/openapi/open-api.ts'

/** The file's path below the site's root, for external tools. */
export const documentPath = 'developers/openapi.json'

let loading: Promise<OpenApi> | undefined

async function read(): Promise<OpenApi> {
  return (await import('#src/rules/api/openapi/document.ts')).openApi
}

/** Loads the API's OpenAPI document once. */
export function loadDocument(): Promise<OpenApi> {
  loading ??= read().catch((error: unknown) => {
    // The next call tries again.
    loading = undefined
    throw error
  })
  return loading
}

export interface PlacedOperation {
  method: string
  path: string
  operation: Operation
}

/** Lists the requests of a file, in its order. */
export function operationsOf({ paths }: OpenApi): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
}

function resolved(file: OpenApi, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (file.components.schemas[name] ?? schema)
}

export interface ReferenceField {
  name: string
  kind: string
  required: boolean
  description: string
  /** The allowed values, if they are limited. */
  values: readonly string[]
}

function kindOf(schema: Schema): string {
  const types = [schema.type ?? 'object'].flat()
  const [first, ...rest] = types
  const kind = first === 'array' ? 'list' : first === 'integer' ? 'whole number' : String(first)
  return [kind === 'object' ? 'object' : kind, ...rest].join(' or ')
}

/** Lists the fields of an object; nested ones by full name: `customer.account`, `lines[].quantity`. */
export function fieldsOf(file: OpenApi, schema: Schema, before = ''): ReferenceField[] {
  const { properties = {}, required = [] } = resolved(file, schema)
  return Object.entries(properties).flatMap(([name, each]) => {
    const own = resolved(file, each)
    const whole = before + name
    const values = own.const === undefined ? (own.enum ?? []) : [own.const]
    const field: ReferenceField = {
      name: whole,
      kind: kindOf(own),
      required: required.includes(name),
      description: own.description ?? '',
      values: values.map(String),
    }
    const within = own.items ? `${whole}[].` : `${whole}.`
    // Named objects are documented on their own.
    const inside = each.$ref || own.items?.$ref ? [] : fieldsOf(file, own.items ?? own, within)
    return [field, ...inside]
  })
}
