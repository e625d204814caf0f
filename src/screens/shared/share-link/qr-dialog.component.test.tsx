// Proves LINK-3, LINK-6.
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { Actor } from '#db/action.ts'
import { currentDate } from '#db/clock.ts'
import { recordProof } from '#db/phone/actions.ts'
import { readRequest, writeProof } from '#db/phone/codes.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { linkAddress } from '#src/rules/links.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { linkRow } from '#tests/support/ledger-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { proofRow } from '#tests/support/phone-rows.ts'
import { readShown } from '#tests/support/read-shown.ts'
import { QrDialog } from './qr-dialog.tsx'

const demo: Actor = { name: 'Demo', ip: '', side: 'system' }

async function open(actor = demo, prepare?: (db: ReturnType<typeof emptyDatabase>) => unknown) {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.paymentLinks.add(linkRow())
  await prepare?.(db)
  await page.viewport(360, 740)
  const link = { ...linkRow(), merchantName: waitingMerchant().name }
  await render(
    standAt('/dashboard/payments/links').within(
      <DatabaseContext value={db}>
        <ActorContext value={actor}>
          <QrDialog link={link} row={{ about: 'link', link }} open onClose={() => undefined} />
        </ActorContext>
      </DatabaseContext>,
    ),
  )
  const code = page.getByRole('img', { name: 'QR code for Vumba Blend, 1 kg' })
  await expect.element(code).toBeVisible()
  return { db, read: async () => (await readShown(code.element())) ?? '', link }
}

test('the code on the screen is of one payment, which any phone can make, and stays while it can be paid', async () => {
  const { db, read } = await open()
  const shown = await read()
  expect(shown).toMatch(/\/pay-here#pay1\./)
  expect(readRequest(shown)).toMatchObject({ linkId: '1042', amount: 18_00 })
  await expect.element(page.getByText(/with Scan to pay when there is no signal/)).toBeVisible()
  await componentAxe()
  expect(await db.shownRequests.count()).toBe(1)
})

/** Returns the colour of the first ancestor that has one. */
function colourBehind(element: Element): string {
  const { backgroundColor } = getComputedStyle(element)
  const above = element.parentElement
  return backgroundColor === 'rgba(0, 0, 0, 0)' && above ? colourBehind(above) : backgroundColor
}

test('one press fills the screen with the code, white and kept on, as it is read', async () => {
  const release = vi.fn(async () => undefined)
  const request = vi.fn(async () => ({ release }))
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'))
  const { read } = await open()
  const shown = await read()
  await page.getByRole('button', { name: 'Full screen' }).click()
  const full = page.getByRole('dialog', { name: 'QR code for Vumba Blend, 1 kg' })
  await expect.element(full).toBeVisible()
  expect(colourBehind(full.getByRole('img').element())).toBe('rgb(255, 255, 255)')
  expect(await readShown(full.getByRole('img').element())).toBe(shown)
  await expect.poll(() => request.mock.calls).toEqual([['screen']])
  await full.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => release.mock.calls.length).toBe(1)
})

test.each<[string, (db: Awaited<ReturnType<typeof open>>['db']) => unknown]>([
  ['its link has another price', (db) => db.paymentLinks.update('1042', { amount: 20_00 })],
  [
    'half an hour has passed',
    () => {
      vi.setSystemTime('2026-11-21T12:44:01Z')
      document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
  [
    'a payment has come',
    async (db) => {
      const [request] = await db.shownRequests.toArray()
      if (!request) throw new Error('None is shown.')
      const code = await writeProof(proofRow({ keyId: request.id }), request.key)
      const now = currentDate().toISOString()
      await recordProof({ db, actor: demo, now }, { merchantId: 'M-001', code })
    },
  ],
])('a new code takes its place once %s', async (_what, change) => {
  const { db, read } = await open()
  const before = await read()
  await change(db)
  // Until the new one is made, none is shown.
  await expect.poll(async () => (await read()).replace(before, '')).toMatch(/#pay1\./)
  expect(await db.shownRequests.count()).toBe(2)
})

test.each<[string, Actor, ((db: Awaited<ReturnType<typeof open>>['db']) => unknown) | undefined]>([
  ['for whoever may not ask for payments', { ...demo, role: 'Read Only', may: [] }, undefined],
  ['in dry run', demo, (db) => db.demoSettings.put({ id: 'demo', dryRun: true })],
])('%s it is the link’s address, as in print', async (_what, actor, prepare) => {
  const { db, read, link } = await open(actor, prepare)
  expect(await read()).toBe(linkAddress(link.path, link))
  expect(await db.shownRequests.count()).toBe(0)
})
