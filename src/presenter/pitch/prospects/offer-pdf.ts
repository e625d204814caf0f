import { formatDate } from '#db/text/format.ts'
import { slugOf } from '#db/text/slug.ts'
import { grey } from '#src/files/colours.ts'
import { drawLogo } from '#src/files/draw-path.ts'
import { a4, PdfPaper } from '#src/files/paper.ts'
import type { WrittenFile } from '#src/files/table-file.ts'
import type { OfferPaper } from '#src/rules/offer.ts'

const small = { size: 9, colour: grey }
/** The width that a line's term has beside its value, in points. */
const termWidth = 260
const valueWidth = 220

/** Draws an offer on one A4 page. Returns its file, and the characters that the font lacks. */
export async function offerPdf(
  { title, to, headline, advice, parts }: OfferPaper,
  now: Date,
): Promise<[File, WrittenFile['missing']]> {
  const p = await PdfPaper.of(a4)
  p.draw((doc) => drawLogo(doc, { x: p.left, y: a4.margin }))
  p.put(title, { size: 15, bold: true, toRight: true })
  p.y += 16
  p.put(formatDate(now.toISOString()), { ...small, toRight: true })
  p.y += 32
  if (to) {
    p.say('For', small)
    p.y += 5
    p.say(to, { size: 13, bold: true })
    p.y += 8
  }
  p.say(headline, { size: 13, bold: true }, 1.35)
  if (advice.length > 0) p.y += 4
  for (const sentence of advice) p.say(sentence, {})
  for (const part of parts) {
    p.y += 18
    p.say(part.title, { size: 11, bold: true })
    p.y += 4
    for (const [at, [term, value]] of part.lines.entries()) {
      const look = part.isSum && at === part.lines.length - 1 ? { bold: true } : {}
      const { y } = p
      const values = p.lines(value, { ...look, width: valueWidth })
      for (const line of values) {
        p.put(line, { ...look, toRight: true })
        p.y += 12.5
      }
      const end = p.y
      p.y = y
      p.say(term, { ...look, width: termWidth })
      p.y = Math.max(p.y, end)
      p.rule(6)
      p.y += 7
    }
    if (part.note) p.say(part.note, small)
  }
  const { file, missing } = p.finish(
    to ? `${title} for ${to}` : title,
    'From the figures you gave, at the prices of this day.',
    false,
  )
  const name = `${slugOf(to ? `offer ${to}` : 'offer')}.pdf`
  return [new File([file], name, { type: 'application/pdf' }), missing]
}
