const blockSize = 5_000

interface Block {
  text: string
  lines: number
  /**
   * The start of each line, and the end of the text; computed by the first search that needs it.
   */
  starts: Int32Array | null
}

function startsOf({ text, lines }: Block): Int32Array {
  const starts = new Int32Array(lines + 1)
  for (let line = 1; line < lines; line += 1)
    starts[line] = text.indexOf('\n', starts[line - 1]) + 1
  starts[lines] = text.length + 1
  return starts
}

/**
 * One line of search text per row, many lines per string: searching a few long strings is several
 * times as fast as a hundred thousand short ones, and they load faster.
 */
export class SearchTexts {
  readonly #blocks: Block[] = []

  /** Adds lines, as one text separated by line breaks. */
  add(text: string, lines: number): void {
    const last = this.#blocks.at(-1)
    if (last && last.lines + lines <= blockSize) {
      last.text += `\n${text}`
      last.lines += lines
      last.starts = null
    } else this.#blocks.push({ text, lines, starts: null })
  }

  /** Replaces a line. */
  replace(at: number, line: string): void {
    let first = 0
    for (const block of this.#blocks) {
      const within = at - first
      first += block.lines
      if (within >= block.lines) continue
      const starts = (block.starts ??= startsOf(block))
      const [start = 0, next = 0] = starts.subarray(within, within + 2)
      if (block.text.slice(start, next - 1) === line) return
      block.text = block.text.slice(0, start) + line + block.text.slice(next - 1)
      block.starts = null
      return
    }
  }

  /** Marks with 1 the rows whose line contains the needle, which must not contain a line break. */
  mark(needle: string, matches: Uint8Array): void {
    let first = 0
    for (const block of this.#blocks) {
      let found = block.text.indexOf(needle)
      if (found !== -1) {
        const starts = (block.starts ??= startsOf(block))
        for (let line = 0; found !== -1; found = block.text.indexOf(needle, starts[line])) {
          while ((starts[line + 1] ?? Infinity) <= found) line += 1
          matches[first + line] = 1
          line += 1
          if (line === block.lines) break
        }
      }
      first += block.lines
    }
  }
}
