import * as v from 'valibot'
import { currency } from '../common.ts'
import { permissionOf } from '../permissions.ts'
import { paymentMethodId } from '../payments/schemas.ts'
import { startOfDay, type Period } from '../days.ts'
import { shortened } from '../common.ts'
import type { PaymentCase, StatementFinding } from '../disputes/schemas.ts'
import { mostStatementLines, reconcile, type StatementLine } from '../disputes/reconcile.ts'
import { getStatementPayments } from '../disputes/queries.ts'
import { defineAction, invalid } from '../define-action.ts'

const statementCheck = v.object({
  method: paymentMethodId,
  from: v.number(),
  before: v.number(),
  fileName: v.string(),
  lines: v.array(
    v.object({
      receipt: v.string(),
      reference: v.string(),
      date: v.union([v.number(), v.nan()]),
      account: v.string(),
      amount: v.number(),
      currency,
    }),
  ),
})

/** From the day of the first line to that of the last, in milliseconds; all of it where no line has a date. */
function daysOf(lines: readonly StatementLine[], { from, before }: Period): Period {
  const dates = lines.map(({ date }) => date).filter(Number.isFinite)
  if (dates.length === 0) return { from, before }
  const first = dates.reduce((least, date) => Math.min(least, date))
  const last = dates.reduce((most, date) => Math.max(most, date))
  return { from: startOfDay(new Date(first)), before: startOfDay(new Date(last), 1) }
}

/**
 * Holds a provider's statement against the ledger and writes what it says beside each open case of its method and days:
 * taken, taken with another amount, or not on it, though it has that day. Gives those cases. Refused with `invalid` for
 * a statement without lines, with too many, or of no time. Not in the specification.
 */
export const checkStatement = defineAction({
  permission: permissionOf.checkStatement,
  tables: ['transactions', 'cases'],
  input: statementCheck,
  run: async (act, { fileName, lines, ...asked }): Promise<PaymentCase[]> => {
    if (lines.length === 0) throw invalid('The statement has no lines.')
    if (lines.length > mostStatementLines) throw invalid('The statement has too many lines.')
    if (!(asked.from < asked.before)) throw invalid('The first day is after the last.')
    const payments = await getStatementPayments(act.db, asked)
    const { matched, differing } = reconcile(lines, payments)
    const cases = await act.db.cases.toArray()
    const inPeriod = new Set(payments.map(({ id }) => id))
    const covered = daysOf(lines, asked)
    const checked: PaymentCase[] = []
    const base = { fileName: shortened(fileName), checkedAt: act.now }
    for (const row of cases) {
      if (row.status !== 'open' || !inPeriod.has(row.transactionId)) continue
      const isOwn = ({ payment }: { payment: { id: string } }) => payment.id === row.transactionId
      const same = matched.find(isOwn)
      const other = differing.find(isOwn)
      const { line } = same ?? other ?? {}
      const at = Date.parse(payments.find(({ id }) => id === row.transactionId)?.date ?? '')
      // A shorter statement says nothing of the days that it leaves out.
      if (!line && (at < covered.from || at >= covered.before)) continue
      const statement: StatementFinding = {
        ...base,
        found: same ? 'matched' : other ? 'differs' : 'missing',
        ...(line && { receipt: shortened(line.receipt), amount: line.amount }),
      }
      checked.push(await act.put('cases', { ...row, statement }))
    }
    await act.log({
      action: 'Checked provider’s statement',
      target: base.fileName,
      type: 'review',
      after: { method: asked.method, lines: lines.length, cases: checked.length },
    })
    return checked
  },
})
