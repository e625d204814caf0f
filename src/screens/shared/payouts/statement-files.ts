import { fileMimes } from '#db/files/file-type.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { type Currency, currencyName } from '#db/money.ts'
import { contentSums } from '#db/payouts/contents-figures.ts'
import { getPayout, type PayoutDetails } from '#db/payouts/queries.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { formatDateTime } from '#db/text/format.ts'
import { csvLines, csvStart } from '#src/files/csv.ts'
import { sayLetterhead } from '#src/files/draw-letterhead.ts'
import { a4, PdfPaper } from '#src/files/paper.ts'
import { grey } from '#src/files/colours.ts'
import {
  type FileColumn,
  type FileRows,
  hasFormula,
  type WrittenFile,
} from '#src/files/table-file.ts'
import { contactLines } from '#src/rules/business.ts'
import { failures, fileMessages } from '#src/rules/messages/app.ts'
import { payoutMessages } from '#src/rules/messages/payments.ts'
import { payoutStatuses } from '#src/rules/payouts.ts'
import {
  customerFeesInWords,
  lineInWords,
  payoutInWords,
  restInWords,
  sumsInWords,
} from '#src/rules/statement.ts'
import { transactionTypeLabels } from '#src/rules/transactions.ts'
import { asSaved, downloadFile } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'

/** Right edges of the amount and fee columns; the net column ends at the margin. */
const figureEnds = [394, 469] as const
const wordsWidth = 256

const endings: Partial<Record<PayoutDetails['payout']['status'], string>> = {
  paid: 'Arrived',
  cancelled: 'Cancelled',
}

/** Draws terms with right-aligned values; the last one is bold if it is their sum. */
function drawTerms(
  p: PdfPaper,
  terms: readonly (readonly [string, string])[],
  hasSum = false,
): void {
  for (const [at, [term, value]] of terms.entries()) {
    const bold = hasSum && at === terms.length - 1
    p.needs(17)
    p.put(term, { bold, ...(!bold && { colour: grey }) })
    p.put(value, { bold, toRight: true })
    p.y += 15.5
  }
}

function drawRow(p: PdfPaper, words: string, figures: readonly string[], bold = false): void {
  const look = { size: 9, bold }
  for (const [at, figure] of figures.entries())
    p.put(figure, { ...look, toRight: true, x: figureEnds[at] ?? p.right })
  p.say(words, { ...look, width: wordsWidth })
  p.y += 4
}

/** Draws a payout's statement as a PDF on A4: totals, then every transaction. */
export async function drawStatement(
  { payout, contents }: PayoutDetails,
  business: Pick<Merchant, 'name' | 'address' | 'phone' | 'email' | 'brand'>,
): Promise<WrittenFile> {
  const { id, destination, status, requestedAt, endedAt, failureReason, currency } = payout
  const p = await PdfPaper.of(a4)
  sayLetterhead(
    p,
    { ...business, contact: contactLines(business) },
    { title: 'Payout statement', number: id },
  )
  p.rule(6)
  p.y += 11
  drawTerms(p, [
    ['To', destination],
    ['Status', failureReason ?? payoutStatuses[status].label],
    ['Requested', formatDateTime(requestedAt)],
    ...(endedAt === null
      ? []
      : ([[endings[status] ?? 'Returned', formatDateTime(endedAt)]] as const)),
    ['Transaction', payout.transactionId],
  ])
  p.rule(4)
  p.y += 15
  drawTerms(p, payoutInWords(payout), true)
  p.y += 11
  p.say(`Payments included, in ${currencyName(currency)}`, { size: 12, bold: true })
  p.y += 4
  const sums = contentSums(contents)
  drawTerms(p, sumsInWords(sums, contents.rest, currency), true)
  const customerFees = customerFeesInWords(sums.customerFees, currency)
  if (customerFees) p.say(customerFees, { size: 9, colour: grey })
  p.y += 11
  const heads = () => drawRow(p, 'Transaction', ['Amount', 'Fee', 'Net'], true)
  if (contents.lines.length > 0) heads()
  for (const line of contents.lines) {
    const [what, ...figures] = lineInWords(line, currency)
    if (p.needs(p.lines(what, { size: 9, width: wordsWidth }).length * 11.5 + 4)) heads()
    drawRow(p, what, figures)
  }
  return p.finish(`Payout statement ${id}`, 'Sample statement.')
}

const columnsIn = (currency: Currency): FileColumn[] => [
  { header: 'Transaction ID', kind: 'text' },
  { header: 'Date & Time', kind: 'date' },
  { header: 'Type', kind: 'text' },
  { header: 'Customer', kind: 'text' },
  { header: `Amount (${currency})`, kind: 'money' },
  { header: `Fee (${currency})`, kind: 'money' },
  { header: `Net (${currency})`, kind: 'money' },
  { header: `Customer Fee (${currency})`, kind: 'money' },
]

/** Builds a payout's statement as CSV: one line per transaction; the nets add up to the payout. */
export function statementCsv({ payout, contents }: PayoutDetails): string {
  const { lines, rest } = contents
  const rows: FileRows = lines.map(({ id, date, type, customer, gross, fee, customerFee, net }) => [
    id,
    Date.parse(date),
    transactionTypeLabels[type],
    customer,
    gross,
    fee,
    net,
    customerFee,
  ])
  const asked = Date.parse(payout.requestedAt)
  if (rest.amount !== 0)
    rows.push(['', asked, restInWords(rest), '', rest.amount, 0, rest.amount, 0])
  const columns = columnsIn(payout.currency)
  return csvStart(columns) + csvLines(columns, rows)
}

type Database = Parameters<typeof getPayout>[0]

export type StatementFormat = Extract<keyof typeof fileMimes, 'pdf' | 'csv'>

/** Makes a payout's statement and downloads it. */
export async function handOverStatement(
  db: Database,
  id: string,
  format: StatementFormat,
): Promise<void> {
  const details = await getPayout(db, await getMerchantId(db), id)
  if (!details?.merchant) return toast.error(failures['not-found']())
  const { file: content, missing } =
    format === 'pdf'
      ? await drawStatement(details, details.merchant)
      : { file: statementCsv(details), missing: [] }
  const file = `payout-${id}.${format}`
  downloadFile(file, fileMimes[format], content)
  const isGuarded =
    format === 'csv' && hasFormula(details.contents.lines.map(({ customer }) => [customer]))
  const words = fileMessages.guarded(payoutMessages.statementDownloaded(file), isGuarded)
  toast.success(asSaved(fileMessages.made(words, missing)))
}
