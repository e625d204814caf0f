import { dayText } from '#db/days.ts'
import { formatDate } from '#db/text/format.ts'
import { slugOf } from '#db/text/slug.ts'
import { grey } from '#src/files/colours.ts'
import { drawLogo } from '#src/files/draw-path.ts'
import { a4, PdfPaper } from '#src/files/paper.ts'
import type { WrittenFile } from '#src/files/table-file.ts'
import type { Certificate } from './certificate.ts'

const small = { size: 9, colour: grey }
/** The width of an exercise's name beside its outcome, in points. */
const nameWidth = 360

/** Draws a test's certificate on A4. Returns its file, and the characters that the font lacks. */
export async function certificatePdf({
  trainee,
  name,
  at,
  score,
  note,
  pending,
  lines,
}: Certificate): Promise<[File, WrittenFile['missing']]> {
  const p = await PdfPaper.of(a4)
  p.draw((doc) => drawLogo(doc, { x: p.left, y: a4.margin }))
  p.put('Certificate', { size: 15, bold: true, toRight: true })
  p.y += 16
  p.put(formatDate(at), { ...small, toRight: true })
  p.y += 48
  p.say(trainee, { size: 26, bold: true })
  p.y += 6
  p.say(`Test: ${name}`, { size: 13 })
  p.y += 22
  p.say(score, { size: 20, bold: true })
  p.say(note, small)
  if (pending) p.say(pending, { size: 11, bold: true })
  p.y += 22
  for (const { title, outcome, lacks } of lines) {
    p.needs(14 + lacks.length * 12)
    p.put(outcome, { toRight: true })
    p.say(title, { width: nameWidth })
    for (const lack of lacks) p.say(lack, { ...small, width: nameWidth })
    p.rule(8)
    p.y += 7
  }
  const fileName = [
    'certificate',
    slugOf(name),
    slugOf(trainee) || 'trainee',
    dayText(new Date(at)),
  ]
    .filter(Boolean)
    .join('-')
  const { file, missing } = p.finish(
    `Certificate of ${trainee}`,
    'Exercises in Paid, on sample data.',
    false,
  )
  return [new File([file], `${fileName}.pdf`, { type: 'application/pdf' }), missing]
}
