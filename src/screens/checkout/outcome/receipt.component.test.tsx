// Proves LINK-7.
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { PaperWidthChoice } from '#src/screens/shared/receipt/paper-width.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { allowMotion } from '#tests/support/component-motion.ts'
import { PaymentPage } from '../payment-page.tsx'
import type { PaymentView } from './payment-view.ts'

const pending: PaymentView = {
  id: 'TX-88215',
  amount: 18_00,
  customerFee: 36,
  currency: 'USD',
  paymentMethod: 'ecocash',
  account: '077 *** 1111',
  customer: 'Rudo Chikomo',
  date: '2026-11-21T12:14:00.000Z',
  reference: 'ZW1042',
  status: 'pending',
  refunded: 0,
}
const paid: PaymentView = { ...pending, status: 'successful' }

async function drawn(payment: PaymentView, closed = false) {
  const db = emptyDatabase()
  const pageOf = (view: PaymentView) => (
    <DatabaseContext value={db}>
      <PaymentPage
        facts={undefined}
        payment={view}
        merchantName="Vumba Coffee Roasters"
        contact="hello@vumbacoffee.example"
        name="Vumba Blend, 1 kg"
        closed={closed}
        onAgain={vi.fn()}
      />
    </DatabaseContext>
  )
  const screen = await render(pageOf(payment))
  return { db, screen, arrive: async () => screen.rerender(pageOf(paid)) }
}

const share = () => page.getByRole('button', { name: 'Share receipt' })
/** The large figure; the lines below may say the same sum. */
const figure = () => document.querySelector('p.tabular-nums')?.textContent
/** How many rows of the course are being laid. */
const laid = () =>
  document.getAnimations().filter(({ effect }) => {
    const { target, pseudoElement } = effect as KeyframeEffect
    return target?.classList.contains('course') && pseudoElement
  }).length

/** Stands in for the phone's vibration, and returns its calls. */
function feel() {
  const vibrate = vi.fn(() => true)
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
  vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(true)
  onTestFinished(() => {
    vi.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'vibrate')
  })
  return vibrate
}

/** Stands in for the system's share sheet; `files` says whether it takes files. */
function shareSheet(files: boolean) {
  const shared = vi.fn(async (_data: ShareData) => undefined)
  Object.assign(navigator, { canShare: (data: ShareData) => files || !data.files, share: shared })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  })
  return shared
}

/** Collects the files that a press saves, by name. */
function saved() {
  const files = new Map<string, Blob>()
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`
    blobs.set(url, blob as Blob)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    const { download, href } = this as HTMLAnchorElement
    const blob = blobs.get(href)
    if (blob) files.set(download, blob)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return files
}

test('as the payment arrives the course is built, the amount counts, and the phone vibrates once', async () => {
  await allowMotion()
  const vibrate = feel()
  const { arrive } = await drawn(pending)
  await expect.element(page.getByRole('heading', { name: 'Waiting for EcoCash' })).toBeVisible()
  expect(vibrate).not.toHaveBeenCalled()
  await arrive()
  expect(laid()).toBe(2)
  expect(figure()).toMatch(/^\$\d/)
  expect(figure()).not.toBe('$18.36')
  await expect.poll(figure).toBe('$18.36')
  expect(vibrate).toHaveBeenCalledOnce()
})

test('with reduced motion the receipt is finished at once, as it is when opened later', async () => {
  const vibrate = feel()
  const { arrive } = await drawn(pending)
  await arrive()
  await expect.element(page.getByRole('heading', { name: 'Paid' })).toHaveFocus()
  expect(figure()).toBe('$18.36')
  expect(laid()).toBe(0)
  expect(vibrate).toHaveBeenCalledOnce()
  await componentAxe()
})

test('a receipt that is opened later neither moves nor vibrates', async () => {
  await allowMotion()
  const vibrate = feel()
  await drawn(paid)
  await expect.element(page.getByText('$18.36', { exact: true }).first()).toBeVisible()
  expect(laid()).toBe(0)
  expect(vibrate).not.toHaveBeenCalled()
})

test('the share sheet gets a picture of it, with words for the message', async () => {
  const shared = shareSheet(true)
  await drawn(paid)
  await share().click()
  await expect.poll(() => shared).toHaveBeenCalledOnce()
  const [{ text, files = [] } = {}] = shared.mock.calls[0] ?? []
  expect(text).toBe('$18.36 to Vumba Coffee Roasters for Vumba Blend, 1 kg')
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['receipt-TX-88215.png', 'image/png'],
  ])
  const picture = await createImageBitmap(files[0] as File)
  expect(picture.width).toBe(1080)
  expect(picture.height).toBeGreaterThan(1080)
})

test.each([
  ['cannot share files', false],
  ['has no share sheet', null],
])('a browser that %s saves the picture instead', async (_what, sheet) => {
  const shared = sheet === null ? null : shareSheet(sheet)
  const files = saved()
  await drawn(paid)
  await share().click()
  await expect.element(page.getByText('receipt-TX-88215.png downloaded')).toBeVisible()
  expect([...files.keys()]).toEqual(['receipt-TX-88215.png'])
  expect(shared?.mock.calls ?? []).toEqual([])
})

test('an installed app on an iPhone shares the receipt’s picture, because a download there can’t be left', async () => {
  const shared = shareSheet(true)
  const files = saved()
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true })
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)')
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'))
  await drawn(paid)
  await page.getByRole('button', { name: 'Download picture' }).click()
  await expect.poll(() => shared.mock.calls.length).toBe(1)
  expect(shared.mock.calls[0]?.[0].files?.map(({ name }) => name)).toEqual(['receipt-TX-88215.png'])
  expect([...files]).toEqual([])
})

test('the PDF says what the payer paid, and nothing of the merchant’s own', async () => {
  const files = saved()
  await drawn(paid)
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect.element(page.getByText('receipt-TX-88215.pdf downloaded')).toBeVisible()
  const pdf = await getDocumentProxy(
    new Uint8Array((await files.get('receipt-TX-88215.pdf')?.arrayBuffer()) ?? new ArrayBuffer(0)),
  )
  const { items } = await extractTextItems(pdf)
  const texts = items.flat().map(({ str }) => str)
  expect(texts).toEqual(
    expect.arrayContaining([
      'Vumba Coffee Roasters',
      'hello@vumbacoffee.example',
      '$18.36',
      'Customer fee',
      '(EcoCash)',
      '$0.36',
      'Rudo Chikomo',
      'TX-88215',
    ]),
  )
  expect(texts).not.toContain('Fee')
})

test('paper of 58 mm is chosen once on the device, not by the customer, and prints 48 mm wide', async () => {
  onTestFinished(() => localStorage.removeItem('paid-receipt-paper'))
  await drawn(paid)
  const card = () => document.querySelector('.animate-lay')?.className ?? ''
  expect(card()).toContain('print:max-w-[72mm]')
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  const settings = await render(<PaperWidthChoice />)
  await page.getByRole('radio', { name: '58 mm' }).click()
  expect(card()).toContain('print:max-w-[48mm]')
  expect(localStorage.getItem('paid-receipt-paper')).toBe('58')
  await settings.unmount()
  await render(<PaperWidthChoice />)
  await expect.element(page.getByRole('radio', { name: '58 mm' })).toBeChecked()
  await page.getByRole('radio', { name: '80 mm' }).click()
})

test('in dry run it says what would be saved and shared', async () => {
  const files = saved()
  const shared = shareSheet(true)
  const { db } = await drawn(paid)
  await db.demoSettings.put({ id: 'demo', dryRun: true })
  await page.getByRole('button', { name: 'Download picture' }).click()
  await expect.element(page.getByText('The receipt would be downloaded')).toBeVisible()
  await share().click()
  await expect.element(page.getByText('The receipt would be shared')).toBeVisible()
  expect(files.size).toBe(0)
  expect(shared).not.toHaveBeenCalled()
})

test('where nothing more is due, another payment is not offered', async () => {
  await drawn(paid, true)
  await expect.element(share()).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Make another payment' }))
    .not.toBeInTheDocument()
})
