import { useState } from 'react'
import type { Reconciled, StatementLine } from '#db/disputes/reconcile.ts'
import { notACase } from '#db/disputes/rules.ts'
import { hasSucceeded, paidBy } from '#db/payments/rules.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import type { CaseListing } from '#db/disputes/queries.ts'
import { useForbids } from '#src/data/actor.ts'
import { formatCount, formatMoment, formatMoney } from '#src/rules/format.ts'
import { transactionStatusLooks } from '#src/rules/transactions.ts'
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

const ofLine = ({ receipt, amount, currency, account }: StatementLine, at: number): Item => ({
  key: `line ${at}`,
  title: receipt || 'No receipt number',
  amount: formatMoney(amount, currency),
  text: account,
})

const ofPayment = (payment: Transaction, text: string): Item => ({
  key: payment.id,
  title: payment.id,
  amount: formatMoney(paidBy(payment), payment.currency),
  text: `${transactionStatusLooks[payment.status].label} in Paid, ${formatMoment(payment.date)}. ${text}`,
})

interface Props {
  result: Reconciled<StatementLine, Transaction> & { cases: readonly CaseListing[] }
  onOpenCase: (id: string) => void
}

function groupsOf({ matched, differing, onlyStatement, onlyHere, cases }: Props['result']) {
  const caseOf = new Map(cases.map((row) => [row.transactionId, row]))
  const uncredited = matched.filter(({ payment }) => !hasSucceeded(payment))
  const agreed = matched.filter(({ payment }) => hasSucceeded(payment))
  return [
    {
      id: 'uncredited',
      label: 'Not credited',
      items: uncredited.map(({ line, payment }) => {
        const known = caseOf.get(payment.id)
        const item = ofPayment(payment, `Provider receipt ${line.receipt}.`)
        const casable = !known && notACase(payment) === null ? payment : undefined
        return known
          ? { ...item, text: `${item.text} Case ${known.id}, ${known.status}.` }
          : { ...item, casable }
      }),
    },
    {
      id: 'differing',
      label: 'Amount differs',
      items: differing.map(({ line, payment }) =>
        ofPayment(payment, `The statement shows ${formatMoney(line.amount, line.currency)}.`),
      ),
    },
    { id: 'statement', label: 'On statement only', items: onlyStatement.map(ofLine) },
    { id: 'here', label: 'In Paid only', items: onlyHere.map((payment) => ofPayment(payment, '')) },
    {
      id: 'agreed',
      label: 'Matched',
      items: agreed.map(({ line, payment }) =>
        ofPayment(payment, `Provider receipt ${line.receipt}.`),
      ),
    },
  ] satisfies { id: string; label: string; items: Item[] }[]
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
