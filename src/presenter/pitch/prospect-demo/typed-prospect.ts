import * as v from 'valibot'
import {
  demoBusiness,
  type DemoBusiness,
  type DemoItem,
  demoLengths,
  mostItems,
  type TradeId,
  tradeIds,
} from '#db/demo/schemas.ts'
import type { Currency } from '#db/money.ts'
import { amountText, parseAmount } from '#db/text/amount.ts'
import { inTypedCurrency, textBetween, textUpTo } from '#db/text/validation.ts'
import type { Trade } from '#seed/read-trades.ts'

/** An item's field values; `key` identifies it. */
export interface TypedItem {
  key: string
  name: string
  price: string
}

/** The field values of the form that makes the demo for a business. */
export interface TypedProspect {
  name: string
  trade: TradeId | ''
  town: string
  owner: string
  currency: Currency
  items: TypedItem[]
  /** '' is the product's own color. */
  accent: string
}

/** The number of items that a trade suggests at first. */
const suggested = 3

let made = 0

export function blankItem(): TypedItem {
  made += 1
  return { key: `item-${made}`, name: '', price: '' }
}

const isBlank = ({ name, price }: TypedItem) => name.trim() === '' && price.trim() === ''

/** Returns the fields of items. */
const typedItems = (items: readonly DemoItem[]): TypedItem[] =>
  items.map(({ name, amount }, at) => ({ key: `given-${at}`, name, price: amountText(amount) }))

/** Returns the items that a trade suggests, in a currency. */
const itemsOf = ({ items }: Trade, currency: Currency): TypedItem[] =>
  typedItems(
    items
      .slice(0, suggested)
      .map(({ name, usd, zwl }) => ({ name, amount: currency === 'USD' ? usd : zwl })),
  )

/** Returns the form's initial values: the business the demo is made for, or blank ones. */
export function startProspect(business: DemoBusiness | undefined): TypedProspect {
  if (!business)
    return { name: '', trade: '', town: '', owner: '', currency: 'USD', items: [], accent: '' }
  const { accent = '', items, ...rest } = business
  return { ...rest, accent, items: typedItems(items) }
}

/** What a business of a trade is often called; the first that fits is taken. */
const tradeWords: readonly (readonly [TradeId, RegExp])[] = [
  ['bakery', /\b(bak(ery|eries|ers?|es)|breads?|cakes?)\b/i],
  ['butchery', /\b(butcher(y|ies|s)?|meats?)\b/i],
  ['car-repair', /\b(garage|motors?|auto|mechanics?|car repairs?|panel ?beaters?)\b/i],
  ['phone-repair', /\b(phones?|cell(ular)?|gadgets?) ?(repairs?|clinic|doctor|fix)?\b/i],
  ['clothing', /\b(cloth(es|ing)?|boutique|fashions?|tailors?|textiles?|wear)\b/i],
  ['farm-produce', /\b(farms?|produce|vegetables|fresh market)\b/i],
  ['grocery', /\b(grocer(y|ies|s)?|tuck ?shop|supermarket|mini ?market)\b/i],
  ['hardware', /\b(hardware|building supplies|timbers?)\b/i],
  ['lodge', /\b(lodge|guest ?house|hotel|b&b)\b/i],
  ['pharmacy', /\b(pharmac(y|ies)|chemists?)\b/i],
  ['restaurant', /\b(restaurant|caf[eé]|diner|takeaways?|grill|kitchen)(?=\W|$)/i],
  ['salon', /\b(salon|hair|barbers?|beauty|nails)\b/i],
  ['school', /\b(school|college|academy|cr[eè]che|nursery)\b/i],
  ['transport', /\b(transport|taxis?|logistics|haulage|cabs?|buses)\b/i],
]

/** Returns the trade that a business's name says; '' when it says none. */
export const tradeInName = (name: string): TradeId | '' =>
  tradeWords.find(([, words]) => words.test(name))?.[0] ?? ''

const sameItems = (some: readonly TypedItem[], others: readonly TypedItem[]) =>
  JSON.stringify(some.map(({ name, price }) => [name, price])) ===
  JSON.stringify(others.map(({ name, price }) => [name, price]))

/**
 * Returns what a trade and a currency suggest for the fields that are empty, or that hold what was
 * suggested before.
 */
export function suggestions(
  typed: TypedProspect,
  next: { trade: Trade; currency: Currency },
  before: Trade | undefined,
): Pick<TypedProspect, 'town' | 'owner' | 'items'> {
  const keep = (text: string, suggestion: string | undefined, to: string) =>
    text.trim() === '' || text === suggestion ? to : text
  const filled = typed.items.filter((item) => !isBlank(item))
  const isSuggested =
    filled.length === 0 || (before && sameItems(filled, itemsOf(before, typed.currency)))
  return {
    town: keep(typed.town, before?.town, next.trade.town),
    owner: keep(typed.owner, before?.owner, next.trade.owner),
    items: isSuggested ? itemsOf(next.trade, next.currency) : typed.items,
  }
}

const itemIn = (currency: Currency) =>
  v.pipe(
    v.object({ key: v.string(), name: textUpTo(demoLengths.item), price: v.string() }),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): DemoItem | null => {
      if (isBlank(value)) return null
      const { minor, error } = parseAmount(value.price, currency)
      const at = (key: 'name' | 'price', message: string) =>
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
        })
      if (value.name.length < demoLengths.least) at('name', 'Enter what they sell')
      if (error !== undefined) at('price', error)
      return minor === undefined || value.name.length < demoLengths.least
        ? NEVER
        : { name: value.name, amount: minor }
    }),
  )

/** The form's schema, whose output is a business that the demo can be made for. */
export const prospectSchema: v.GenericSchema<TypedProspect, DemoBusiness> = inTypedCurrency(
  (typedIn) =>
    v.pipe(
      v.object({
        name: textBetween(demoLengths.least, 'Enter the business name', demoLengths.name),
        trade: v.picklist(tradeIds, 'Choose a trade'),
        town: textBetween(demoLengths.least, 'Enter a town', demoLengths.town),
        owner: v.pipe(
          textBetween(demoLengths.least, 'Enter the owner’s name', demoLengths.owner),
          v.check(
            (typed) => typed.length < demoLengths.least || /\p{L}/u.test(typed),
            'Use letters in the name',
          ),
        ),
        currency: v.picklist(['USD', 'ZWL']),
        items: v.pipe(
          v.array(itemIn(typedIn)),
          v.rawCheck(({ dataset, addIssue }) => {
            if (!dataset.typed || dataset.value.some((each) => each !== null)) return
            const message = 'Enter at least one item'
            const first = { type: 'array' as const, origin: 'value' as const, input: dataset.value }
            addIssue({
              message,
              path: [
                { ...first, key: 0, value: null },
                { type: 'unknown', origin: 'value', input: null, key: 'name', value: '' },
              ],
            })
          }),
          v.transform((items) => items.filter((each) => each !== null).slice(0, mostItems)),
        ),
        accent: v.string(),
      }),
      v.transform(({ accent, ...business }): v.InferInput<typeof demoBusiness> => ({
        ...business,
        ...(accent !== '' && { accent }),
      })),
      demoBusiness,
    ),
)
