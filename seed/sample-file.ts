import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { scanPicture } from './sample-scan.ts'
import { samplePage, type Owner, type SamplePage, type Written } from './sample-pages.ts'

/**
 * Encodes a text as a Latin-1 PDF string: escapes brackets and backslashes, and replaces other characters with question
 * marks.
 */
const pdfText = (text: string) =>
  `(${text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/[\\()]/g, '\\$&')})`

function toBytes(text: string): ArrayBuffer {
  return Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer
}

const left = 56
const right = 539

/** PDF drawing operations, in points from the lower left corner. */
const text = (size: number, x: number, y: number, words: string) =>
  `BT /F ${size} Tf ${x} ${y} Td ${pdfText(words)} Tj ET`
const rule = (x: number, y: number, width: number) => `${x} ${y} m ${x + width} ${y} l S`
const box = (x: number, y: number, width: number, height: number) =>
  `${x} ${y} ${width} ${height} re S`
const ink = (grey: number) => `${grey} g ${grey} G`

/** Returns a circle made of four curves. */
function ring(x: number, y: number, radius: number): string {
  const bend = radius * 0.5523
  const quarters = [
    [radius, bend, bend, radius, 0, radius],
    [-bend, radius, -radius, bend, -radius, 0],
    [-radius, -bend, -bend, -radius, 0, -radius],
    [bend, -radius, radius, -bend, radius, 0],
  ].map((quarter) =>
    quarter.map((each, at) => ((at % 2 === 0 ? x : y) + each).toFixed(1)).join(' '),
  )
  return `${x + radius} ${y} m ${quarters.map((quarter) => `${quarter} c`).join(' ')} S`
}

/** Wraps a text into lines of at most so many characters. */
function lines(words: string, most: number): string[] {
  return words.split(' ').reduce<string[]>((all, word) => {
    const last = all.at(-1)
    if (last !== undefined && last.length + word.length < most)
      return [...all.slice(0, -1), `${last} ${word}`]
    return [...all, word]
  }, [])
}

const portraitOf = (y: number) => [
  box(419, y - 150, 120, 150),
  ring(479, y - 62, 28),
  `431 ${y - 149} m 431 ${y - 90} 527 ${y - 90} 527 ${y - 149} c S`,
]

const stampAt = (y: number) => [
  ink(0.45),
  ring(470, y, 52),
  ring(470, y, 46),
  text(15, 441, y - 5, 'SAMPLE'),
  ink(0),
]

/** Draws a page: facts, paragraphs, a table, and signatures at the bottom. */
function drawPage(title: string, owner: string, page: SamplePage): string {
  let y = 670
  const drawn = [
    '0.8 w',
    box(36, 36, 523, 770),
    text(22, left, 766, title),
    text(14, left, 738, owner),
    ink(0.45),
    text(11, left, 712, 'Sample document'),
    ink(0),
    '2 w',
    rule(left, 698, right - left),
    '0.5 w',
  ]
  if (page.portrait) drawn.push(...portraitOf(y + 6))
  for (const [label, value] of page.facts) {
    drawn.push(ink(0.45), text(11, left, y, label), ink(0), text(11, 176, y, value))
    y -= 26
  }
  y -= page.portrait ? 60 : 14
  for (const paragraph of page.text) {
    for (const line of lines(paragraph, 82)) {
      drawn.push(text(12, left, y, line))
      y -= 18
    }
    y -= 10
  }
  for (const cells of page.table ?? []) {
    const columns = [left, ...(cells.length > 2 ? [176] : []), 459]
    drawn.push(rule(left, y + 17, right - left))
    drawn.push(...cells.map((cell, at) => text(11, columns[at] ?? left, y, cell)))
    y -= 28
  }
  if (page.stamp) drawn.push(...stampAt(150))
  page.signed.forEach((name, at) => {
    const x = left + at * 220
    drawn.push(rule(x, 130, 190), text(10, x, 115, name))
  })
  return drawn.join('\n')
}

function samplePdf(title: string, owner: string, content: SamplePage): ArrayBuffer {
  const page = drawPage(title, owner, content)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Title${pdfText(title)}>>`,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = String(file.length).padStart(10, '0')
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${place} 00000 n \n`
  })
  const table = file.length
  file += `xref\n0 7\n0000000000 65535 f \n${places.join('')}`
  return toBytes(`${file}trailer<</Size 7/Root 1 0 R/Info 6 0 R>>\nstartxref\n${table}\n%%EOF\n`)
}

/** Returns the bytes of a seeded document: a small picture or a one-page PDF, by its name. */
export function sampleFile(
  { name, ...written }: Pick<BusinessDocument, 'name'> & Written,
  owner: Owner,
): { mime: string; bytes: ArrayBuffer } {
  if (/\.jpe?g$/i.test(name)) return { mime: 'image/jpeg', bytes: toBytes(atob(scanPicture)) }
  const title = name.replace(/\.pdf$/i, '')
  return {
    mime: 'application/pdf',
    bytes: samplePdf(title, owner.name, samplePage(owner, written)),
  }
}
