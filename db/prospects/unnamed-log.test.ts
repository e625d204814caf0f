// Proves DEMO-24.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOfEntry, linkLog } from '../log/chain.ts'
import { unnamedLog } from './unnamed-log.ts'

const acts = fc.array(
  fc.constantFrom(
    { action: 'Contacted sales', target: 'Rudo Chikomo' },
    { action: 'Subscribed to the newsletter', target: 'rudo@karibaboats.example' },
    { action: 'Approved', target: 'Rudo Chikomo' },
  ),
  { maxLength: 12 },
)

const linked = (lines: { action: string; target: string }[]) =>
  linkLog(lines.map((line, at) => ({ ...line, id: `A-${String(at + 1).padStart(4, '0')}` })))

/** The ids of the entries at which a chain breaks. */
const breaksOf = (log: ReturnType<typeof linked>) =>
  log.flatMap((entry, at) =>
    hashOfEntry(entry) !== entry.hash || entry.previous !== (log[at - 1]?.hash ?? null)
      ? [entry.id]
      : [],
  )

test('no entry names a visitor, the chain is whole, and entries before the first of them are as they were', () => {
  fc.assert(
    fc.property(acts, (lines) => {
      const log = linked(lines)
      const after = unnamedLog(log)
      const first = lines.findIndex(({ action }) => action !== 'Approved')
      expect(after.slice(0, first < 0 ? undefined : first)).toEqual(
        log.slice(0, first < 0 ? undefined : first),
      )
      expect(after.map(({ action, target }) => [action, target])).toEqual(
        lines.map(({ action, target }) =>
          action === 'Contacted sales'
            ? [action, 'Sales']
            : [action, action === 'Approved' ? target : 'Newsletter'],
        ),
      )
      expect(breaksOf(after)).toEqual([])
    }),
  )
})

test('what broke the chain before still breaks it there', () => {
  fc.assert(
    fc.property(acts, fc.nat(), fc.boolean(), (lines, place, recounted) => {
      const log = linked(lines)
      const at = place % Math.max(1, log.length)
      const entry = log[at]
      if (!entry) return
      const changed = { ...entry, ip: '10.0.0.9' }
      log[at] = recounted ? { ...changed, hash: hashOfEntry(changed) } : changed
      expect(breaksOf(unnamedLog(log))).toEqual(breaksOf(log))
    }),
  )
})
