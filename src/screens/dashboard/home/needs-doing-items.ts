import { dayText } from '#db/days.ts'
import type { CountedSum, NeedsDoing } from '#db/merchants/needs-doing-queries.ts'
import { totalInWords } from '#db/text/amount.ts'
import { timeLeft } from '#src/rules/cases.ts'
import { countOf, formatDay } from '#db/text/format.ts'
import { isolated } from '#db/text/typed-text.ts'
import { belowZeroInWords, belowZeroTitle } from '#src/rules/balances.ts'
import { pathTo, type PathId } from '#routes/paths.ts'

interface Kind {
  /** The screen where it can be fixed, and its query. */
  path: PathId
  /** The id of the one row that it is about. */
  id?: string
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

/**
 * Lists the open tasks at an instant (ms), amounts due first, each with the address where it can be fixed: that of the row
 * where there is one.
 */
export function needsDoingItems(
  {
    overdue,
    failed,
    charged,
    disputes,
    waiting,
    payouts,
    belowZero,
    rejected,
    asked,
    since,
  }: NeedsDoing,
  now: number,
): NeedsDoingItem[] {
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
      ...(disputes.count === 1
        ? { path: 'dispute', id: disputes.id }
        : { path: 'disputes' as const }),
      count: disputes.count,
      title: `${countOf(disputes.count, 'dispute')} ${disputes.count === 1 ? 'needs' : 'need'} evidence`,
      text: `${sumOf(disputes)} held. ${timeLeft(disputes.dueAt, now)}${disputes.count === 1 ? '' : ' for the first one'}.`,
    },
    {
      ...(charged.count === 1
        ? { path: 'transaction-details', id: charged.id }
        : { path: 'transactions' as const, query: '?status=failed&type=payment' }),
      count: charged.count,
      title: `${countOf(charged.count, 'payment')} charged, not received`,
      text: `${sumOf(charged)}. Don’t ask for ${charged.count === 1 ? 'it' : 'them'} again: report ${charged.count === 1 ? 'it' : 'them'}.`,
    },
    {
      path: 'payouts',
      count: payouts.count,
      title: `${countOf(payouts.count, 'payout')} failed`,
      text: `${sumOf(payouts)} is back in your balance. Check the account.`,
    },
    ...belowZero.map(({ currency, available }): Kind => ({
      path: 'payouts',
      count: 1,
      title: belowZeroTitle(available, currency),
      text: belowZeroInWords(available, currency),
    })),
    {
      path: 'transactions',
      query: '?status=pending&type=payment',
      count: waiting.count,
      title: `${countOf(waiting.count, 'payment')} ${isOrAre(waiting.count)} waiting for the customer`,
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
      text: `${rejected.map(({ name }) => isolated(name)).join(', ')}. Read the reason and upload a new one.`,
    },
  ]
  return kinds
    .filter(({ count }) => count > 0)
    .map(({ path, id, query = '', ...item }) => ({
      ...item,
      to: pathTo(path, id === undefined ? {} : { id }) + query,
    }))
}
