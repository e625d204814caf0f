import * as v from 'valibot'
import { demoLengths, mostItems, tradeIds, type TradeId } from '#db/demo/schemas.ts'
import { businessDocument } from '#db/merchants/schemas.ts'
import { zwlPerUsd } from '#db/money.ts'
import { reasonOf, shown } from './mistakes.ts'
import { SeedError } from './seed-error.ts'
import { tradeFiles, type TradeFiles } from './trade-files.ts'
import { price, row, sales, sentencesField, words } from './written-fields.ts'

const suggestion = row({
  name: v.pipe(words, v.maxLength(demoLengths.item)),
  description: words,
  usd: price,
  zwl: price,
})

/** A kind of business: what it sells, to whom and when, and names to suggest. */
const trade = row({
  id: v.picklist(tradeIds),
  name: words,
  businessType: words,
  description: sentencesField,
  town: v.pipe(words, v.maxLength(demoLengths.town)),
  street: words,
  owner: v.pipe(words, v.maxLength(demoLengths.owner)),
  /** Those who work there; one more than the demo needs, in case the owner has the same name. */
  team: v.pipe(v.array(words), v.length(4)),
  items: v.pipe(v.array(suggestion), v.length(mostItems)),
  /** Something that was sold for a while, whose link has expired. */
  past: suggestion,
  /** The payments that all links get in a week. */
  linksPerWeek: sales.entries.perWeek,
  sales: row({
    perWeek: sales.entries.perWeek,
    from: price,
    to: price,
    hours: sales.entries.hours.wrapped,
    weekdays: sales.entries.weekdays.wrapped,
    reference: words,
    returns: sales.entries.returns.wrapped,
  }),
  /** The organizations that buy there, besides the people of `customers.json`. */
  customers: v.pipe(v.array(words), v.minLength(8)),
  /** The paper that this trade needs. */
  document: row({ name: words, type: businessDocument.entries.type }),
})
export type Trade = v.InferOutput<typeof trade>

/** Returns what contradicts itself in a trade, by field. */
function contradictionsIn({
  items,
  past,
  sales: selling,
}: Trade): [field: string, reason: string][] {
  const { from, to, hours } = selling
  const wrong: [string, string][] = []
  if (from > to) wrong.push(['sales.from', 'is more than "to"'])
  if (hours[0] >= hours[1]) wrong.push(['sales.hours', 'must open before it closes, as in [8, 17]'])
  const names = items.map(({ name }) => name)
  for (const [at, { name }] of items.entries())
    if (names.indexOf(name) < at)
      wrong.push([`items.${at + 1}.name`, `${shown(name)} appears twice`])
  for (const [at, { usd, zwl }] of [...items, past].entries())
    if (Math.abs(zwl / usd / zwlPerUsd - 1) > 0.1)
      wrong.push([
        at < items.length ? `items.${at + 1}.zwl` : 'past.zwl',
        `must be about ${zwlPerUsd} times "usd": ${Math.round(usd * zwlPerUsd)}`,
      ])
  return wrong
}

/** Returns a trade, and what is wrong in its file. */
function readTrade(id: TradeId, written: unknown): { found?: Trade; mistakes: string[] } {
  const file = `seed/trades/${id}.json`
  // A file that is not JSON is replaced by its mistake.
  if (typeof written === 'string') return { mistakes: [written] }
  const parsed = v.safeParse(trade, written)
  const wrong: [string, string][] = parsed.success
    ? contradictionsIn(parsed.output)
    : parsed.issues.map((issue) => {
        const path = issue.path?.map(({ key }) => (typeof key === 'number' ? key + 1 : String(key)))
        return [path?.join('.') ?? '', reasonOf(issue)]
      })
  if (parsed.success && parsed.output.id !== id)
    wrong.push(['id', `must be "${id}", as the file is named`])
  return {
    ...(parsed.success && { found: parsed.output }),
    mistakes: wrong.map(([field, reason]) => `${file}${field && `, field ${field}`}: ${reason}`),
  }
}

/** Returns all trades by id. Throws a `SeedError` that names file and field of each mistake. */
export function readTrades(files: TradeFiles = tradeFiles): Record<TradeId, Trade> {
  const read = tradeIds.map((id) => ({ id, ...readTrade(id, files[id]) }))
  const mistakes = read.flatMap((each) => each.mistakes)
  if (mistakes.length > 0) throw new SeedError(mistakes)
  return Object.fromEntries(read.map(({ id, found }) => [id, found])) as Record<TradeId, Trade>
}
