import type { Merchant } from '#db/merchants/schemas.ts'
import { type PlanInvoice, planNames } from '#db/settings/plans.ts'
import { formatDate } from '#db/text/format.ts'
import { drawLogo } from '#src/files/draw-path.ts'
import { a4, PdfPaper, type Look } from '#src/files/paper.ts'
import { grey } from '#src/files/colours.ts'
import type { WrittenFile } from '#src/files/table-file.ts'
import { changeInWords } from './plan-words.ts'

const small = { size: 9, colour: grey }

/** Draws a plan invoice as an A4 PDF. */
export async function drawPlanInvoice(
  merchant: Merchant,
  invoice: PlanInvoice,
): Promise<WrittenFile> {
  const { id, plan, period, from, until, createdAt, lines } = invoice
  const p = await PdfPaper.of(a4)
  p.draw((doc) => drawLogo(doc, { x: p.left, y: a4.margin }))
  p.put(`Invoice ${id}`, { size: 13, bold: true, toRight: true })
  p.y += 40
  p.say('Bill to', small)
  p.say(merchant.name, { size: 11, bold: true })
  for (const text of [merchant.address, merchant.email].filter(Boolean)) p.say(text, small)
  p.y += 17
  p.say(`Date ${formatDate(createdAt)}`)
  p.say(`${planNames[plan]}, ${period}, ${formatDate(from)} to ${formatDate(until)}`)
  p.y += 17
  changeInWords(invoice).forEach(([term, value], at) => {
    const look: Look = at < lines.length ? {} : { size: 12, bold: true }
    p.put(value, { ...look, toRight: true })
    p.say(term, { ...look, width: 360 })
    p.rule(5)
    p.y += 11
  })
  return p.finish(`Invoice ${id}`, 'Sample invoice. Not a fiscal invoice.', false)
}
