import { expect, test } from 'vitest'
import { linkActions } from '#db/links/declarations.ts'
import { phoneActions } from '#db/phone/declarations.ts'
import { failures } from '#src/rules/messages/app.ts'
import { refusals } from '#src/rules/messages/refusals.ts'
import { withMoney } from './with-money.ts'

const { payLink } = linkActions
const { payByCode } = phoneActions
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
