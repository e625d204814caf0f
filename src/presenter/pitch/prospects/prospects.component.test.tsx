// Proves DEMO-24, DEMO-25.
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { offerOf, offerPaper } from '#src/rules/offer.ts'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { merchantFees } from '#tests/support/fee-rows.ts'
import { offerRow, prospectRow } from '#tests/support/prospect-rows.ts'
import { setKiosk } from '#src/data/kiosk.ts'
import { offerPdf } from './offer-pdf.ts'
import { ProspectList } from './prospect-list.tsx'
import { ProspectsScreen } from './prospects-screen.tsx'

/** Collects what is downloaded instead of saving it. */
function collectDownloads(): Blob[] {
  const saved: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:none'
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return saved
}

async function open(db: PaidDatabase) {
  await render(
    <DatabaseContext value={db}>
      <DialogHost>
        <ProspectList />
      </DialogHost>
    </DatabaseContext>,
  )
}

async function chosen(name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('dialog').getByText(action, { exact: true }).click()
}

test('one is added by hand, edited, deleted and brought back; in dry run too, because they are real', async () => {
  const db = emptyDatabase()
  await db.demoSettings.put({ id: 'demo', dryRun: true })
  await open(db)
  await page.getByRole('button', { name: 'Add first prospect' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add prospect' })
  await dialog.getByRole('button', { name: 'Add prospect' }).click()
  await expect
    .element(dialog.getByLabelText('Name'))
    .toHaveAccessibleDescription('Enter a name, a business, a phone number or an email address')
  await dialog.getByLabelText('Business').fill('Zvobgo Millers')
  await dialog.getByLabelText('Phone').fill('0770000088')
  await dialog.getByLabelText('Next step').fill('Bring the offer')
  await dialog.getByLabelText('Due date').fill('2020-01-02')
  await componentAxe()
  await dialog.getByRole('button', { name: 'Add prospect' }).click()
  const list = page.getByRole('list', { name: 'Prospects' })
  await expect.element(list).toHaveTextContent(/Zvobgo Millers.*Overdue.*Jan 2: Bring the offer/)

  await chosen('Zvobgo Millers', 'Edit')
  const edit = page.getByRole('dialog', { name: 'Edit prospect' })
  await edit.getByLabelText('Name').fill('Chipo Zvobgo')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(list).toHaveTextContent('Chipo Zvobgo, Zvobgo Millers')
  await componentAxe()

  await chosen('Chipo Zvobgo', 'Delete')
  await expect.element(page.getByText('No prospects yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(list).toHaveTextContent('Chipo Zvobgo')
  expect(await db.prospects.toArray()).toMatchObject([
    { name: 'Chipo Zvobgo', business: 'Zvobgo Millers', nextOn: '2020-01-02', source: 'added' },
  ])
  expect(await db.activityLog.count()).toBe(0)
})

test('what the public forms left is found by number, and exported whole', async () => {
  const db = emptyDatabase()
  await db.prospects.bulkAdd([
    prospectRow({ source: 'contact' }),
    prospectRow({ id: 'p-2', name: '', business: '', phone: '', source: 'newsletter' }),
  ])
  const saved = collectDownloads()
  await open(db)
  const list = page.getByRole('list', { name: 'Prospects' })
  await expect.element(list).toHaveTextContent(/Contact form.*Newsletter/)
  await page.getByLabelText('Search prospects').fill('077 000 0088')
  await expect.element(list).not.toHaveTextContent('Newsletter,')
  for (const format of ['Export CSV', 'Export vCard']) {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByText(format).click()
  }
  const [csv = '', card = ''] = await Promise.all(saved.map((blob) => blob.text()))
  expect(csv.split('\r\n')).toHaveLength(4)
  expect(card.match(/BEGIN:VCARD/g)).toHaveLength(2)
})

test('in the hands of visitors the list is closed until the kiosk’s PIN ends it', async () => {
  setKiosk({ minutes: 5, snapshotId: null, salt: '', pinHash: 'x', wrong: 0, waitUntil: 0 })
  onTestFinished(() => setKiosk(null))
  const { history, within } = standAt('/prospects')
  const { container } = await render(within(<ProspectsScreen />))
  await expect.poll(() => history.at(-1)).toBe('/')
  expect(container.textContent).toBe('')
})

test('an offer is made from what is typed, kept with its prospect, and handed over as a PDF or a message', async () => {
  const db = emptyDatabase()
  const { offer: _offer, ...without } = prospectRow()
  await db.prospects.add(without)
  await db.merchantFees.bulkAdd(merchantFees)
  const saved = collectDownloads()
  await open(db)
  await chosen('Chipo Zvobgo', 'Make an offer')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Show offer' }).click()
  await expect
    .element(dialog.getByLabelText('Monthly takings'))
    .toHaveAccessibleDescription('Enter an amount, such as 100.00')
  await dialog.getByLabelText('Monthly takings').fill('12,000')
  await dialog.getByLabelText('Payments a month').fill('400')
  await dialog.getByLabelText('ZimSwitch').fill('10')
  await dialog.getByRole('radio', { name: 'A rate' }).click()
  await dialog.getByLabelText('Rate today').fill('3,5')
  await dialog.getByRole('button', { name: 'Show offer' }).click()
  await expect
    .element(dialog.getByLabelText('EcoCash'))
    .toHaveAccessibleDescription('The shares add up to 90%, not 100%')
  await componentAxe()
  await dialog.getByLabelText('ZimSwitch').fill('20')
  await dialog.getByRole('button', { name: 'Show offer' }).click()

  const headline = 'Business costs $383.40 a month, 3.2% of $12,000.00. Saves $36.60 a month.'
  await expect.element(dialog.getByText(headline)).toBeVisible()
  await componentAxe()
  const link = dialog.getByRole('link', { name: 'WhatsApp' }).element().getAttribute('href') ?? ''
  expect(link).toMatch(/^https:\/\/wa\.me\/263770000088\?text=/)
  expect(decodeURIComponent(link)).toContain(`Offer from Paid for Zvobgo Millers\n\n${headline}`)
  await dialog.getByRole('button', { name: 'Share PDF' }).click()
  await expect.element(page.getByText('offer-zvobgo-millers.pdf downloaded')).toBeVisible()
  const pdf = await getDocumentProxy(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []))
  expect(pdf.numPages).toBe(1)
  const { items } = await extractTextItems(pdf)
  const texts = items.flat().map(({ str }) => str)
  expect(texts.join(' ')).toContain(headline)
  expect(texts).toEqual(expect.arrayContaining(['Zvobgo Millers', '$383.40', 'Same-day']))
  expect((await db.prospects.get('p-1'))?.offer).toEqual({
    currency: 'USD',
    takings: 12_000_00,
    payments: 400,
    payouts: 4,
    mix: { ecocash: 70, zimswitch: 20, visa: 10 },
    today: { by: 'rate', percentage: 3.5, fixedFee: 0 },
  })
})

test('the longest name, every method and the largest amounts stay on one page, within its margins', async () => {
  const terms = offerRow({
    currency: 'ZWL',
    takings: 100_000_000,
    payments: 1_000_000,
    payouts: 1_000_000,
    mix: {
      ecocash: 12.51,
      onemoney: 12.49,
      innbucks: 12.5,
      zimswitch: 12.5,
      omari: 12.5,
      visa: 12.5,
      mastercard: 12.5,
      bank: 12.5,
    },
    today: { by: 'sum', sum: 100_000_000 },
  })
  const now = new Date('2026-11-21T12:14:00.000Z')
  const to = 'Nyaradzai Chikwanhamunhuwose Mukarakate and Daughters General Trading and Hire'
  const paper = offerPaper(offerOf(terms, { merchantFees, fees: [] }), terms, {
    plan: 'basic',
    to,
    now,
  })
  const [file] = await offerPdf(paper, now)
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
  expect(pdf.numPages).toBe(1)
  const texts = (await extractTextItems(pdf)).items.flat()
  expect(texts.filter(({ x, width }) => x < 50 || x + width > 545)).toEqual([])
})
