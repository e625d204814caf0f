import { useState } from 'react'
import type { Period } from '#db/days.ts'
import type { Reconciled } from '#db/disputes/reconcile.ts'
import { notACase } from '#db/disputes/rules.ts'
import {
  isAtEdge,
  movedBy,
  type StatementLine,
  type Unpaired,
} from '#db/disputes/statement-lines.ts'
import { hasSucceeded } from '#db/payments/rules.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import type { CaseListing } from '#db/disputes/queries.ts'
import { formatCount, formatDateTime, formatMoment, formatMoney } from '#db/text/format.ts'
import { useForbids } from '#src/data/actor.ts'
import type { UnreadLine } from '#src/rules/provider-statement.ts'
import { consoleStatuses } from '#src/rules/transactions.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip, ChipRow } from '#src/ui/chip.tsx'

/** The number of rows drawn per group. */
const most = 50

interface Item {
  key: string
  title: string
  amount: string
  text: string
  /** The payment that a case can be opened for. */
  casable?: Transaction | undefined
}

type Line = Unpaired<StatementLine, Transaction>

/** Says why a line has no payment. */
function whyOf({ line, why, earlier }: Line): string {
  const what = line.amount < 0 ? 'refund' : 'payment'
  switch (why) {
    case 'twice':
      return `${line.reference} is already on line ${earlier?.number}.`
    case 'no-date':
      return line.dateText === ''
        ? 'No date. Without one, only a line with our transaction ID is matched.'
        : `The date “${line.dateText.slice(0, 20)}” can’t be read. Write it as 2026-11-21 14:14.`
    case 'outside':
      return `${formatMoment(new Date(line.date).toISOString())} is outside the chosen days.`
    case 'no-account':
      return 'No account. Without one, only a line with our transaction ID is matched.'
    case 'several':
      return 'The account is shortened, and several payments fit.'
    case 'none':
      return `No ${what} of this amount and account on ${formatDateTime(new Date(line.date).toISOString())}.`
  }
}

const ofPayment = (payment: Transaction, text: string): Item => ({
  key: payment.id,
  title: payment.id,
  amount: formatMoney(movedBy(payment), payment.currency),
  text: `${consoleStatuses[payment.status].label} in Paid, ${formatMoment(payment.date)}. ${text}`,
  casable: payment,
})

const ofLine = (unpaired: Line): Item => {
  const { receipt, amount, currency, account, number } = unpaired.line
  const likely = unpaired.likely && ` May be ${unpaired.likely.id}.`
  return {
    key: `line ${number}`,
    title: receipt || 'No receipt number',
    amount: formatMoney(amount, currency),
    text: `${[`Line ${number}`, account].filter(Boolean).join(', ')}. ${whyOf(unpaired)}${likely ?? ''}`,
    casable: unpaired.likely,
  }
}

interface Props {
  result: Reconciled<StatementLine, Transaction> & {
    cases: readonly CaseListing[]
    /** Every payment of the statement's days. */
    payments: readonly Transaction[]
    unread: readonly UnreadLine[]
    period: Period
  }
  onOpenCase: (id: string) => void
}

function groupsOf(result: Props['result']) {
  const { matched, differing, onlyStatement, onlyHere, cases, payments, unread, period } = result
  const caseOf = new Map(cases.map((row) => [row.transactionId, row]))
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  const isCredited = ({ payment, reversal }: (typeof matched)[number]) =>
    hasSucceeded(payment) || reversal !== undefined
  /** Offers a case where there can be one, and names the one that there is. */
  const withCase = (item: Item): Item => {
    const known = item.casable && caseOf.get(item.casable.id)
    if (known)
      return {
        ...item,
        text: `${item.text} Case ${known.id}, ${known.status}.`,
        casable: undefined,
      }
    return item.casable && notACase(item.casable) === null ? item : { ...item, casable: undefined }
  }
  return [
    {
      id: 'uncredited',
      label: 'Not credited',
      items: matched
        .filter((pair) => !isCredited(pair))
        .map(({ line, payment }) =>
          ofPayment(payment, `Provider receipt ${line.receipt}, line ${line.number}.`),
        ),
    },
    {
      id: 'differing',
      label: 'Amount differs',
      items: differing.map(({ line, payment }) =>
        ofPayment(
          payment,
          `Line ${line.number} of the statement shows ${formatMoney(line.amount, line.currency)}.`,
        ),
      ),
    },
    { id: 'statement', label: 'On statement only', items: onlyStatement.map(ofLine) },
    {
      id: 'here',
      label: 'In Paid only',
      items: onlyHere.map((payment) =>
        ofPayment(
          payment,
          isAtEdge(Date.parse(payment.date), period)
            ? 'Close to midnight: check the statement of the next or previous day.'
            : '',
        ),
      ),
    },
    {
      id: 'unread',
      label: 'Not read',
      items: unread.map(({ number, text, why, reference }) => ({
        key: `line ${number}`,
        title: `Line ${number}`,
        amount: '',
        text: `${text}: ${why}`,
        casable: byId.get(reference.toUpperCase()),
      })),
    },
    {
      id: 'agreed',
      label: 'Matched',
      items: matched.filter(isCredited).map(({ line, payment, reversal }) => ({
        ...ofPayment(
          payment,
          reversal
            ? `The provider returned it on line ${reversal.number}.`
            : `Provider receipt ${line.receipt}, line ${line.number}.`,
        ),
        casable: undefined,
      })),
    },
  ].map((group) => ({ ...group, items: group.items.map(withCase) }))
}

/** The differences between a provider's statement and the ledger, group by group. */
export function StatementResult({ result, onOpenCase }: Props) {
  const forbids = useForbids()
  const groups = groupsOf(result)
  const [chosen, setChosen] = useState<string>()
  const shown = groups.find(({ id, items }) => (chosen ? id === chosen : items.length > 0))
  const items = shown?.items ?? []
  return (
    <div className="grid min-w-0 gap-3">
      <ChipRow label="Result groups">
        {groups.map(({ id, label, items: all }) => (
          <Chip key={id} selected={id === shown?.id} onClick={() => setChosen(id)}>
            {label} {formatCount(all.length)}
          </Chip>
        ))}
      </ChipRow>
      {items.length === 0 ? (
        <p className="text-muted">None.</p>
      ) : (
        <ul aria-label={shown?.label}>
          {items.slice(0, most).map(({ key, title, amount, text, casable }: Item) => (
            <li key={key} className="border-t border-line py-2.5 first:border-t-0">
              <p className="flex flex-wrap justify-between gap-x-3 tabular-nums">
                <span className="min-w-0 font-medium wrap-anywhere">{title}</span>
                <span className="font-semibold">{amount}</span>
              </p>
              <p className="text-sm wrap-anywhere text-muted tabular-nums">{text}</p>
              {casable && (
                <Button
                  variant="soft"
                  size="sm"
                  className="mt-2"
                  forbidden={forbids('openCase')}
                  onClick={() => onOpenCase(casable.id)}
                >
                  Open Case
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {items.length > most && (
        <p className="text-sm text-muted">
          Showing the first {most} of {formatCount(items.length)}.
        </p>
      )}
    </div>
  )
}
