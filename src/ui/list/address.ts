import * as v from 'valibot'
import type { Sorting } from './sorting.ts'

/** A schema per list: for each name in its address what it may say. What an address gets wrong counts as not asked. */
export type AddressSchema = v.ObjectSchema<v.ObjectEntries, undefined>
export type AddressOf<Schema extends AddressSchema> = v.InferOutput<Schema>

/** What is searched for. */
export const searchText = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, 200)),
  ),
  '',
)

/** One of some. */
export const oneOf = <const Choice extends string>(choices: readonly Choice[], otherwise: Choice) =>
  v.fallback(v.picklist(choices), otherwise)

/** Any of some, in their order, written with commas. */
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

/** Text of a form of its own, such as a day or an amount; empty where it has another form. */
export const textThat = (isRight: (text: string) => boolean) =>
  v.fallback(v.pipe(v.string(), v.check(isRight)), '')

/** A sorting by one of some orders. */
export const sortedBy = <const Order extends string>(
  orders: readonly Order[],
  otherwise: Sorting<Order>,
) =>
  v.fallback(
    v.picklist(orders.flatMap((order): Sorting<Order>[] => [order, `-${order}`])),
    otherwise,
  )

/** Which page, from 1. */
export const pageNumber = v.fallback(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
  1,
)

/** What an address asks for, from its part after the path. */
export const readAddress = <Schema extends AddressSchema>(
  schema: Schema,
  query: string,
): AddressOf<Schema> => v.parse(schema, Object.fromEntries(new URLSearchParams(query)))

/** The part of the address that asks for it, such as `?status=pending`; empty where nothing is asked. */
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
