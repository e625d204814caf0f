// Proves DEMO-24.
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prospectRow } from '#tests/support/prospect-rows.ts'
import { prospectsCsv, prospectsVCard } from './prospect-files.ts'

test('the CSV file has a row for each, which a spreadsheet does not run', () => {
  const { text, guarded } = prospectsCsv([
    prospectRow({ note: 'Two tills,\n"wants" =payouts' }),
    prospectRow({ name: '', phone: '', nextOn: null, source: 'newsletter', newsletter: true }),
  ])
  expect(guarded).toBe(true)
  const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[]
  expect(rows).toMatchObject([
    {
      Name: 'Chipo Zvobgo',
      Business: 'Zvobgo Millers',
      Phone: "'+263 77 000 0088",
      Source: 'Added by you',
      Newsletter: 'No',
      'Next step': 'Bring the offer',
      'Due date': '2026-11-26',
      Note: 'Two tills,\n"wants" =payouts',
    },
    { Name: '', Phone: '', Source: 'Newsletter', Newsletter: 'Yes', 'Due date': '' },
  ])
})

/** Reads a vCard file back: its lines unfolded, each card by its fields. */
function readVCard(text: string): Record<string, string>[] {
  const cards: Record<string, string>[] = []
  for (const line of text.replaceAll('\r\n ', '').split('\r\n')) {
    const at = line.indexOf(':')
    const [field, value] = [line.slice(0, at), line.slice(at + 1)]
    if (line === 'BEGIN:VCARD') cards.push({})
    const card = cards.at(-1)
    if (card)
      card[field] = value.replace(/\\(.)/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign))
  }
  return cards
}

test.each([
  ['a person of a business', {}, { FN: 'Chipo Zvobgo', ORG: 'Zvobgo Millers' }],
  ['a business alone', { name: '' }, { FN: 'Zvobgo Millers' }],
  ['an address alone', { name: '', business: '' }, { FN: 'chipo@zvobgomillers.example' }],
  ['signs of the format', { name: 'Moyo; Sons, \\ Co' }, { FN: 'Moyo; Sons, \\ Co' }],
  ['several lines', { note: 'One\nTwo' }, { NOTE: 'One\nTwo' }],
])('a vCard of %s', (_what, over, expected) => {
  const [card] = readVCard(prospectsVCard([prospectRow(over)]))
  expect(card).toMatchObject({ VERSION: '3.0', 'TEL;TYPE=CELL': '+263 77 000 0088', ...expected })
})

test('whatever is typed comes back from a vCard, in lines of at most 75 bytes', () => {
  const line = fc
    .string({ unit: 'grapheme', maxLength: 120 })
    .map((text) => text.replace(/\s/g, ' '))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 3 }), line, (lines, business) => {
      const note = lines.join('\n')
      const text = prospectsVCard([prospectRow({ business, note })])
      for (const each of text.split('\r\n'))
        expect(new TextEncoder().encode(each).length).toBeLessThanOrEqual(75)
      const [card] = readVCard(text)
      expect(card?.['ORG'] ?? '').toBe(business)
      expect(card?.['NOTE'] ?? '').toBe(note)
    }),
  )
})
