// Proves DEMO-24.
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { prospectRow } from '#tests/support/prospect-rows.ts'
import { setKiosk } from '../kiosk/kiosk.tsx'
import { ProspectList } from './prospect-list.tsx'
import { ProspectsScreen } from './prospects-screen.tsx'

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
  await page.getByRole('list', { name: 'Prospects' }).getByRole('button', { name }).click()
  await page.getByText(action, { exact: true }).click()
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
  await dialog.getByLabelText('On', { exact: true }).fill('2020-01-02')
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
  const saved: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:none'
  })
  onTestFinished(() => void vi.restoreAllMocks())
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
