import { type Currency, currencyName, localSpelling } from '#db/money.ts'
import { currencyOf, tidy } from './statement-cells.ts'

/** The columns of a provider's statement as we write them, in any order. */
export const statementColumns = [
  { name: 'Receipt', holds: 'the provider’s transaction number' },
  { name: 'Reference', holds: 'our transaction ID or reference' },
  { name: 'Date', holds: 'payment date and time, such as 2026-11-21 14:14 or 21/11/2026 14:14' },
  { name: 'Account', holds: 'phone number, full or as 077 *** 5555' },
  { name: 'Amount', holds: 'such as 18.00; a reversal as -18.00' },
  {
    name: 'Currency',
    get holds() {
      return `USD or ${currencyName('ZWL')}`
    },
  },
] as const

/**
 * The names of each column in the files of EcoCash, OneMoney and banks, in letters and digits alone. Where a file has
 * several, the first of the list is read.
 */
const namesOf = {
  receipt:
    'receipt receiptno receiptnumber txnid txid transactionid transid trxid transactionno transactionnumber txnno transactioncode confirmationcode approvalcode transactionref transactionreference txnref ecocashreference ecocashref onemoneyreference bankreference',
  reference:
    'reference ref referenceno referencenumber refno merchantreference merchantref paymentreference customerreference yourreference ourreference externalreference externalid externalref orderid orderno clientreference billreference narration narrative description details particulars remarks',
  date: 'date transactiondate txndate transdate trxdate datetime transactiondatetime dateandtime paymentdate timestamp transactiontime completiontime createdat postingdate posteddate valuedate',
  time: 'time txntime paymenttime',
  account:
    'account msisdn customermsisdn sendermsisdn payermsisdn mobilenumber mobileno mobile phone phonenumber phoneno cellnumber cell customernumber customermobile customerphone sendernumber payer sender debitparty from accountno accountnumber payeraccount',
  amount:
    'amount transactionamount txnamount amountpaid paidamount grossamount gross value transactionvalue',
  credit: 'credit credits creditamount cr paidin moneyin deposit deposits',
  debit: 'debit debits debitamount dr paidout moneyout withdrawal withdrawals withdrawn',
  direction: 'drcr crdr debitcredit creditdebit',
  currency: 'currency ccy curr currencycode transactioncurrency',
  status:
    'status transactionstatus txnstatus paymentstatus result transactionresult responsestatus state',
} as const
type ColumnName = keyof typeof namesOf

const known: readonly (readonly [ColumnName, readonly string[]])[] = (
  Object.keys(namesOf) as ColumnName[]
).map((name) => [name, namesOf[name].split(' ')])

/** What spreadsheets put around a cell so that it stays text: an apostrophe before it, or `="…"`. */
export const plainCell = (cell: string | undefined): string =>
  tidy(cell ?? '')
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim()

/** A heading's unit: `Amount (USD)`, `Credit US$`. */
const unitOf = new RegExp(String.raw`[([ -](us\$|usd|\$|${localSpelling})[)\]]?$`, 'i')

interface Heading {
  column: ColumnName
  /** The earlier, the more usual. */
  rank: number
  unit: Currency | undefined
}

/** Returns the column that a heading names, however it is written: `Txn ID`, `TXN_ID`, `Amount (USD)`. */
function headingOf(cell: string): Heading | undefined {
  const text = plainCell(cell)
  const unit = unitOf.exec(text)
  const name = text
    .slice(0, unit?.index ?? text.length)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  for (const [column, names] of known) {
    const rank = names.indexOf(name)
    if (rank >= 0) return { column, rank, unit: unit ? currencyOf(unit[1] ?? '') : undefined }
  }
  return undefined
}

interface FoundColumns {
  /** Where each column stands. */
  at: ReadonlyMap<ColumnName, number>
  /** The currency that a heading of amounts has. */
  unit: Currency | undefined
  /** The headings that name no column, as they are written. */
  ignored: readonly string[]
}

/** Finds the columns in a row of headings. R50. */
export function findColumns(cells: readonly string[]): FoundColumns {
  const best = new Map<ColumnName, Heading & { at: number }>()
  const ignored: string[] = []
  for (const [at, cell] of cells.entries()) {
    const heading = headingOf(cell)
    if (!heading) {
      if (plainCell(cell) !== '') ignored.push(plainCell(cell))
      continue
    }
    const before = best.get(heading.column)
    if (!before || heading.rank < before.rank) best.set(heading.column, { ...heading, at })
  }
  const units = (['amount', 'credit', 'debit'] as const).map((name) => best.get(name)?.unit)
  return {
    at: new Map([...best].map(([column, { at }]) => [column, at])),
    unit: units.find((unit) => unit !== undefined),
    ignored,
  }
}

/** Lists what a statement can't be read without, of what was not found; empty if it is all there. */
export function missingColumns({ at, unit }: FoundColumns): string[] {
  const wants: [label: string, isThere: boolean][] = [
    ['Date', at.has('date')],
    ['Account or Reference', at.has('account') || at.has('reference') || at.has('receipt')],
    ['Amount', at.has('amount') || at.has('credit') || at.has('debit')],
    ['Currency', at.has('currency') || unit !== undefined],
  ]
  return wants.flatMap(([label, isThere]) => (isThere ? [] : [label]))
}

/** The cells of a line, each '' where its column is missing. */
export type StatementCells = Record<
  'receipt' | 'reference' | 'date' | 'account' | 'amount' | 'currency' | 'status',
  string
>

const isNothing = (figure: string) => /^[-0.,\s]*$/.test(figure)

/** Returns a line's amount in one cell: money out, in a column of its own or marked beside it, is negative. */
function amountOf(cell: (name: ColumnName) => string): string {
  const [amount, credit, debit] = [cell('amount'), cell('credit'), cell('debit')]
  const isOut = /^d/i.test(cell('direction'))
  if (amount !== '') return isOut && !/^[-(]/.test(amount) ? `-${amount}` : amount
  if (!isNothing(credit) || isNothing(debit)) return credit || debit
  return /^[-(]/.test(debit) ? debit : `-${debit}`
}

/** Returns the cells of a line by the columns of its file. R50. */
export function cellsBy({ at, unit }: FoundColumns, cells: readonly string[]): StatementCells {
  const cell = (name: ColumnName) => {
    const place = at.get(name)
    return place === undefined ? '' : plainCell(cells[place])
  }
  return {
    receipt: cell('receipt'),
    reference: cell('reference'),
    date: [cell('date'), cell('time')].filter(Boolean).join(' '),
    account: cell('account'),
    amount: amountOf(cell),
    currency: cell('currency') || (at.has('currency') ? '' : (unit ?? '')),
    status: cell('status'),
  }
}

const succeeded =
  /^(?:success(?:ful)?(?:ly)?|succeeded|complete[d]?|ok|paid|processed|approved|settled|confirmed|posted|accepted|done|0+)$/i
const notTaken =
  /^(?:fail(?:ed|ure)?|unsuccessful|declined|rejected|cancel(?:l?ed)?|expired|time[d]?[ -]?out|pending|initiated|processing|in progress|error|aborted|insufficient.*)$/i

/** Returns whether a line's status says that money moved; null for a status that we don't know. */
export function statusMoved(status: string): boolean | null {
  if (status === '' || succeeded.test(status)) return true
  return notTaken.test(status) ? false : null
}
