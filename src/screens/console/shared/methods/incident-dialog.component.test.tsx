import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaymentMethod } from '#db/payments/schemas.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { IncidentDialog } from './incident-dialog.tsx'

const ecocash: PaymentMethod = {
  id: 'ecocash',
  name: 'EcoCash',
  type: 'Mobile Money',
  provider: 'Econet Wireless',
  enabled: true,
  transactionFee: 2.5,
}

async function shown(over: Partial<PaymentMethod> = {}) {
  const db = emptyDatabase()
  const method = { ...ecocash, ...over }
  await db.paymentMethods.add(method)
  const onClose = vi.fn()
  await render(
    <DatabaseContext value={db}>
      <IncidentDialog method={method} open onClose={onClose} />
    </DatabaseContext>,
  )
  await expect.element(note).toBeVisible()
  return { db, onClose }
}

const note = page.getByRole('textbox', { name: 'Note' })

test('a note is asked for; a usual one is a press away, and a second press reports nothing twice', async () => {
  const { db, onClose } = await shown()
  const report = page.getByRole('button', { name: 'Report' })
  await report.click()
  await expect.element(page.getByText('Describe the problem')).toBeVisible()
  await componentAxe()
  await page.getByRole('button', { name: 'EcoCash is slow' }).click()
  await expect.element(note).toHaveValue('EcoCash is slow')
  await report.dblClick()
  await expect.poll(() => onClose).toHaveBeenCalled()
  expect((await db.paymentMethods.get('ecocash'))?.incident?.note).toBe('EcoCash is slow')
  expect(await db.activityLog.count()).toBe(1)
})

test('the note of an incident can be changed, and stays where it is not', async () => {
  const incident = { note: 'EcoCash is slow', since: '2026-11-21T12:00:00.000Z' }
  const { db, onClose } = await shown({ incident })
  await expect.element(note).toHaveValue('EcoCash is slow')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => onClose).toHaveBeenCalled()
  expect(await db.activityLog.count()).toBe(0)
})
