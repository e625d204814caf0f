import { always, type Period } from '../days.ts'
import { hasSucceeded } from '../payments/rules.ts'
import { accountDigits, canBeSameAccount, isVagueAccount } from '../payments/test-accounts.ts'
import { notACase } from './rules.ts'
import {
  add,
  apart,
  byReference,
  clockLeeway,
  type Entry,
  entryOf,
  isReversal,
  isSameMoney,
  mayBeTaken,
  type Pair,
  type StatementLine,
  type StatementPayment,
  type Unpaired,
  wordOf,
} from './statement-lines.ts'

/**
 * The result of reconciling a statement with the ledger: every line is in exactly one list, every
 * payment in at most one.
 */
export interface Reconciled<Line, Payment> {
  matched: Pair<Line, Payment>[]
  /** The same payment with another amount or currency. */
  differing: Pair<Line, Payment>[]
  onlyStatement: Unpaired<Line, Payment>[]
  /** Taken or refunded according to the ledger, but missing from the statement. */
  onlyHere: Payment[]
}

/** A reconciliation under way. */
interface Work<Line, Payment> {
  result: Reconciled<Line, Payment>
  /** The lines of the payments that have one, by id. */
  lineOf: Map<string, Line>
}

const isFree =
  ({ lineOf }: Work<unknown, unknown>) =>
  ({ payment }: Entry<StatementPayment>): boolean =>
    !lineOf.has(payment.id)

function pair<Line extends StatementLine, Payment extends StatementPayment>(
  { result, lineOf }: Work<Line, Payment>,
  line: Line,
  entry: Entry<Payment>,
): void {
  lineOf.set(entry.payment.id, line)
  result[isSameMoney(line, entry) ? 'matched' : 'differing'].push({ line, payment: entry.payment })
}

/** Pairs lines with what they name, and returns the others. */
function pairNamed<Line extends StatementLine, Payment extends StatementPayment>(
  work: Work<Line, Payment>,
  lines: readonly Line[],
  entries: readonly Entry<Payment>[],
): Line[] {
  const find = byReference(entries)
  const named = new Map(lines.map((line) => [line, find(line)]))
  let left = [...lines]
  // The same amount first, so that a line with another amount never takes its place.
  for (const isExact of [true, false])
    left = left.filter((line) => {
      const free = (named.get(line) ?? []).filter(isFree(work))
      const entry = isExact ? free.find((each) => isSameMoney(line, each)) : free[0]
      if (entry) pair(work, line, entry)
      return !entry
    })
  return left.filter((line) => {
    const [taken] = named.get(line) ?? []
    const earlier = taken && work.lineOf.get(taken.payment.id)
    if (!earlier || wordOf(line.reference) !== wordOf(taken.payment.id)) return true
    work.result.onlyStatement.push({ line, why: 'twice', earlier })
    return false
  })
}

/**
 * Pairs lines by amount, currency, account and day: within the leeway those that may be taken first,
 * then the nearest in time. A vague account is paired only with the one payment that fits. Returns
 * the others.
 */
function pairAlike<Line extends StatementLine, Payment extends StatementPayment>(
  work: Work<Line, Payment>,
  lines: readonly Line[],
  entries: readonly Entry<Payment>[],
): Line[] {
  const alike = new Map<string, Entry<Payment>[]>()
  for (const entry of entries.filter(isFree(work)))
    add(alike, `${entry.moved} ${entry.payment.currency}`, entry)
  const pairs: { line: Line; entry: Entry<Payment>; rank: number; away: number }[] = []
  const vague: { line: Line; fitting: Entry<Payment>[] }[] = []
  for (const line of lines) {
    const digits = accountDigits(line.account)
    const isVague = isVagueAccount(digits)
    const fitting: Entry<Payment>[] = []
    for (const entry of alike.get(`${line.amount} ${line.currency}`) ?? []) {
      const away = apart(line, entry.at)
      if (away === null || !canBeSameAccount(digits, entry.digits)) continue
      const isNear = away <= clockLeeway
      const rank = (isNear ? 0 : 2) + (mayBeTaken(entry.payment) ? 0 : 1)
      if (!isVague) pairs.push({ line, entry, rank, away })
      else if (isNear) fitting.push(entry)
    }
    if (isVague) vague.push({ line, fitting })
  }
  pairs.sort((one, other) => one.rank - other.rank || one.away - other.away)
  const done = new Set<Line>()
  for (const { line, entry } of pairs)
    if (!done.has(line) && isFree(work)(entry)) {
      done.add(line)
      pair(work, line, entry)
    }
  for (const { line, fitting } of vague) {
    const [only, ...others] = fitting.filter(isFree(work))
    if (!only) continue
    done.add(line)
    if (others.length === 0) pair(work, line, only)
    else work.result.onlyStatement.push({ line, why: 'several' })
  }
  return lines.filter((line) => !done.has(line))
}

/** Pairs reversals with payments on the statement that did not succeed here, and returns the other lines. */
function pairReversed<Line extends StatementLine, Payment extends StatementPayment>(
  { result }: Work<Line, Payment>,
  lines: readonly Line[],
): Line[] {
  const failed = result.matched.filter(
    ({ payment }) => payment.type === 'payment' && !hasSucceeded(payment),
  )
  return lines.filter((line) => {
    if (!isReversal(line)) return true
    const digits = accountDigits(line.account)
    const returned = failed.find(({ line: taking, payment, reversal }) => {
      if (reversal || taking.amount !== -line.amount || taking.currency !== line.currency)
        return false
      if (wordOf(line.reference) === wordOf(payment.id)) return true
      const account = accountDigits(payment.account)
      return (
        !isVagueAccount(digits) &&
        canBeSameAccount(digits, account) &&
        line.date >= Date.parse(payment.date) - (line.isDay ? 86_400_000 : clockLeeway)
      )
    })
    if (returned) returned.reversal = line
    return !returned
  })
}

/** Says why a line has no payment. */
function whyUnpaired(line: StatementLine, { from, before }: Period): Unpaired<never, never>['why'] {
  if (Number.isNaN(line.date)) return 'no-date'
  if (line.date < from || line.date >= before) return 'outside'
  const { first, last } = accountDigits(line.account)
  return first + last === '' ? 'no-account' : 'none'
}

/** Returns the payment that a line most likely means, of those that can have a case. */
function likelyFor<Payment extends StatementPayment>(
  line: StatementLine,
  candidates: readonly Entry<Payment>[],
): Payment | undefined {
  const digits = accountDigits(line.account)
  const day = (entry: Entry<Payment>) => Number.isNaN(line.date) || apart(line, entry.at) !== null
  const ofAccount = isVagueAccount(digits)
    ? []
    : candidates.filter((each) => canBeSameAccount(digits, each.digits))
  const likely = [
    ofAccount.filter((each) => day(each) && isSameMoney(line, each)),
    ofAccount.filter((each) => !Number.isNaN(line.date) && day(each)),
    candidates.filter((each) => !Number.isNaN(line.date) && day(each) && isSameMoney(line, each)),
  ]
  // Where several are as likely, none is offered.
  return likely.find(({ length }) => length === 1)?.[0]?.payment
}

/**
 * Matches statement lines with the payments and refunds of their method and days: first by our id or
 * reference, whatever the amount, then by what the customer paid or got back (minor units), currency,
 * account and day, nearest in time. Reversals are matched with refunds, or with the line that took
 * the money of a payment that failed. Every line without a payment says why. Payments outside the
 * period count only where a line has them. R50.
 */
export function reconcile<Line extends StatementLine, Payment extends StatementPayment>(
  lines: readonly Line[],
  payments: readonly Payment[],
  period: Period = always,
): Reconciled<Line, Payment> {
  const entries = payments.map(entryOf)
  const result: Reconciled<Line, Payment> = {
    matched: [],
    differing: [],
    onlyStatement: [],
    onlyHere: [],
  }
  const work = { result, lineOf: new Map<string, Line>() }
  const unnamed = pairNamed(work, lines, entries)
  const left = pairReversed(work, pairAlike(work, unnamed, entries))
  for (const line of left) result.onlyStatement.push({ line, why: whyUnpaired(line, period) })
  const free = entries.filter(isFree(work))
  const candidates = free.filter(({ payment }) => notACase(payment) === null)
  for (const each of result.onlyStatement) {
    const likely = isReversal(each.line) ? undefined : likelyFor(each.line, candidates)
    if (likely) each.likely = likely
  }
  for (const list of [result.matched, result.differing, result.onlyStatement])
    list.sort((one, other) => one.line.number - other.line.number)
  result.onlyHere = free
    .filter(({ payment, at }) => at >= period.from && at < period.before && hasSucceeded(payment))
    .map(({ payment }) => payment)
  return result
}
