import { isFigure, readableCell } from '#src/screens/shared/exports/cell-text.ts'
import type { FileColumn, FileRows } from '#src/screens/shared/exports/table-file.ts'
import { textWidth } from '#src/screens/shared/pdf/pdf-text.ts'

export interface Place {
  /** Where its text begins, or ends when it stands on the right. */
  x: number
  width: number
  right: boolean
}

interface Box {
  left: number
  width: number
  size: number
}

const gap = 9

/**
 * Where each column stands: figures and dates are given what they need, and text shares what is left by its length in
 * the first rows. What does not fit any more is cut off.
 */
export function placeColumns(
  columns: readonly FileColumn[],
  rows: FileRows,
  { left, width, size }: Box,
): Place[] {
  const needs = columns.map(({ header, kind }, at) =>
    rows.reduce(
      (most, row) => Math.max(most, textWidth(readableCell(row[at] ?? '', kind), size)),
      textWidth(header, size),
    ),
  )
  const room = width - gap * (columns.length - 1)
  const fixed = needs.map((need, at) => (columns[at]?.kind === 'text' ? 0 : need))
  const sumOf = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0)
  const fixedSum = Math.min(sumOf(fixed), room)
  const loose = sumOf(needs) - sumOf(fixed)
  const shareOfText = loose === 0 ? 0 : (room - fixedSum) / loose
  const shareOfFixed = loose === 0 ? room / sumOf(needs) : fixedSum / (sumOf(fixed) || 1)
  let x = left
  return columns.map(({ kind }, at) => {
    const own = (needs[at] ?? 0) * (kind === 'text' ? shareOfText : shareOfFixed)
    const right = isFigure(kind)
    const place = { x: right ? x + own : x, width: own, right }
    x += own + gap
    return place
  })
}
