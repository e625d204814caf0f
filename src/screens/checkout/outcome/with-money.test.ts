// Proves DEMO-31.
import { afterEach, expect, test } from 'vitest'
import { ActionError } from '#db/action.ts'
import { payLink } from '#db/links/pay-actions.ts'
import { payByCode } from '#db/phone/actions.ts'
import { inEnglish, loadLanguage } from '#db/text/payer-words/words.ts'
import { speak } from '#src/data/payer-words.ts'
import { failures } from '#src/rules/messages/app.ts'
import { refusals } from '#src/rules/messages/refusals.ts'
import { notMade } from './not-made.ts'
import { withMoney } from './with-money.ts'

const codes = [...new Set([...payLink.refuses, ...payByCode.refuses])]
const reasons = [...new Set([...payLink.invalid, ...payByCode.invalid])]

const texts: string[] = [
  ...Object.values(failures).map((say) => say()),
  ...codes.map((code) => {
    const say: (details: Record<string, string>) => string = refusals[code]
    return say({ name: 'Honey', currency: 'USD', amount: '100', shownAt: '2026-11-21T12:00:00Z' })
  }),
  ...reasons.map((reason) => refusals.invalid({ reason })),
]

test.each(texts)('a payer who reads “%s” reads once what became of the money', (text) => {
  const told = withMoney(text, 'ecocash')
  expect(told.match(/Nothing was \w+\./g)).toEqual(['Nothing was charged.'])
})

test.each(texts)(
  'one who may have paid on their own never reads after “%s” that nothing was charged',
  (text) => {
    for (const method of ['bank', 'innbucks'] as const) {
      const told = withMoney(text, method)
      expect(told).not.toMatch(/Nothing was/)
      expect(told.match(/We have recorded no payment\./g)).toHaveLength(1)
    }
  },
)

afterEach(() => speak(inEnglish))

test('in English the payer reads the usual message, and no language is named', async () => {
  const error = new ActionError('link-expired', 'Honey has expired.', { name: 'Honey' })
  expect(await notMade(error, 'ecocash')).toEqual({
    text: 'Honey has expired. Nothing was charged.',
    lang: undefined,
  })
})

test.each([
  ['sn', 'ecocash', 'Nguva yeHoney yapera. Hapana mari yatorwa.'],
  [
    'sn',
    'bank',
    'Nguva yeHoney yapera. Hatina kunyora kubhadhara. Kana matobhadhara, chengetai reference yacho.',
  ],
  ['nd', 'ecocash', 'Isikhathi se-Honey siphelile. Akulamali ethethweyo.'],
] as const)('in %s a payer by %s reads why, and what became of the money', async (...expected) => {
  const [lang, method, text] = expected
  speak(await loadLanguage(lang))
  const error = new ActionError('link-expired', 'Honey has expired.', { name: 'Honey' })
  expect(await notMade(error, method)).toEqual({ text, lang })
})

test('what a draft lacks is said in English with its money, and bears no language', async () => {
  speak(await loadLanguage('sn'))
  const error = new ActionError('path-taken', 'The path is taken.', { path: 'honey' })
  expect(await notMade(error, 'ecocash')).toEqual({
    text: 'The path honey is taken. Nothing was charged.',
    lang: undefined,
  })
  expect(await notMade(new Error('unexpected'), 'ecocash')).toEqual({
    text: 'Pane zvakanganisika. Hapana mari yatorwa.',
    lang: 'sn',
  })
})
