import type { Prospect } from '#db/prospects/schemas.ts'
import { csvLines, csvStart } from '#src/files/csv.ts'
import { type FileColumn, type FileRows, hasFormula } from '#src/files/table-file.ts'

/** Returns what a prospect is called: their name, else their business, else how they are reached. */
export const prospectName = ({ name, business, email, phone }: Prospect): string =>
  name || business || email || phone

/** Where a prospect comes from, as the list and the files say it. */
export const sourceTexts = {
  contact: 'Contact form',
  newsletter: 'Newsletter',
  added: 'Added by you',
} as const satisfies Record<Prospect['source'], string>

const columns: FileColumn[] = [
  { header: 'Name', kind: 'text' },
  { header: 'Business', kind: 'text' },
  { header: 'Phone', kind: 'text' },
  { header: 'Email', kind: 'text' },
  { header: 'Source', kind: 'text' },
  { header: 'Newsletter', kind: 'text' },
  { header: 'Added', kind: 'date' },
  { header: 'Next step', kind: 'text' },
  { header: 'Due date', kind: 'text' },
  { header: 'Note', kind: 'text' },
]

/** Returns prospects as a CSV file's text, and whether a cell got an apostrophe, as a phone number's plus does. */
export function prospectsCsv(prospects: readonly Prospect[]): { text: string; guarded: boolean } {
  const rows: FileRows = prospects.map((row) => [
    row.name,
    row.business,
    row.phone,
    row.email,
    sourceTexts[row.source],
    row.newsletter ? 'Yes' : 'No',
    Date.parse(row.createdAt),
    row.nextStep,
    row.nextOn ?? '',
    row.note,
  ])
  return { text: csvStart(columns) + csvLines(columns, rows), guarded: hasFormula(rows) }
}

const escaped = (text: string): string =>
  text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')

/** The most bytes of a line; longer ones go on in the next, after a space. */
const longestLine = 75

function folded(line: string): string {
  const encoder = new TextEncoder()
  let length = 0
  let text = ''
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (length + size > longestLine) {
      text += '\r\n '
      length = 1
    }
    text += letter
    length += size
  }
  return text
}

/** Returns prospects as the text of a vCard file (RFC 2426), which phones add to their contacts. */
export function prospectsVCard(prospects: readonly Prospect[]): string {
  const lines = prospects.flatMap((row) => {
    const name = prospectName(row)
    const fields: [field: string, value: string][] = [
      ['FN', escaped(name)],
      ['N', `;${escaped(name)};;;`],
      ['ORG', escaped(row.business)],
      ['TEL;TYPE=CELL', escaped(row.phone)],
      ['EMAIL', escaped(row.email)],
      ['NOTE', escaped(row.note)],
    ]
    return [
      'BEGIN:VCARD',
      'VERSION:3.0',
      ...fields.filter(([, value]) => value !== '').map(([field, value]) => `${field}:${value}`),
      'END:VCARD',
    ]
  })
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
