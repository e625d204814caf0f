// Proves DEMO-31.
import { describe, expect, test } from 'vitest'
import { sampleMark } from '#src/rules/links.ts'
import { messageLanguage, type PayerLanguage } from './languages.ts'
import { messageWords, type MessageWords } from './messages.ts'

/** Whatever a sentence takes: the parts of an invoice or a code, or a text or a figure, of which it is one as well. */
const given = {
  code: '482913',
  wallet: 'Omari',
  amount: '$18.00',
  merchant: 'Vumba Coffee Roasters',
  number: 'INV-000007',
  due: 'Dec 5, 2026',
  minutes: 5,
  days: 3,
}
const values = /482913|Omari|\$18\.00|Vumba Coffee Roasters|INV-000007|Dec 5, 2026|TX-10|\d/g
const takesParts = /subject$|^(code|invoiceSent|isDue|isOverdue|credited)$/i

type Name = keyof MessageWords

/** Returns a sentence of a language with such values in it. */
function said(language: PayerLanguage, name: Name): string {
  const sentence = messageWords(language)[name]
  if (typeof sentence === 'string') return sentence
  const value = takesParts.test(name) && name !== 'codeSubject' ? given : 'TX-10'
  return (sentence as (value: unknown) => string)(value)
}

const names = Object.keys(messageWords('en')) as Name[]

describe.each(['sn', 'nd'] as const)('the draft %s', (language) => {
  test.each(names)('says in %s what the English message says', (name) => {
    const [ours, theirs] = [said(language, name), said('en', name)]
    expect(ours).not.toBe(theirs)
    expect(ours).not.toMatch(/undefined|\[object/)
    expect(new Set(ours.match(values))).toEqual(new Set(theirs.match(values)))
  })

  test('knows one day and many', () => {
    const late = (days: number) => messageWords(language).isOverdue({ ...given, days })
    expect(late(1)).not.toContain('1 ')
    expect(late(2)).toContain('2.')
    expect(late(1)).not.toBe(late(2))
  })
})

test.each(['en', 'sn', 'nd'] as const)(
  'each message in %s isolates names from the right',
  (language) => {
    const [name, isolated] = ['שלום', '\u2068שלום\u2069']
    const parts = Object.fromEntries(Object.keys(given).map((key) => [key, name]))
    for (const sentence of Object.values(messageWords(language))) {
      if (typeof sentence === 'string') continue
      for (const value of [name, parts]) {
        const text = (sentence as (value: unknown) => string)(value)
        expect(text.replaceAll(isolated, '')).not.toContain(name)
      }
    }
  },
)

test('a message says that it is a sample as codes do', () => {
  expect(messageWords('en').sample).toBe(`${sampleMark}.`)
})

const paid = (date: string, language?: 'sn' | 'nd') => ({ date, ...(language && { language }) })

test.each<[what: string, payments: Parameters<typeof messageLanguage>[0], language: PayerLanguage]>(
  [
    ['who has not paid', [], 'en'],
    ['who paid in English', [paid('2026-11-20')], 'en'],
    ['who paid in Shona', [paid('2026-11-20', 'sn')], 'sn'],
    ['who paid in Shona last', [paid('2026-11-20', 'sn'), paid('2026-11-19', 'nd')], 'sn'],
    ['who paid in English last', [paid('2026-11-19', 'sn'), paid('2026-11-20')], 'en'],
    ['who paid twice at one time', [paid('2026-11-20', 'sn'), paid('2026-11-20', 'nd')], 'nd'],
  ],
)('a customer %s is written to in that language', (_who, payments, language) => {
  expect(messageLanguage(payments)).toBe(language)
})
