import { printable } from '#src/rules/receipt.ts'

// How wide the letters from space to tilde are, in thousandths of their size: every reader has these fonts.
const helvetica = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
const helveticaBold = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
  611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
  278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
]
/** A text that is written as it is. */
const plain = /^[ !#-'*-[\]-~]*$/
/** Letters beyond them are about as wide as this. */
const otherWidth = 667
const ellipsis = '\u2026'

/** How wide a text is in a size of Helvetica. */
export function textWidth(text: string, size: number, bold = false): number {
  const widths = bold ? helveticaBold : helvetica
  const shown = plain.test(text) ? text : printable(text)
  let sum = 0
  for (let at = 0; at < shown.length; at += 1)
    sum += widths[shown.charCodeAt(at) - 32] ?? (shown[at] === ellipsis ? 1000 : otherWidth)
  return (sum * size) / 1000
}

/** A word in the pieces that fit into a width: one that is wider than a line, such as an address, is broken. */
function pieces(word: string, fits: (text: string) => boolean): string[] {
  const found: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      found.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...found, piece]
}

/** A text in lines that fit into a width: broken at its spaces and its own line ends, within a word where it must be. */
export function wrapped(text: string, size: number, width: number, bold = false): string[] {
  const fits = (line: string) => textWidth(line, size, bold) <= width
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ').flatMap((each) => pieces(each, fits))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line === '' || fits(longer)) line = longer
      else {
        lines.push(line)
        line = word
      }
    }
    return [...lines, line]
  })
}

/** A text that fits into a width: cut off, with three dots, where it is longer. */
export function fitted(text: string, size: number, width: number, bold = false): string {
  if (textWidth(text, size, bold) <= width) return text
  let kept = text
  while (kept !== '' && textWidth(kept + ellipsis, size, bold) > width) kept = kept.slice(0, -1)
  return kept.trimEnd() + ellipsis
}

/** The places of Windows' Latin letters that Unicode has elsewhere. */
const places: Record<string, number> = {
  '\u20ac': 0x80,
  '\u2026': 0x85,
  '\u2018': 0x91,
  '\u2019': 0x92,
  '\u201c': 0x93,
  '\u201d': 0x94,
  '\u2022': 0x95,
  '\u2013': 0x96,
  '\u2014': 0x97,
}

/** A text as a PDF's string, in letters that its fonts have. */
export function pdfString(text: string): string {
  if (plain.test(text)) return `(${text})`
  const written = [...printable(text)].map((letter) => {
    const code = places[letter] ?? letter.charCodeAt(0)
    if (code > 126 || code < 32) return `\\${code.toString(8).padStart(3, '0')}`
    return '()\\'.includes(letter) ? `\\${letter}` : letter
  })
  return `(${written.join('')})`
}
