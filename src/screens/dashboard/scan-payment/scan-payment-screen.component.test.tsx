// Proves LINK-6.
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import type { PaidDatabase } from '#db/database.ts'
import { writeProof, writeRequest } from '#db/phone/codes.ts'
import type { PaymentProof } from '#db/phone/schemas.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { proofAddress } from '#src/rules/links.ts'
import { qrPng, screenCode } from '#src/screens/shared/share-link/qr-code.tsx'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { linkRow } from '#tests/support/ledger-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { proofKey, proofRow, requestRow, shownRow } from '#tests/support/phone-rows.ts'
import { ScanPaymentScreen } from './scan-payment-screen.tsx'

interface World {
  dryRun?: boolean
  may?: []
  shown?: Parameters<typeof shownRow>[0]
}

async function open(over: World = {}) {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.paymentLinks.add(linkRow())
  await db.shownRequests.add(shownRow(over.shown))
  await db.demoSettings.add({ id: 'demo', dryRun: over.dryRun ?? false })
  const actor = { name: 'Tendai Moyo', ip: '', role: 'Viewer', ...(over.may && { may: over.may }) }
  const screen = await render(
    standAt('/dashboard/payments/scan').within(
      <DatabaseContext value={db}>
        <ActorContext value={over.may ? actor : { name: 'Demo', ip: '', side: 'system' }}>
          <DialogHost>
            <ScanPaymentScreen />
          </DialogHost>
        </ActorContext>
      </DatabaseContext>,
    ),
  )
  return { ...screen, db }
}

const proofOf = (over: Partial<PaymentProof> = {}, key = proofKey) =>
  writeProof(proofRow(over), key)

const pictureOf = async (text: string) =>
  new File([await qrPng(screenCode(text))], 'code.png', { type: 'image/png' })

/** Chooses a picture of a code. */
async function scan({ getByLabelText }: Awaited<ReturnType<typeof open>>, text: string) {
  const input = getByLabelText('Picture of the code', { exact: true })
  await userEvent.upload(input, await pictureOf(text))
}

const stored = async (db: PaidDatabase) =>
  Promise.all([db.transactions.count(), db.notifications.count(), db.activityLog.count()])

afterEach(() => history.replaceState(null, '', location.pathname + location.search))

test('a proof becomes a receipt, and the payment is in the ledger', async () => {
  const screen = await open()
  const { getByRole, getByText, db } = screen
  await scan(screen, proofAddress(await proofOf()))
  await expect.element(getByRole('heading', { name: 'Payment recorded' })).toHaveFocus()
  for (const words of [
    '$18.00',
    'Customer’s phone: $18.00 · Rudo Chikomo · Today, 11:58 AM',
    'Rudo Chikomo',
    'Vumba Blend, 1 kg',
    'EcoCash 077 *** 1111',
  ])
    await expect.element(getByText(words, { exact: true }).first()).toBeVisible()
  const [row] = await db.transactions.toArray()
  expect(row).toMatchObject({ status: 'successful', amount: 18_00, linkId: '1042' })
  await expect
    .element(getByRole('link', { name: 'View payment' }))
    .toHaveAttribute('href', `/dashboard/payments/transactions/${row?.id}`)
  await componentAxe()

  await getByRole('button', { name: 'Scan another' }).click()
  await scan(screen, await proofOf())
  await expect.element(getByText(`This payment is already recorded as ${row?.id}.`)).toBeVisible()
  expect(await db.transactions.count()).toBe(1)
})

test('the fee that the customer was shown is on the receipt, and the next customer gets a new code', async () => {
  const screen = await open({ shown: { customerFees: { ecocash: 2 } } })
  const { getByRole, getByText, db } = screen
  await scan(screen, await proofOf({ shownFee: 36 }))
  await expect
    .element(getByText('Customer’s phone: $18.36 · Rudo Chikomo · Today, 11:58 AM'))
    .toBeVisible()
  await getByRole('button', { name: 'Show a new code' }).click()
  await expect.poll(() => db.shownRequests.count()).toBe(2)
})

test('a code that the phone’s own camera opened as an address is recorded at once, and once', async () => {
  location.hash = await proofOf()
  const { getByRole, db } = await open()
  await expect.element(getByRole('heading', { name: 'Payment recorded' })).toBeVisible()
  expect(location.hash).toBe('')
  expect(await db.transactions.count()).toBe(1)
})

test.each<[string, () => Promise<string>, string]>([
  [
    'forged',
    () => proofOf({}, 'A'.repeat(32)),
    'This code is not genuine: its signature is wrong. Nothing was recorded. Ask the customer to show the code in Paid.',
  ],
  [
    'cut',
    async () => (await proofOf()).slice(0, -9),
    'This code is incomplete. Scan the whole code again.',
  ],
  [
    'of a newer app',
    async () => (await proofOf()).replace('paid1', 'paid2'),
    'This code is from a newer version of Paid. Update the app on this phone, then scan again.',
  ],
  ['of another app', async () => 'WIFI:S:Shop;;', 'This is not a payment code from Paid.'],
  [
    'of another business',
    () => proofOf({ linkId: '2042' }),
    'This payment is for another business or another phone. Nothing was recorded.',
  ],
  [
    'of the day before yesterday',
    () => proofOf({ keyId: 'AAAAAAAA', paidAt: '2026-11-19T07:20:00.000Z' }),
    'This payment was made Nov 19, 7:20 AM. Codes are valid for one day. Nothing was recorded.',
  ],
  [
    'of another amount',
    () => proofOf({ amount: 1_00 }),
    'This code is for $1.00, but yours was for $18.00. Nothing was recorded.',
  ],
  [
    'that customers scan',
    async () => writeRequest(requestRow()),
    'This is the code that customers scan. Scan the code on the customer’s phone after payment.',
  ],
])('a code %s is refused with its sentence, and changes nothing', async (_what, code, words) => {
  const screen = await open()
  const { getByText, getByRole, db } = screen
  await scan(screen, await code())
  await expect.element(getByText(words)).toBeVisible()
  expect(await stored(db)).toEqual([0, 0, 0])
  await getByRole('button', { name: 'Scan again' }).click()
  await expect.element(getByRole('button', { name: 'Choose a picture' })).toBeVisible()
})

test('TXN-5 the code of a receipt, which is no payment’s, can be checked', async () => {
  const screen = await open()
  await scan(screen, '7114B634')
  await expect
    .element(screen.getByRole('link', { name: 'Check a receipt’s code' }))
    .toHaveAttribute('href', '/dashboard/payments/check#shown=7114B634')
})

test('a second payment with the same code is refused, and names the first', async () => {
  const screen = await open({ shown: { transactionId: 'TX-77' } })
  await scan(screen, await proofOf())
  await expect
    .element(
      screen.getByText(
        'Your code already has payment TX-77. Each code is for one payment, so check this with the customer. Nothing was recorded.',
      ),
    )
    .toBeVisible()
  expect(await stored(screen.db)).toEqual([0, 0, 0])
})

test('in dry run it says what it would do, and does nothing', async () => {
  const screen = await open({ dryRun: true })
  await scan(screen, await proofOf())
  await expect.element(screen.getByRole('button', { name: 'Scan again' })).toBeVisible()
  expect(await stored(screen.db)).toEqual([0, 0, 0])
})

test('who may not record payments reads why, and no camera starts', async () => {
  const { getByText, getByRole } = await open({ may: [] })
  await expect.element(getByText(/Viewer can’t take or change payments/)).toBeVisible()
  await expect.element(getByRole('button', { name: 'Choose a picture' })).not.toBeInTheDocument()
})
