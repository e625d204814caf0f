import type { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import { byline } from '#src/rules/business.ts'
import { formatCount } from '#db/text/format.ts'
import { grey, ink, line } from './colours.ts'
import { drawLetterhead } from './draw-letterhead.ts'
import { family, inLettersOfFont, Letters, newPdf, putText, setLook } from './pdf.ts'
import { isFigure, readableCell } from './cell-text.ts'
import { columnWidths } from './column-widths.ts'
import type { Fact, FileColumn, FilePlan, FileRows, FileWriter } from './table-file.ts'

const a4 = { short: 595, long: 842 }
const margin = 36
const size = 8
/** The space around a cell's text. */
const [beside, above] = [4, 2]
const leading = size * 1.15
const rowHeight = leading + 2 * above
const factSize = 9
const factLeading = 12
const termWidth = 118
/** The page is landscape from this many columns on. */
const wideFrom = 6
/** The most of the page's width that one word keeps unbroken. */
const wordShare = 1 / 6

function widthOf(doc: jsPDF, text: string, fontSize: number, bold = false): number {
  const shown = inLettersOfFont(doc, text)
  setLook(doc, { size: fontSize, bold })
  return doc.getTextWidth(shown)
}

/** Breaks a text into lines of a width; a word that is wider is broken too. */
function wrapped(doc: jsPDF, text: string, fontSize: number, width: number): string[] {
  setLook(doc, { size: fontSize })
  const shown = inLettersOfFont(doc, text)
  // No letter is wider than the font's size, so that short cells need no measuring.
  if (shown.length * fontSize <= width) return [shown]
  return doc.splitTextToSize(shown, width) as string[]
}

/** Lays out two facts per line, each as high as its wrapped term and value. */
function placeFacts(doc: jsPDF, facts: readonly Fact[], half: number) {
  const room = half - termWidth - 8
  const placed: { lines: string[]; x: number; y: number }[] = []
  let y = 0
  let column = 0
  let height = 0
  const next = () => {
    y += height * factLeading + 1
    column = 0
    height = 0
  }
  for (const [term, value] of facts) {
    const whole = widthOf(doc, value, factSize) > room
    if (whole && column > 0) next()
    const x = column * half
    const terms = wrapped(doc, term, factSize, termWidth - 6)
    const values = wrapped(doc, value, factSize, whole ? room + half : room)
    placed.push({ lines: terms, x, y }, { lines: values, x: x + termWidth, y })
    height = Math.max(height, terms.length, values.length)
    column += 1
    if (whole || column === 2) next()
  }
  if (height > 0) next()
  return { placed, height: y }
}

/** Returns the widths that a column's header and cells ask for, with the space around them. */
function needOf(
  doc: jsPDF,
  { header, kind }: FileColumn,
  { texts, sums }: { texts: readonly string[]; sums: readonly string[] },
  whole: number,
) {
  const most = (of: readonly string[], bold = false) =>
    of.reduce((widest, text) => Math.max(widest, widthOf(doc, text, size, bold)), 0)
  const words = (text: string) => text.split(' ')
  // A header breaks between its words, and a date before its time.
  const heads = most(words(header), true)
  const foot = kind === 'text' ? most(sums.flatMap(words), true) : most(sums, true)
  const natural = Math.max(heads, foot, most(texts))
  const parts = kind === 'date' ? texts.map((text) => text.replace(/, [^,]*$/, ',')) : texts
  const least =
    kind === 'text' ? Math.min(most(texts.flatMap(words)), whole * wordShare) : most(parts)
  const around = 2 * beside + 0.5
  return { natural: natural + around, least: Math.max(heads, foot, least) + around }
}

/**
 * Writes a table on A4: the head and totals on the first page, the header and page number on every page. Cells wrap, and
 * the sums stand in their columns at the end. Each page is drawn as soon as its rows are in, so a report of 100,000 rows
 * is never in memory as a table.
 */
export function pdfWriter({ columns, head }: FilePlan): FileWriter {
  const isWide = columns.length >= wideFrom
  const [width, height] = isWide ? [a4.long, a4.short] : [a4.short, a4.long]
  const inner = width - 2 * margin
  const opening = newPdf(width, height)
  const waiting: FileRows = []
  const letters = new Letters()
  const { sums = [], business } = head
  const facts = [...head.facts, ...head.totals]
  for (const text of [head.title, ...facts.flat(), ...columns.map(({ header }) => header)])
    letters.add(text)
  if (business) letters.add(business.name)
  let top = 0
  let number = 0
  /** Computed from the first page's rows, so that columns line up on every page. */
  let widths: number[] | undefined

  const textsOf = (row: FileRows[number]) =>
    columns.map(({ kind }, at) => readableCell(row[at] ?? '', kind))

  /** The room below a height, with the foot of the page left free. */
  const roomFrom = (start: number) => height - margin - 20 - start
  /** The most rows that a page can hold. */
  const mostFrom = (start: number) => Math.floor(roomFrom(start) / rowHeight)

  const cellLines = (doc: jsPDF, texts: readonly string[]) =>
    texts.map((text, at) => wrapped(doc, text, size, (widths?.[at] ?? 0) - 2 * beside))

  const heightOf = (cells: readonly string[][]) =>
    Math.max(1, ...cells.map((lines) => lines.length)) * leading + 2 * above

  function drawHead(doc: jsPDF): void {
    const { placed, height: high } = placeFacts(doc, facts, inner / 2)
    const place = { x: margin, y: margin - 2, width: inner }
    drawLetterhead(doc, business, place, (text, font, most) =>
      // The name is bold, which is wider.
      wrapped(doc, text, font * 1.06, most),
    )
    let y = margin + 44
    const shown = doc.setFontSize(17).splitTextToSize(inLettersOfFont(doc, head.title), inner)
    for (const line of shown as string[]) {
      putText(doc, line, margin, y, { size: 17, bold: true })
      y += 20
    }
    for (const [at, { lines, x, y: from }] of placed.entries())
      for (const [row, line] of lines.entries())
        putText(doc, line, margin + x, y + from + row * factLeading, {
          size: factSize,
          ...(at % 2 === 0 && { colour: grey }),
        })
    top = y + high + 6
  }

  /**
   * Draws as many of the rows as the page has room for, and the sums if they are the last and fit too. Returns the
   * others, and whether the table is done.
   */
  function drawRows(
    doc: jsPDF,
    rows: FileRows,
    isLast: boolean,
  ): { rest: FileRows; done: boolean } {
    const texts = rows.map(textsOf)
    widths ??= columnWidths(
      columns.map((column, at) =>
        needOf(
          doc,
          column,
          {
            texts: texts.map((row) => row[at] ?? ''),
            sums: sums.map((row) => textsOf(row)[at] ?? ''),
          },
          inner,
        ),
      ),
      inner + 2 * beside,
    )
    const heads = columns.map(({ header }, at) =>
      wrapped(doc, header, size, (widths?.[at] ?? 0) - 2 * beside),
    )
    let room = roomFrom(top) - heightOf(heads)
    const body: string[][][] = []
    for (const row of texts) {
      const cells = cellLines(doc, row)
      const high = heightOf(cells)
      if (room < high && body.length > 0) break
      room -= high
      body.push(cells)
      for (const text of row) letters.add(text)
    }
    const align = ({ kind }: FileColumn) => (isFigure(kind) ? 'right' : 'left')
    const styled = (cells: readonly string[][]) =>
      columns.map((column, at) => ({
        content: cells[at]?.join('\n') ?? '',
        // Of each cell, because a page of sums alone has no row to take it from.
        styles: { halign: align(column), cellWidth: (widths?.[at] ?? 0) - 0.001 } as const,
      }))
    const foot = sums.map((row) => cellLines(doc, textsOf(row)))
    room -= foot.reduce((high, cells) => high + heightOf(cells), 0)
    const done = isLast && body.length === rows.length && room >= 0
    autoTable(doc, {
      startY: top - 4,
      margin: { left: margin - beside, right: margin - beside, top: margin, bottom: 0 },
      theme: 'plain',
      pageBreak: 'avoid',
      rowPageBreak: 'avoid',
      showHead: 'firstPage',
      showFoot: 'lastPage',
      head: [styled(heads)],
      body: body.map(styled),
      foot: done ? foot.map(styled) : [],
      styles: {
        font: family,
        fontStyle: 'normal',
        fontSize: size,
        textColor: [...ink],
        overflow: 'linebreak',
        valign: 'top',
        cellPadding: { horizontal: beside, vertical: above },
      },
      headStyles: {
        textColor: [...grey],
        lineColor: [...line],
        lineWidth: { bottom: 0.5 },
        valign: 'bottom',
      },
      footStyles: { fontStyle: 'bold', lineColor: [...line], lineWidth: { top: 0.5 } },
    })
    return { rest: rows.slice(body.length), done }
  }

  /** Draws a page of what waits, and returns whether it ends the table, as only the last one can. */
  function drawPage(doc: jsPDF, isLast = false): boolean {
    if (number > 0) {
      doc.addPage([width, height], isWide ? 'landscape' : 'portrait')
      top = margin
    }
    number += 1
    const rows = waiting.splice(0, mostFrom(top))
    const { rest, done } = drawRows(doc, rows, isLast && waiting.length === 0)
    waiting.unshift(...rest)
    return done
  }

  async function open(): Promise<jsPDF> {
    const doc = await opening
    if (top === 0) drawHead(doc)
    return doc
  }

  return {
    async add(rows) {
      const doc = await open()
      waiting.push(...rows)
      while (waiting.length >= mostFrom(number === 0 ? top : margin)) drawPage(doc)
    },
    async finish() {
      const doc = await open()
      for (const text of sums.flatMap(textsOf)) letters.add(text)
      while (!drawPage(doc, true));
      doc.setProperties({ title: head.title, creator: 'Paid' })
      const y = height - margin
      const [foot = ''] = wrapped(doc, `Sample data. ${head.title}`, size, inner / 2 - 40)
      for (let page = 1; page <= number; page += 1) {
        doc.setPage(page)
        const of = `Page ${formatCount(page)} of ${formatCount(number)}`
        putText(doc, of, width - margin, y, { size, colour: grey, toRight: true })
        putText(doc, foot, margin, y, { size, colour: grey })
        if (business) putText(doc, byline, width / 2, y, { size, colour: grey, centered: true })
      }
      return doc.output('blob')
    },
    async missing() {
      return letters.missing(await opening)
    },
  }
}
