import { dayText } from '#db/days.ts'
import type { CountedSum, NeedsDoing } from '#db/merchants/needs-doing-queries.ts'
import { totalInWords } from '#db/text/amount.ts'
import { countOf, formatDay } from '#db/text/format.ts'
import { pathTo, type PathId } from '#routes/paths.ts'

interface Kind {
  /** The screen where it can be fixed, and its query. */
  path: PathId
  query?: string
  count: number
  title: string
  text: string
}

export interface NeedsDoingItem extends Pick<Kind, 'count' | 'title' | 'text'> {
  to: string
}

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are')
const sumOf = ({ amount, zwl }: CountedSum) => totalInWords(amount, zwl)

/** Lists the open tasks, amounts due first, each with the address where it can be fixed. */
export function needsDoingItems({
  overdue,
  failed,
  waiting,
  payouts,
  rejected,
  asked,
  since,
}: NeedsDoing): NeedsDoingItem[] {
  const first = new Date(since)
  const day = formatDay(first.toISOString())
  const kinds: Kind[] = [
    {
      path: 'invoices',
      query: '?tab=overdue',
      count: overdue.count,
      title: `${countOf(overdue.count, 'invoice')} ${isOrAre(overdue.count)} overdue`,
      text: `${sumOf(overdue)} due. Send a reminder.`,
    },
    {
      path: 'payouts',
      count: payouts.count,
      title: `${countOf(payouts.count, 'payout')} failed`,
      text: `${sumOf(payouts)} is back in your balance. Check the account.`,
    },
    {
      path: 'transactions',
      query: '?status=pending&type=payment',
      count: waiting.count,
      title: `${countOf(waiting.count, 'payment')} ${isOrAre(waiting.count)} still pending`,
      text: `${sumOf(waiting)} for over an hour. Retry ${waiting.count === 1 ? 'it' : 'them'}.`,
    },
    {
      path: 'transactions',
      query: `?status=failed&date=custom&from=${dayText(first)}&type=payment`,
      count: failed.count,
      title: `${countOf(failed.count, 'payment')} failed`,
      text: `${sumOf(failed)} since ${day}. Create a new payment.`,
    },
    {
      path: 'business',
      count: asked ? 1 : 0,
      title: 'Information requested',
      text: 'We need more for your application. Send documents or a reply.',
    },
    {
      path: 'business',
      count: rejected.length,
      title: `${countOf(rejected.length, 'document')} ${rejected.length === 1 ? 'was' : 'were'} rejected`,
      text: `${rejected.map(({ name }) => name).join(', ')}. Read the reason and upload a new one.`,
    },
  ]
  return kinds
    .filter(({ count }) => count > 0)
    .map(({ path, query = '', ...item }) => ({ ...item, to: pathTo(path) + query }))
}
