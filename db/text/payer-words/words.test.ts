// Proves DEMO-31.
import { describe, expect, test } from 'vitest'
import { payLink } from '#db/links/pay-actions.ts'
import { payByCode } from '#db/phone/actions.ts'
import { appMessages, failures } from '#src/rules/messages/app.ts'
import { caseMessages, transactionMessages } from '#src/rules/messages/payments.ts'
import { authMessages } from '#src/rules/messages/people.ts'
import { refusals } from '#src/rules/messages/refusals.ts'
import { english } from './english.ts'
import { ndebele } from './ndebele.ts'
import { shona } from './shona.ts'
import { inEnglish, loadLanguage, type PayerPart } from './words.ts'

type Sentence = string | ((...given: never[]) => unknown)

const parts = Object.keys(english) as PayerPart[]
const drafts = { sn: shona, nd: ndebele }

/** What the drafts say in place of everybody's messages stands with those. */
const originals: Record<string, Record<string, Sentence>> = {
  ...english,
  shared: {
    copied: appMessages.copied,
    copyRefused: appMessages.copyRefused,
    saved: transactionMessages.receiptSaved,
    reported: caseMessages.reported,
    noCode: authMessages.noCode,
    resend: 'Resend',
    resendIn: (seconds: number) => `Resend in ${seconds} s`,
    resent: authMessages.codeResent,
  },
  refused: refusals,
}

const sentencesIn = (of: object): [string, Sentence][] =>
  Object.entries(of).flatMap(([part, said]) =>
    Object.entries((said ?? {}) as Record<string, Sentence>).map(
      ([key, sentence]): [string, Sentence] => [`${part}.${key}`, sentence],
    ),
  )

/** Whatever a sentence takes: the parts of a payment, or a text or a figure, of which it is one as well. */
const given = {
  method: 'EcoCash',
  amount: '$18.00',
  merchant: 'Vumba Coffee Roasters',
  name: 'Vumba Blend',
  on: 'Nov 20',
  shownAt: '2026-11-21T12:00:00.000Z',
  toString: () => 'TX-10',
}
const values = /Nov 20|EcoCash|\$18\.00|Vumba Coffee Roasters|Vumba Blend|TX-10/g

/** Returns a sentence with such values in it. */
const said = (sentence: Sentence): string =>
  typeof sentence === 'string'
    ? sentence
    : String((sentence as (...all: unknown[]) => unknown)(given, given, given))

test('English is whole, and nobody is shown a draft before its choice', async () => {
  expect(inEnglish.whole).toEqual(new Set(parts))
  expect(await loadLanguage('en')).toBe(inEnglish)
  expect(inEnglish.words.form.payTotal('$18.00')).toBe('Pay $18.00')
  expect(inEnglish.words.waiting.elapsed(1)).toBe('1 second elapsed')
  expect(inEnglish.words.waiting.elapsed(6)).toBe('6 seconds elapsed')
  expect(inEnglish.words.walletCode.wrong(1)).toBe('Wrong code. 1 try left')
  expect(inEnglish.words.walletCode.wrong(2)).toBe('Wrong code. 2 tries left')
})

test('so many of the sentences are drafted; the others stay English', () => {
  const count = (of: object) => sentencesIn(of).length
  expect({ en: count(english), sn: count(shona), nd: count(ndebele) }).toEqual({
    en: 251,
    sn: 187,
    nd: 187,
  })
})

describe.each(['sn', 'nd'] as const)('the draft %s', (language) => {
  const draft = drafts[language]

  test('has each part that it drafts whole, so that its language can be told', async () => {
    const { whole, words } = await loadLanguage(language)
    // A reason is a sentence of its own, and stands within another one.
    const drafted = parts.filter((part) => part in draft && part !== 'reasons')
    expect(whole).toEqual(new Set(drafted))
    expect(words.transfer.title).toBe('Send a bank transfer')
    expect(words.tracing.title).toBe('Your money is not lost')
    expect(words.form.amount).not.toBe('Amount')
  })

  test.each(sentencesIn(draft))('says in %s what the English sentence says', (key, sentence) => {
    const [part = '', name = ''] = key.split('.')
    const original = originals[part]?.[name] ?? ''
    const [ours, theirs] = [said(sentence), said(original)]
    expect(ours).not.toBe(theirs)
    expect(ours).not.toContain('undefined')
    expect(new Set(ours.match(values))).toEqual(new Set(theirs.match(values)))
  })

  test('says why a payment was not made, whatever the reason', () => {
    const codes = [...payLink.refuses, ...payByCode.refuses, ...Object.keys(failures), 'invalid']
    expect(Object.keys(draft.refused ?? {}).sort()).toEqual([...new Set(codes)].sort())
  })

  test('knows one and many', async () => {
    const { waiting, walletCode } = (await loadLanguage(language)).words
    expect(waiting.elapsed(1).replace('1', '')).not.toBe(waiting.elapsed(2).replace('2', ''))
    expect(walletCode.wrong(1).replace('1', '')).not.toBe(walletCode.wrong(2).replace('2', ''))
  })
})

test('what a draft lacks is said in English, and a name from the right keeps its place', async () => {
  const { words, whole } = await loadLanguage('sn')
  expect(words.card.number).toBe('Card number')
  expect(whole.has('card')).toBe(false)
  expect(words.form.isUnavailable('שלום')).toContain('\u2068שלום\u2069')
})
