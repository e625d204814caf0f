import type { Merchant } from '#db/merchants/schemas.ts'
import { contentSums } from '#db/payouts/contents-figures.ts'
import { getPayout, type PayoutDetails } from '#db/payouts/queries.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { inclInWords } from '#db/text/amount.ts'
import { formatDateTime } from '#db/text/format.ts'
import { csvLines, csvStart } from '#src/files/csv.ts'
import { drawLetterhead } from '#src/files/draw-letterhead.ts'
import { a4, PdfPaper } from '#src/files/paper.ts'
import { grey } from '#src/files/colours.ts'
import type { FileColumn, FileRows, WrittenFile } from '#src/files/table-file.ts'
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
import { downloadFile } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'

/** Right edges of the amount and fee columns; the net column ends at the margin. */
const figureEnds = [402, 467] as const
const wordsWidth = 289

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
  business: Pick<Merchant, 'name' | 'address' | 'phone' | 'brand'>,
): Promise<WrittenFile> {
  const { id, destination, status, requestedAt, endedAt, failureReason } = payout
  const p = await PdfPaper.of(a4)
  const { left, right } = p
  p.draw((doc) => drawLetterhead(doc, business, { left, right, y: a4.margin - 17 }))
  p.y += 23
  p.say(`Payout statement ${id}`, { size: 18, bold: true })
  p.y += 6
  p.say(business.name, { size: 11, bold: true })
  p.say([business.address, business.phone].filter(Boolean).join(', '), { size: 9, colour: grey })
  p.rule()
  p.y += 20
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
  p.say('Payments included, in USD', { size: 12, bold: true })
  if (contents.zwl.amount !== 0)
    p.say(inclInWords(contents.zwl.amount, 'ZWL'), { size: 9, colour: grey })
  p.y += 4
  const sums = contentSums(contents)
  drawTerms(p, sumsInWords(sums, contents.rest), true)
  const customerFees = customerFeesInWords(sums)
  if (customerFees) p.say(customerFees, { size: 9, colour: grey })
  p.y += 11
  const heads = () => drawRow(p, 'Transaction', ['Amount', 'Fee', 'Net'], true)
  if (contents.lines.length > 0) heads()
  for (const line of contents.lines) {
    const [what, ...figures] = lineInWords(line)
    if (p.needs(p.lines(what, { size: 9, width: wordsWidth }).length * 11.5 + 4)) heads()
    drawRow(p, what, figures)
  }
  return p.finish(`Payout statement ${id}`, (put, page, of) => {
    put('Sample statement.', { size: 8, colour: grey })
    put(`${page} of ${of}`, { size: 8, colour: grey, toRight: true })
  })
}

const columns: FileColumn[] = [
  { header: 'Transaction ID', kind: 'text' },
  { header: 'Date & Time', kind: 'date' },
  { header: 'Type', kind: 'text' },
  { header: 'Customer', kind: 'text' },
  { header: 'Amount (USD)', kind: 'money' },
  { header: 'Fee (USD)', kind: 'money' },
  { header: 'Net (USD)', kind: 'money' },
  { header: 'Customer Fee (USD)', kind: 'money' },
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
  return csvStart(columns) + csvLines(columns, rows)
}

type Database = Parameters<typeof getPayout>[0]

const mimes = { pdf: 'application/pdf', csv: 'text/csv;charset=utf-8' } as const

export type StatementFormat = keyof typeof mimes

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
  downloadFile(file, mimes[format], content)
  toast.success(fileMessages.made(payoutMessages.statementDownloaded(file), missing))
}
