import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closedWords, type ClosedReason } from './closed.tsx'

const names = fc.record({
  merchantName: fc.string({ minLength: 1 }),
  name: fc.string({ minLength: 1 }),
  on: fc.constant('Nov 20, 2:14 PM'),
})
const kinds = [
  'unknown',
  'inactive',
  'draft',
  'expired',
  'paid',
  'void',
  'under-way',
  'maintenance',
  'not-taking',
  'over-limit',
] as const satisfies ClosedReason['kind'][]

test('who was about to pay reads once what became of the money, whatever closed the link', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), names, (kind, facts) => {
      const [title, text] = closedWords({ kind, ...facts }, 'form')
      expect(title).toBe(closedWords({ kind, ...facts }, 'opened')[0])
      expect(text.match(/Nothing was charged\.|Your payment was not sent\./g)).toHaveLength(1)
    }),
  )
})

test('who may have sent a transfer never reads that nothing was charged', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), names, (kind, facts) => {
      expect(closedWords({ kind, ...facts }, 'transfer')[1]).not.toMatch(/nothing was charged/i)
    }),
  )
})
