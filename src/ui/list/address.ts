import * as v from 'valibot'
import type { Sorting } from './column.ts'

/** A schema per list, with an entry for each parameter of its address. Invalid parameters are ignored. */
export type AddressSchema = v.ObjectSchema<v.ObjectEntries, undefined>
export type AddressOf<Schema extends AddressSchema> = v.InferOutput<Schema>

/** The search text. */
export const searchText = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, 200)),
  ),
  '',
)

/** One of several choices. */
export const oneOf = <const Choice extends string>(choices: readonly Choice[], otherwise: Choice) =>
  v.fallback(v.picklist(choices), otherwise)

/** Any of several choices, in their order, separated by commas. */
export const anyOf = <const Choice extends string>(choices: readonly Choice[]) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((text): readonly Choice[] => {
        const named = text.split(',')
        return choices.filter((each) => named.includes(each))
      }),
    ),
    [],
  )

/** Text with a format, such as a day or an amount; empty when it does not match. */
export const textThat = (isRight: (text: string) => boolean) =>
  v.fallback(v.pipe(v.string(), v.check(isRight)), '')

/** A sorting by one of several columns. */
export const sortedBy = <const Order extends string>(
  orders: readonly Order[],
  otherwise: Sorting<Order>,
) =>
  v.fallback(
    v.picklist(orders.flatMap((order): Sorting<Order>[] => [order, `-${order}`])),
    otherwise,
  )

/** The page number, from 1. */
export const pageNumber = v.fallback(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
  1,
)

/** Parses the query string of an address. */
export const readAddress = <Schema extends AddressSchema>(
  schema: Schema,
  query: string,
): AddressOf<Schema> => v.parse(schema, Object.fromEntries(new URLSearchParams(query)))

/** Returns the query string, such as `?status=pending`; empty when every value is the default. */
export function writeAddress<Schema extends AddressSchema>(
  schema: Schema,
  asked: AddressOf<Schema>,
): string {
  const params = new URLSearchParams()
  const unasked = new Map(Object.entries(readAddress(schema, '')))
  // In the order of the schema.
  for (const [name, value] of Object.entries({ ...readAddress(schema, ''), ...asked })) {
    const text = String(value).trim()
    if (text !== String(unasked.get(name))) params.set(name, text)
  }
  const query = params.toString()
  return query && `?${query}`
}
