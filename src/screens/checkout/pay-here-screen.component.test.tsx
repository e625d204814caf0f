// Proves LINK-6.
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { setAhead } from '#db/clock.ts'
import { readProof, writeProof, writeRequest } from '#db/phone/codes.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { linkAddress, proofAddress, requestAddress } from '#src/rules/links.ts'
import { qrPng, screenCode } from '#src/screens/shared/share-link/qr-code.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { linkRow } from '#tests/support/ledger-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { readShown } from '#tests/support/read-shown.ts'
import {
  phonePaymentRow,
  proofKey,
  proofRow,
  requestRow,
  shownRow,
} from '#tests/support/phone-rows.ts'
import { PayHereScreen } from './pay-here-screen.tsx'

async function open(hash = '', db = emptyDatabase()) {
  location.hash = hash
  const stood = standAt('/pay-here')
  const screen = await render(
    stood.within(
      <DatabaseContext value={db}>
        <PayHereScreen />
      </DatabaseContext>,
    ),
  )
  return { ...screen, db, at: () => stood.history.at(-1) }
}
type Screen = Awaited<ReturnType<typeof open>>

afterEach(() => history.replaceState(null, '', location.pathname + location.search))

/** Chooses a picture of a code. */
async function scan({ getByLabelText }: Screen, text: string) {
  const picture = new File([await qrPng(screenCode(text))], 'code.png', { type: 'image/png' })
  await userEvent.upload(getByLabelText('Picture of the code', { exact: true }), picture)
}

/** Pays the opened request by EcoCash, up to the outcome. */
async function pay({ getByLabelText, getByRole }: Screen, number = '0771111111') {
  await getByLabelText('Mobile number').fill(number)
  await getByRole('button', { name: /^Pay/ }).click()
  await getByLabelText('Enter your PIN').fill('1234')
  await getByRole('button', { name: 'Send' }).click()
  await expect.element(getByRole('heading', { name: 'Waiting for EcoCash' })).toBeVisible()
  vi.setSystemTime('2026-11-21T12:14:03Z')
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('a request', () => {
  test('is paid, and its proof shows, and again after a reload and from the list', async () => {
    const screen = await open()
    const { getByRole, getByText, db, unmount } = screen
    await expect.element(getByRole('heading', { level: 1, name: 'Scan to pay' })).toBeVisible()
    await componentAxe()
    await scan(screen, requestAddress(writeRequest(requestRow())))
    await expect.element(getByRole('heading', { name: 'Vumba Blend, 1 kg' })).toBeVisible()
    await expect.element(getByText('Kariba Boats')).toBeVisible()
    await pay(screen)
    const proof = getByRole('img', { name: 'Proof of payment' })
    await expect.element(proof).toBeVisible()
    await expect.element(getByText('Show this code to Kariba Boats')).toBeVisible()
    await expect.element(getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible()
    await componentAxe()

    const shown = await readShown(proof.element())
    expect(shown).toMatch(/\/dashboard\/payments\/scan#paid1\./)
    expect(readProof(shown ?? '').proof).toMatchObject({ linkId: '1042', amount: 18_00 })
    await getByRole('button', { name: 'Full screen' }).click()
    const full = getByRole('dialog', { name: 'Proof of payment' })
    await expect.poll(() => readShown(full.getByRole('img').element())).toBe(shown)
    await full.getByRole('button', { name: 'Close' }).click()
    await expect.element(full).not.toBeInTheDocument()
    // Nothing of it is in this phone's own figures.
    expect(await Promise.all([db.transactions.count(), db.notifications.count()])).toEqual([0, 0])

    await unmount()
    const again = await open(location.hash.slice(1), db)
    await expect.element(again.getByRole('img', { name: 'Proof of payment' })).toBeVisible()
    await again.getByRole('button', { name: 'Make another payment' }).click()
    await again.getByRole('link', { name: /^Kariba Boats/ }).click()
    await expect.element(again.getByRole('img', { name: 'Proof of payment' })).toBeVisible()
  })

  test('R51 is paid while the demo’s clock is a month ahead, and its proof has the device’s time', async () => {
    setAhead(30 * 86_400_000)
    onTestFinished(() => setAhead(0))
    const screen = await open(writeRequest(requestRow()))
    await pay(screen)
    const proof = screen.getByRole('img', { name: 'Proof of payment' })
    await expect.element(proof).toBeVisible()
    const shown = readProof((await readShown(proof.element())) ?? '')
    expect(shown.proof.paidAt.slice(0, 16)).toBe('2026-11-21T12:14')
  })

  test('shows the customer fee before it is paid, on the receipt and in the proof', async () => {
    const screen = await open(writeRequest(requestRow({ customerFees: { ecocash: 2 } })))
    const { getByRole, getByText } = screen
    await expect.element(getByText('Customer fee (EcoCash, 2.0%), non-refundable')).toBeVisible()
    await expect.element(getByRole('button', { name: 'Pay $18.36' })).toBeVisible()
    await pay(screen)
    await expect
      .element(getByText('$18.36 · 077 *** 1111 · Today, 12:14 PM', { exact: true }))
      .toBeVisible()
    const fee = getByText('Customer fee (EcoCash)', { exact: true }).element()
    expect(fee.nextElementSibling?.textContent).toBe('$0.36')
    const shown = await readShown(getByRole('img', { name: 'Proof of payment' }).element())
    expect(readProof(shown ?? '').proof).toMatchObject({ amount: 18_00, shownFee: 36 })
  })

  test('that fails shows why, no proof, and the form again as it was typed', async () => {
    const screen = await open(writeRequest(requestRow()))
    await pay(screen, '0774444444')
    await expect
      .element(screen.getByText('Insufficient funds in the wallet. Nothing was charged.'))
      .toBeVisible()
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByLabelText('Mobile number')).toHaveValue('0774444444')
  })

  test('for an amount of the customer’s choice keeps to its limits, and to the methods that are on', async () => {
    const request = requestRow({ amount: null, most: 500_00, off: ['ecocash'] })
    const { getByLabelText, getByRole, getByText } = await open(writeRequest(request))
    await expect.element(getByText('From $1.00 to $500.00')).toBeVisible()
    await expect.element(getByRole('radio', { name: /EcoCash/ })).toBeDisabled()
    await getByLabelText('Amount').fill('500.01')
    await getByRole('button', { name: /^Pay/ }).click()
    await expect
      .element(getByText('This shop can’t take this amount online. At most $500.00'))
      .toBeVisible()
  })

  test('that is due once and paid shows its proof instead of asking again', async () => {
    const db = emptyDatabase()
    await db.phonePayments.add(phonePaymentRow())
    const again = requestRow({ once: true, key: 'A'.repeat(32) })
    const { getByRole } = await open(writeRequest(again), db)
    await expect.element(getByRole('img', { name: 'Proof of payment' })).toBeVisible()
  })
})

test.each<[string, () => string | Promise<string>, string]>([
  [
    'a proof of payment',
    () => writeProof(proofRow(), proofKey),
    'This code confirms a payment. Scan the code that the seller shows to be paid.',
  ],
  [
    'a newer app',
    () => writeRequest(requestRow()).replace('pay1', 'pay2'),
    'This code is from a newer version of Paid. Update the app on this phone, then scan again.',
  ],
  [
    'half a request',
    () => writeRequest(requestRow()).slice(0, 40),
    'This code is incomplete. Scan the whole code again.',
  ],
  [
    'the morning',
    () => writeRequest(requestRow({ shownAt: '2026-11-21T07:20:00.000Z' })),
    'This code was shown today, 7:20 AM. Ask the seller for a new one, or check the clock on both phones. Nothing was charged.',
  ],
  [
    'tomorrow',
    () => writeRequest(requestRow({ shownAt: '2026-11-22T07:20:00.000Z' })),
    'This code says Nov 22, 7:20 AM, which is in the future. Check the clock on both phones. Nothing was charged.',
  ],
  ['another app', () => 'WIFI:S:Shop;;', 'This is not a payment code from Paid.'],
])('a code of %s is refused with its sentence', async (_what, code, words) => {
  const screen = await open()
  const { getByText, getByRole, db } = screen
  await scan(screen, await code())
  await expect.element(getByText(words)).toBeVisible()
  expect(await db.phonePayments.count()).toBe(0)
  await getByRole('button', { name: 'Scan again' }).click()
  await expect.element(getByRole('button', { name: 'Choose a picture' })).toBeVisible()
})

describe('a printed or a sent link', () => {
  const address = linkAddress('vumba', {
    name: 'Vumba Blend, 1 kg',
    merchantName: 'Kariba Boats',
    amount: 18_00,
    currency: 'USD',
  })

  test.each([
    [address, 'Vumba Blend, 1 kg isn’t on this phone', 'Ask Kariba Boats to press Show QR Code'],
    ['https://paid.example/pay/vumba', 'This link isn’t on this phone', 'Ask the seller to press'],
  ])('%s that this phone does not have says what to do', async (code, title, words) => {
    const screen = await open()
    await scan(screen, code)
    await expect.element(screen.getByText(title)).toBeVisible()
    await expect.element(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('link', { name: 'View the sample checkout' }).elements()).toHaveLength(
      code === address ? 1 : 0,
    )
    await componentAxe()
    await screen.getByRole('button', { name: 'Scan again' }).click()
    await expect.element(screen.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  })

  test('that this phone has opens like any other', async () => {
    const db = emptyDatabase()
    await db.merchants.add(waitingMerchant())
    await db.paymentLinks.add(linkRow({ path: 'vumba' }))
    const { name } = waitingMerchant()
    const screen = await open('', db)
    await scan(screen, linkAddress('vumba', { ...linkRow(), merchantName: name }))
    await expect.poll(screen.at).toBe('/pay/vumba')
  })
})

test('a code that this phone shows itself opens its link, and a proof of it is recorded here', async () => {
  const db = emptyDatabase()
  await db.paymentLinks.add(linkRow({ path: 'vumba' }))
  await db.shownRequests.add(shownRow())
  const screen = await open('', db)
  await scan(screen, requestAddress(writeRequest(requestRow())))
  await expect.poll(screen.at).toBe('/pay/vumba')

  await screen.unmount()
  const again = await open('', db)
  const proof = await writeProof(proofRow(), proofKey)
  await scan(again, proofAddress(proof))
  await expect.poll(again.at).toBe(`/dashboard/payments/scan#${proof}`)
})

test('a payment that is not on this phone is said to be unknown', async () => {
  const { getByText } = await open(`payment=${'f'.repeat(32)}`)
  await expect.element(getByText('This payment was not made on this phone.')).toBeVisible()
})
