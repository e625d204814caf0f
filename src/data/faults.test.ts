// Proves DEMO-14.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setFault } from '#db/demo/actions.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import type { ActionName } from '#db/all-actions.ts'
import type { Fault } from '#db/demo/schemas.ts'
import { isStorageFull } from '#db/is-storage-full.ts'
import { faultLasts } from '#src/rules/site.ts'
import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { meetFaultAtReport, meetFaultAtSignIn, meetFaultOf } from './faults.ts'
import { refusalText } from './run-action.ts'

/** The waits of a second or more, which pass at once. */
const waits: number[] = []
const later = globalThis.setTimeout
beforeEach(() => {
  waits.length = 0
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((done, delay = 0, ...rest) => {
    if (delay < 1000) return later(done, delay, ...rest)
    waits.push(delay)
    return later(done, 0, ...rest)
  })
})
afterEach(() => void vi.restoreAllMocks())

async function armed(fault: Fault) {
  const db = memoryDatabase()
  await setFault(contextFor(db), fault)
  return db
}

/** Each kind of act, an action of it, and a neighbour that goes through. */
const acts: [Fault['at'], ActionName, ActionName][] = [
  ['payment', 'payLink', 'requestPayout'],
  ['payment', 'payByCode', 'createPaymentLink'],
  ['payout', 'requestPayout', 'cancelPayout'],
  ['upload', 'uploadDocument', 'deleteDocument'],
  ['upload', 'addEvidence', 'payLink'],
]

test.each(acts)('a %s that fails is met by %s once, and not by %s', async (at, name, other) => {
  const db = await armed({ at, how: 'fails' })
  await meetFaultOf(db, other)
  expect((await getDemoSettings(db)).fault).toBeDefined()
  const failure = await meetFaultOf(db, name).catch((error: unknown) => error)
  expect(await refusalText(failure)).toBe('Paid didn’t answer. Nothing was saved. Try again.')
  expect(waits).toEqual([])
  expect((await getDemoSettings(db)).fault).toBeUndefined()
  await meetFaultOf(db, name)
})

test('a slow act goes through, and one that hangs fails when its answer is overdue', async () => {
  const slow = await armed({ at: 'payment', how: 'slow' })
  await meetFaultOf(slow, 'payLink')
  expect(waits).toEqual([faultLasts.slow])
  const hangs = await armed({ at: 'payment', how: 'hangs' })
  await expect(meetFaultOf(hangs, 'payLink')).rejects.toThrow('did not answer')
  expect(waits).toEqual([faultLasts.slow, faultLasts.hangs])
})

test('what is given up while its service does not answer ends at once', async () => {
  const db = await armed({ at: 'payment', how: 'hangs' })
  const control = new AbortController()
  const paying = meetFaultOf(db, 'payLink', control.signal)
  control.abort()
  await expect(paying).rejects.toThrow('aborted')
})

test('a report meets what is armed for it before its file is made, and nothing else', async () => {
  const { signal } = new AbortController()
  const db = await armed({ at: 'report', how: 'fails' })
  await meetFaultOf(db, 'keepReport', signal)
  await expect(meetFaultAtReport(db, signal)).rejects.toThrow('did not answer')
  await meetFaultAtReport(db, signal)
})

test('a full device is met by the next change of any kind, as the browser says it', async () => {
  const db = await armed({ at: 'storage', how: 'fails' })
  await meetFaultAtSignIn(db)
  const failure = await meetFaultOf(db, 'createPaymentLink').catch((error: unknown) => error)
  expect(isStorageFull(failure)).toBe(true)
  await meetFaultOf(db, 'createPaymentLink')
})

test('a sign-in meets only what is armed for it', async () => {
  const db = await armed({ at: 'sign-in', how: 'fails' })
  await meetFaultOf(db, 'payLink')
  await expect(meetFaultAtSignIn(db)).rejects.toThrow('did not answer')
  await meetFaultAtSignIn(db)
})
