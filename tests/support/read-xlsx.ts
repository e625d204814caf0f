import { inflateRawSync } from 'node:zlib'

/** The files in a zip archive by their names, read from its directory at the end. */
function unzip(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)]
    const lengths = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place))
    const [nameLength = 0, extraLength = 0, commentLength = 0] = lengths
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const body = bytes.subarray(start, start + size)
    files.set(name, method === 0 ? body : inflateRawSync(body))
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (xml: string) =>
  xml.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal))
    if (hex) return String.fromCodePoint(parseInt(String(hex), 16))
    return entities[String(name)] ?? whole
  })

const texts = (xml: string) =>
  [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => plain(text)).join('')

export interface Sheet {
  rows: (string | number)[][]
  /** How many cells hold a formula. */
  formulas: number
}

/** The cells of a spreadsheet's first sheet: text, and numbers as numbers. */
export function readXlsx(bytes: Buffer): Sheet {
  const files = unzip(bytes)
  const file = (name: string) => files.get(name)?.toString('utf8') ?? ''
  const shared = [...file('xl/sharedStrings.xml').matchAll(/<si>([^]*?)<\/si>/g)].map(
    ([, xml = '']) => texts(xml),
  )
  const sheet = file('xl/worksheets/sheet1.xml')
  const rows = [...sheet.matchAll(/<row[^>]*>([^]*?)<\/row>/g)].map(([, xml = '']) =>
    [...xml.matchAll(/<c ([^>]*?)(?:\/>|>([^]*?)<\/c>)/g)].map(([, attributes = '', body = '']) => {
      const value = /<v>([^<]*)<\/v>/.exec(body)?.[1] ?? ''
      if (attributes.includes('t="s"')) return shared[Number(value)] ?? ''
      if (attributes.includes('t="inlineStr"')) return texts(body)
      return attributes.includes('t="str"') ? plain(value) : Number(value)
    }),
  )
  return { rows, formulas: [...sheet.matchAll(/<f[ >]/g)].length }
}
