import { formatCount } from '#src/rules/format.ts'
import { readableCell } from '#src/screens/shared/exports/cell-text.ts'
import type {
  Fact,
  FileCell,
  FilePlan,
  FileRows,
  FileWriter,
} from '#src/screens/shared/exports/table-file.ts'
import { placeColumns, type Place } from './columns.ts'
import { drawLogo } from '#src/screens/shared/pdf/draw-logo.ts'
import { PdfDocument } from '#src/screens/shared/pdf/pdf-document.ts'
import { grey, ink, line, PdfPage } from '#src/screens/shared/pdf/pdf-page.ts'
import { pdfString, textWidth } from '#src/screens/shared/pdf/pdf-text.ts'

const a4 = { short: 595, long: 842 }
const margin = 36
const size = 8
const rowHeight = 14
const factHeight = 13
const factSize = 9
const termWidth = 110
/** From this many columns on, the paper lies on its side. */
const wideFrom = 6

/** Two facts a line, and one that needs more than half of it has it alone. */
function placeFacts(facts: readonly Fact[], half: number) {
  const room = half - termWidth - 8
  let next = 0
  const placed = facts.map((fact) => {
    const whole = textWidth(fact[1], factSize) > room
    if (whole && next % 2 === 1) next += 1
    const at = next
    next += whole ? 2 : 1
    return { fact, column: at % 2, line: Math.floor(at / 2), room: whole ? room + half : room }
  })
  return { placed, lines: Math.ceil(next / 2) }
}

/**
 * Writes a table on A4: its head with the totals on the first page, the columns' names and the page's number on each.
 * A page is packed as soon as it is full.
 */
export function pdfWriter({ columns, head }: FilePlan): FileWriter {
  const isWide = columns.length >= wideFrom
  const [width, height] = isWide ? [a4.long, a4.short] : [a4.short, a4.long]
  const inner = width - 2 * margin
  const listed = placeFacts([...head.facts, ...head.totals], inner / 2)
  const headHeight = 58 + factHeight * listed.lines + 12
  const rowsFrom = (top: number) => Math.floor((height - margin - 20 - top - rowHeight) / rowHeight)
  const [onFirst, onOthers] = [rowsFrom(margin + headHeight), rowsFrom(margin)]
  const pages = 1 + Math.ceil(Math.max(0, head.total - onFirst) / onOthers)
  const document = new PdfDocument({
    title: pdfString(head.title),
    creator: pdfString('Paid'),
    width,
    height,
  })
  let places: Place[] | undefined
  let page = new PdfPage()
  let number = 0
  let left = 0
  let y = 0

  function drawHead(): void {
    drawLogo(page, { x: margin, y: margin - 2 })
    page.colour(ink)
    page.text(head.title, margin, margin + 42, { size: 17, bold: true, width: inner })
    for (const { fact, column, line: row, room } of listed.placed) {
      const [term, value] = fact
      const x = margin + column * (inner / 2)
      const top = margin + 62 + factHeight * row
      page.colour(grey)
      page.text(term, x, top, { size: factSize, width: termWidth - 5 })
      page.colour(ink)
      page.text(value, x + termWidth, top, { size: factSize, width: room })
    }
  }

  function drawCells(cells: readonly FileCell[], own: readonly Place[]): void {
    for (const [at, { x, width: room, right }] of own.entries()) {
      const text = readableCell(cells[at] ?? '', columns[at]?.kind ?? 'text')
      if (text !== '') page.text(text, x, y, { size, right, width: room + 0.5 })
    }
  }

  function beginPage(own: readonly Place[]): void {
    page = new PdfPage()
    number += 1
    y = margin + (number === 1 ? headHeight : 0) + 8
    left = number === 1 ? onFirst : onOthers
    if (number === 1) drawHead()
    page.colour(grey)
    drawCells(
      columns.map(({ header }) => header),
      own,
    )
    page.text(
      `Page ${formatCount(number)} of ${formatCount(pages)}`,
      width - margin,
      height - margin,
      {
        size,
        right: true,
      },
    )
    page.text(
      `Made by Paid on this device from sample data. ${head.title}`,
      margin,
      height - margin,
      {
        size,
        width: inner - 100,
      },
    )
    page.colour(line)
    page.rule(margin, y + 4, inner)
    page.colour(ink)
  }

  const endPage = () => document.addPage(page.operators())

  function add(rows: FileRows): void {
    places ??= placeColumns(columns, rows, { left: margin, width: inner, size })
    for (const row of rows) {
      if (left === 0) {
        if (number > 0) endPage()
        beginPage(places)
      }
      y += rowHeight
      left -= 1
      drawCells(row, places)
    }
  }

  return {
    add,
    finish: () => {
      if (number === 0) beginPage(placeColumns(columns, [], { left: margin, width: inner, size }))
      endPage()
      return document.finish()
    },
  }
}
