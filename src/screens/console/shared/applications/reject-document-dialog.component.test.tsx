import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { documentOf, waitingMerchant } from '#tests/support/memory-database.ts'
import { RejectDocumentDialog } from './reject-document-dialog.tsx'

async function shown() {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.documents.add(documentOf('M-001'))
  const onClose = vi.fn()
  await render(
    <DatabaseContext value={db}>
      <RejectDocumentDialog document={documentOf('M-001')} open onClose={onClose} />
    </DatabaseContext>,
  )
  await expect.element(page.getByRole('radio').first()).toBeVisible()
  return { db, onClose }
}

const reject = page.getByRole('button', { name: 'Reject document' })
const reasonOf = async (db: Awaited<ReturnType<typeof shown>>['db']) =>
  (await db.documents.get('D-0001'))?.rejectionReason

test('without a reason it says so; one of the list is enough', async () => {
  const { db, onClose } = await shown()
  await reject.click()
  await expect.element(page.getByText('Choose a reason')).toBeVisible()
  await componentAxe()
  await page.getByText('The name doesn’t match the business.').click()
  await reject.click()
  await expect.poll(() => onClose).toHaveBeenCalled()
  expect(await reasonOf(db)).toBe('The name doesn’t match the business.')
})

test('a typed reason is asked for where none of the list fits', async () => {
  const { db, onClose } = await shown()
  await page.getByText('Other').click()
  await reject.click()
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await expect.element(reason).toHaveAccessibleDescription('Enter a reason')
  await reason.fill('The stamp is missing.')
  await reject.dblClick()
  await expect.poll(() => onClose).toHaveBeenCalled()
  expect(await reasonOf(db)).toBe('The stamp is missing.')
  expect(await db.notifications.count()).toBe(1)
})
