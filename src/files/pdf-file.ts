import type { jsPDF } from 'jspdf'
import { autoTable, type Styles } from 'jspdf-autotable'
import { formatCount } from '#db/text/format.ts'
import { grey, ink, line } from './colours.ts'
import { drawLetterhead } from './draw-letterhead.ts'
import { family, inLettersOfFont, Letters, newPdf, putText, setLook } from './pdf.ts'
import { isFigure, readableCell } from './cell-text.ts'
import type { Fact, FilePlan, FileRows, FileWriter } from './table-file.ts'

const a4 = { short: 595, long: 842 }
const margin = 36
const size = 8
const rowHeight = 14
const factHeight = 13
const factSize = 9
const termWidth = 110
/** The page is landscape from this many columns on. */
const wideFrom = 6

function widthOf(doc: jsPDF, text: string, fontSize: number): number {
  const shown = inLettersOfFont(doc, text)
  setLook(doc, { size: fontSize })
  return doc.getTextWidth(shown)
}

/** Truncates a text to a width, with an ellipsis. */
function fitted(doc: jsPDF, text: string, fontSize: number, width: number): string {
  if (widthOf(doc, text, fontSize) <= width) return text
  let kept = text
  while (kept !== '' && widthOf(doc, `${kept}…`, fontSize) > width) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}

/** Lays out two facts per line; one that needs more than half the width gets its own line. */
function placeFacts(doc: jsPDF, facts: readonly Fact[], half: number) {
  const room = half - termWidth - 8
  let next = 0
  const placed = facts.map((fact) => {
    const whole = widthOf(doc, fact[1], factSize) > room
    if (whole && next % 2 === 1) next += 1
    const at = next
    next += whole ? 2 : 1
    return { fact, column: at % 2, row: Math.floor(at / 2), room: whole ? room + half : room }
  })
  return { placed, rows: Math.ceil(next / 2) }
}

/**
 * Writes a table on A4: the head and totals on the first page, the header and page number on every page. Each page is
 * drawn as soon as its rows are in, so a report of 100,000 rows is never in memory as a table.
 */
export function pdfWriter({ columns, head }: FilePlan): FileWriter {
  const isWide = columns.length >= wideFrom
  const [width, height] = isWide ? [a4.long, a4.short] : [a4.short, a4.long]
  const inner = width - 2 * margin
  const opening = newPdf(width, height)
  const waiting: FileRows = []
  const letters = new Letters()
  const texts = [...head.facts, ...head.totals].flat()
  for (const text of [head.title, ...texts, ...columns.map(({ header }) => header)])
    letters.add(text)
  let top = 0
  let number = 0
  /** Computed from the first page's rows, so that columns line up on every page. */
  let widths: number[] | undefined

  const roomFrom = (start: number) =>
    Math.floor((height - margin - 20 - start - rowHeight) / rowHeight)

  function drawHead(doc: jsPDF): void {
    const facts = placeFacts(doc, [...head.facts, ...head.totals], inner / 2)
    const place = { left: margin, right: width - margin, y: margin - 2 }
    drawLetterhead(doc, head.business, place)
    putText(doc, fitted(doc, head.title, 17, inner), margin, margin + 42, { size: 17, bold: true })
    for (const { fact, column, row, room } of facts.placed) {
      const [term, value] = fact
      const x = margin + column * (inner / 2)
      const y = margin + 62 + factHeight * row
      const shown = fitted(doc, term, factSize, termWidth - 5)
      putText(doc, shown, x, y, { size: factSize, colour: grey })
      putText(doc, fitted(doc, value, factSize, room), x + termWidth, y, { size: factSize })
    }
    top = margin + 58 + factHeight * facts.rows + 12
  }

  function drawRows(doc: jsPDF, rows: FileRows): void {
    const columnStyles: Record<string, Partial<Styles>> = {}
    for (const [at, { kind }] of columns.entries())
      columnStyles[at] = {
        halign: isFigure(kind) ? 'right' : 'left',
        ...(widths && { cellWidth: widths[at] ?? 'auto' }),
      }
    autoTable(doc, {
      startY: top - 4,
      margin: { left: margin - 4, right: margin - 4, top: margin, bottom: margin },
      theme: 'plain',
      pageBreak: 'avoid',
      rowPageBreak: 'avoid',
      showHead: 'firstPage',
      head: [columns.map(({ header }) => inLettersOfFont(doc, header))],
      body: rows.map((row) =>
        columns.map(({ kind }, at) => {
          const text = readableCell(row[at] ?? '', kind)
          letters.add(text)
          return inLettersOfFont(doc, text)
        }),
      ),
      styles: {
        font: family,
        fontStyle: 'normal',
        fontSize: size,
        textColor: [...ink],
        overflow: 'ellipsize',
        minCellHeight: rowHeight,
        cellPadding: { horizontal: 4, vertical: 2 },
      },
      headStyles: { textColor: [...grey], lineColor: [...line], lineWidth: { bottom: 0.5 } },
      columnStyles,
      didDrawPage: ({ table }) => {
        widths ??= table.columns.map((column) => column.width)
      },
    })
  }

  function drawPage(doc: jsPDF): void {
    if (number > 0) {
      doc.addPage([width, height], isWide ? 'landscape' : 'portrait')
      top = margin
    }
    number += 1
    drawRows(doc, waiting.splice(0, roomFrom(top)))
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
      while (waiting.length >= roomFrom(number === 0 ? top : margin)) drawPage(doc)
    },
    async finish() {
      const doc = await open()
      if (waiting.length > 0 || number === 0) drawPage(doc)
      doc.setProperties({ title: head.title, creator: 'Paid' })
      const made = `Created with Paid. Sample data. ${head.title}`
      const foot = fitted(doc, made, size, inner - 100)
      const y = height - margin
      for (let page = 1; page <= number; page += 1) {
        doc.setPage(page)
        const of = `Page ${formatCount(page)} of ${formatCount(number)}`
        putText(doc, of, width - margin, y, { size, colour: grey, toRight: true })
        putText(doc, foot, margin, y, { size, colour: grey })
      }
      return doc.output('blob')
    },
    async missing() {
      return letters.missing(await opening)
    },
  }
}
