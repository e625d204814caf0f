// Proves MSG-2.
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Route } from 'wouter'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { InvoiceScreen } from '#src/screens/dashboard/invoices/invoice-screen.tsx'
import { PaymentLinksScreen } from '#src/screens/dashboard/payment-links/payment-links-screen.tsx'
import { PayoutDetailsScreen } from '#src/screens/dashboard/payout-details/payout-details-screen.tsx'
import { TransactionDetailsScreen } from '#src/screens/dashboard/transaction-details/transaction-details-screen.tsx'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { linkRow } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { invoiceRow, payoutRow } from '#tests/support/money-rows.ts'

const base = '/dashboard/payments'
const merchantId = 'M-001'
const choice = { name: 'Share by WhatsApp' }

/** Stands in for the system's share sheet, or for a browser without one. */
function browser(sheet: 'shares' | 'closed' | 'none') {
  const shared = vi.fn(async (_data: ShareData) => {
    if (sheet === 'closed') throw new DOMException('No', 'AbortError')
  })
  Object.assign(navigator, { canShare: () => sheet !== 'none', share: shared })
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
    opened.mockRestore()
  })
  return { shared, opened }
}

async function draw(path: string, pattern: string, screen: ReactNode) {
  await page.viewport(360, 740)
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant({ id: merchantId, status: 'active' }))
  await db.paymentLinks.bulkAdd([
    linkRow(),
    linkRow({ id: '1043', path: 'inv-7', name: 'Invoice INV-000007', invoiceId: 'IN-01' }),
  ])
  await db.invoices.add(
    invoiceRow({
      merchantId,
      number: 'INV-000007',
      sentAt: '2026-11-20T08:00:00.000Z',
      linkId: '1043',
      customer: { name: 'Rudo Chikomo', email: '', phone: '0771234567' },
    }),
  )
  await db.transactions.bulkAdd([
    paymentRow(7),
    paymentRow(16, { type: 'payout', amount: 40_00, fee: 1_00 }),
  ])
  await db.payouts.add(payoutRow({ merchantId }))
  await render(
    <DatabaseContext value={db}>
      <ActorContext value={{ name: 'Tendai Moyo', ip: '', side: 'system' }}>
        {standAt(path).within(
          <DialogHost>
            <main>
              <Route path={pattern}>{screen}</Route>
            </main>
          </DialogHost>,
        )}
      </ActorContext>
    </DatabaseContext>,
  )
  return db
}

const ofMenu = async (menu: string) => {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('button', choice).click()
}

test.each([
  {
    what: 'an invoice',
    path: `${base}/invoices/IN-01`,
    pattern: `${base}/invoices/:id`,
    screen: <InvoiceScreen />,
    says: /has sent you invoice INV-000007 for \$36\.00[^]*reference: ZW1043[^]*\/pay\/inv-7#/,
    menu: 'Share',
    of: 'INV-000007',
  },
  {
    what: 'a receipt',
    path: `${base}/transactions/TX-7`,
    pattern: `${base}/transactions/:id`,
    screen: <TransactionDetailsScreen />,
    says: /^Receipt from .*: \$45\.00[^]*Reference: Order 7/,
    menu: 'More actions',
    of: 'TX-7',
  },
  {
    what: 'a payout',
    path: `${base}/payouts/PO-01`,
    pattern: `${base}/payouts/:id`,
    screen: <PayoutDetailsScreen />,
    says: /\$39\.00 is on its way to CBZ Bank[^]*Reference: PO-01$/,
    menu: 'More actions',
    of: 'PO-01',
  },
])(
  '$what is shared through the system’s sheet, kept in the outbox, and says so in its history',
  async ({ path, pattern, screen, says, menu, of }) => {
    const { shared, opened } = browser('shares')
    const db = await draw(path, pattern, screen)
    await ofMenu(menu)
    await expect.poll(() => shared.mock.calls.length).toBe(1)
    expect(shared.mock.calls[0]?.[0].text).toMatch(says)
    expect(opened).not.toHaveBeenCalled()
    await expect
      .element(page.getByRole('term').filter({ hasText: 'Shared by WhatsApp' }))
      .toBeVisible()
    expect(await db.messages.toArray()).toMatchObject([{ channel: 'whatsapp', merchantId }])
    expect(await db.activityLog.toArray()).toMatchObject([{ target: of }])
    await componentAxe()
  },
)

test('a link goes to WhatsApp’s own address where there is no sheet, and is in its analytics', async () => {
  const { shared, opened } = browser('none')
  const db = await draw(`${base}/links`, `${base}/links`, <PaymentLinksScreen />)
  await ofMenu('Share')
  await expect.poll(() => opened.mock.calls.length).toBe(1)
  const address = new URL(String(opened.mock.calls[0]?.[0]))
  expect(address.origin).toBe('https://wa.me')
  const text = address.searchParams.get('text') ?? ''
  expect(text).toMatch(/^Pay .* \$18\.00 for Vumba Blend, 1 kg\.[^]*\*151\*200\*5#[^]*ZW1042/)
  expect(text).toMatch(/\/pay\/vumba-blend-1kg#\S+$/)
  expect(shared).not.toHaveBeenCalled()
  await expect.poll(() => db.messages.count()).toBe(1)
  await page
    .getByRole('button', { name: /actions.*Vumba Blend|Vumba Blend.*actions/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'View Analytics' }).click()
  await expect.element(page.getByText('Shared by WhatsApp').last()).toBeVisible()
})

test.each<['shares' | 'closed' | 'none', string, string[], number]>([
  ['shares', 'Share by another app', ['Shared'], 1],
  ['closed', 'Share by another app', [], 1],
  ['none', 'Copy Message', [], 0],
])(
  'Share offers, with a sheet that %s, “%s”, which leaves %j in the row’s history',
  async (sheet, way, log, opened) => {
    const { shared } = browser(sheet)
    const db = await draw(`${base}/links`, `${base}/links`, <PaymentLinksScreen />)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: way }).click()
    await expect.poll(() => shared.mock.calls.length).toBe(opened)
    const actions = async () => (await db.activityLog.toArray()).map(({ action }) => action)
    await expect.poll(actions).toEqual(log)
    expect(await db.messages.count()).toBe(0)
    await page
      .getByRole('button', { name: /actions.*Vumba Blend|Vumba Blend.*actions/i })
      .first()
      .click()
    await page.getByRole('button', { name: 'View Analytics' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Link analytics' })).toBeVisible()
    await expect
      .poll(() => page.getByText('Shared', { exact: true }).elements().length)
      .toBe(log.length)
  },
)

test('a sheet that is closed shares nothing, and nothing is kept', async () => {
  const { shared } = browser('closed')
  const db = await draw(`${base}/payouts/PO-01`, `${base}/payouts/:id`, <PayoutDetailsScreen />)
  await ofMenu('More actions')
  await expect.poll(() => shared.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('button', { name: 'More actions' })).toBeVisible()
  expect(await db.messages.count()).toBe(0)
  expect(await db.activityLog.count()).toBe(0)
})
