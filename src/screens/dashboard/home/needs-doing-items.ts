import type { CountedSum, NeedsDoing } from '#db/merchants/needs-doing-queries.ts'
import { timeLeft } from '#src/rules/cases.ts'
import { countOf, formatDay } from '#db/text/format.ts'
import { isolated } from '#db/text/typed-text.ts'
import { amountsInWords, belowZeroInWords, belowZeroTitle } from '#src/rules/balances.ts'
import { pathTo } from '#routes/paths.ts'
import { countedLink } from '#src/screens/shared/transactions/filters/counted-links.ts'

export interface NeedsDoingItem {
  count: number
  title: string
  text: string
  /** The address where it can be fixed. */
  to: string
}

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are')
const sumOf = ({ amounts }: CountedSum) => amountsInWords(amounts)

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
  const today = new Date(now)
  const day = formatDay(new Date(since).toISOString())
  const items: NeedsDoingItem[] = [
    {
      to: `${pathTo('invoices')}?tab=overdue`,
      count: overdue.count,
      title: `${countOf(overdue.count, 'invoice')} ${isOrAre(overdue.count)} overdue`,
      text: `${sumOf(overdue)} due. Send a reminder.`,
    },
    {
      to:
        disputes.count === 1
          ? pathTo('dispute', { id: disputes.id })
          : `${pathTo('disputes')}?only=evidence`,
      count: disputes.count,
      title: `${countOf(disputes.count, 'dispute')} ${disputes.count === 1 ? 'needs' : 'need'} evidence`,
      text: `${sumOf(disputes)} held. ${timeLeft(disputes.dueAt, now)}${disputes.count === 1 ? '' : ' for the first one'}.`,
    },
    {
      to:
        charged.count === 1
          ? pathTo('transaction-details', { id: charged.id })
          : countedLink('charged', today),
      count: charged.count,
      title: `${countOf(charged.count, 'payment')} charged, not received`,
      text: `${sumOf(charged)}. Don’t ask for ${charged.count === 1 ? 'it' : 'them'} again: report ${charged.count === 1 ? 'it' : 'them'}.`,
    },
    {
      to:
        payouts.count === 1
          ? pathTo('payout-details', { id: payouts.id })
          : `${pathTo('payouts')}?only=failed`,
      count: payouts.count,
      title: `${countOf(payouts.count, 'payout')} failed`,
      text: `${sumOf(payouts)} is back in your balance. Check the account.`,
    },
    ...belowZero.map(({ currency, available }): NeedsDoingItem => ({
      to: pathTo('payouts'),
      count: 1,
      title: belowZeroTitle(available, currency),
      text: belowZeroInWords(available, currency),
    })),
    {
      to: countedLink('waiting', today),
      count: waiting.count,
      title: `${countOf(waiting.count, 'payment')} ${isOrAre(waiting.count)} waiting for the customer`,
      text: `${sumOf(waiting)} for over an hour. Retry ${waiting.count === 1 ? 'it' : 'them'}.`,
    },
    {
      to: countedLink('failed', today),
      count: failed.count,
      title: `${countOf(failed.count, 'payment')} failed`,
      text: `${sumOf(failed)} since ${day}. Create a new payment.`,
    },
    {
      to: pathTo('business'),
      count: asked ? 1 : 0,
      title: 'Information requested',
      text: 'We need more for your application. Send documents or a reply.',
    },
    {
      to: pathTo('business'),
      count: rejected.length,
      title: `${countOf(rejected.length, 'document')} ${rejected.length === 1 ? 'was' : 'were'} rejected`,
      text: `${rejected.map(({ name }) => isolated(name)).join(', ')}. Read the reason and upload a new one.`,
    },
  ]
  return items.filter(({ count }) => count > 0)
}
