/** The first mistake in a JSON text: its line, and what is wrong there. */
export interface JsonMistake {
  line: number
  reason: string
}

const text = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"/iuy
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])/iy
const word = /(?:true|false|null)(?!\w)/y
const space = /[ \t\r\n]*/y

class Found extends Error {
  constructor(
    readonly at: number,
    reason: string,
  ) {
    super(reason)
  }
}

/** Reads a JSON text like the browser does, but with messages for people who edit it by hand. */
class Reader {
  private at = 0
  /** The end of the last value, where a missing comma belongs. */
  private end = 0
  constructor(private readonly source: string) {}

  private fail(reason: string, at = this.at): never {
    throw new Found(at, reason)
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const [found] = pattern.exec(this.source) ?? []
    if (found !== undefined) this.at += found.length
    return found
  }

  private skip(sign: string): boolean {
    if (this.source[this.at] !== sign) return false
    this.at += 1
    return true
  }

  /** Returns what is at this place, for a message. */
  private here(): string {
    const [found] = /^(?:[\w.-]+|.)/su.exec(this.source.slice(this.at)) ?? []
    return found ?? 'the end of the file'
  }

  /** Returns the end of what is before a place, in its line. */
  private before(end: number): string {
    const line = this.source.slice(this.source.lastIndexOf('\n', end - 1) + 1, end).trim()
    return line.length > 24 ? `…${line.slice(-24).trim()}` : line
  }

  private text(): string {
    const found = this.take(text)
    if (found !== undefined) return found
    if (this.source[this.at] === '"') this.fail('the closing " of this text is missing')
    return this.fail(`text needs double quotes, but here is ${this.here()}`)
  }

  private list(close: ']' | '}', item: () => void): void {
    this.take(space)
    if (this.skip(close)) return
    for (;;) {
      item()
      this.end = this.at
      this.take(space)
      if (this.skip(close)) return
      const next = this.source[this.at]
      if (next === undefined) this.fail(`the closing ${close} is missing`, this.end)
      if (next === ']' || next === '}') this.fail(`${close} is missing before this ${next}`)
      if (!this.skip(',')) this.fail(`a comma is missing after ${this.before(this.end)}`, this.end)
      const comma = this.at - 1
      this.take(space)
      if (this.source[this.at] === close) this.fail(`there must be no comma before ${close}`, comma)
    }
  }

  private field(names: Set<string>): void {
    const start = this.at
    const name = this.text()
    if (names.has(name)) this.fail(`the field ${name} appears twice in this row`, start)
    names.add(name)
    this.take(space)
    if (!this.skip(':')) this.fail(`a colon is missing after ${name}`)
    this.take(space)
    this.value()
  }

  private value(): void {
    if (this.skip('{')) {
      const names = new Set<string>()
      this.list('}', () => this.field(names))
    } else if (this.skip('[')) this.list(']', () => this.value())
    else if (this.source[this.at] === '"') this.text()
    else if (this.take(number) === undefined && this.take(word) === undefined)
      this.fail(
        `${this.here()} is not allowed here: text needs double quotes, numbers have only digits and a point`,
      )
  }

  all(): void {
    this.take(space)
    this.value()
    this.take(space)
    if (this.at < this.source.length) this.fail(`${this.here()} must not follow the last bracket`)
  }
}

/** Returns the first syntax mistake of a JSON text, or a field that appears twice; null if there is none. */
export function jsonMistake(source: string): JsonMistake | null {
  try {
    new Reader(source).all()
    return null
  } catch (error) {
    if (!(error instanceof Found)) throw error
    return { line: source.slice(0, error.at).split('\n').length, reason: error.message }
  }
}
