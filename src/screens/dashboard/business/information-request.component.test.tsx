// Proves BIZ-5.
import { useLiveQuery } from 'dexie-react-hooks'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { requestInformation } from '#db/merchants/information-actions.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { getApplication } from '#db/merchants/application-queries.ts'
import { contextFor, waitingMerchant } from '#tests/support/memory-database.ts'
import { InformationRequestCard } from './information-request.tsx'

function Live({ db }: { db: PaidDatabase }) {
  const application = useLiveQuery(() => getApplication(db, 'M-001'), [db])
  return application ? <InformationRequestCard application={application} /> : null
}

test('the merchant sees what is missing, and answers it with a document and a text', async () => {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await requestInformation(contextFor(db), {
    id: 'M-001',
    missing: ['Tax clearance', 'Health Certificate'],
    text: 'For this year.',
  })
  await render(
    <DatabaseContext value={db}>
      <Live db={db} />
    </DatabaseContext>,
  )
  await expect.element(page.getByText('Missing: Tax clearance, Health Certificate')).toBeVisible()
  await expect.element(page.getByText('For this year.')).toBeVisible()
  await componentAxe()

  const send = page.getByRole('button', { name: 'Send answer' })
  const answer = page.getByLabelText('Answer')
  await send.click()
  await expect.element(answer).toHaveAccessibleDescription('Write an answer or add a document')
  await answer.fill('Here it is.')
  const picker = page.getByLabelText('Choose documents to send')
  await userEvent.upload(picker, new File(['no document'], 'tax.pdf'))
  await send.click()
  await expect.element(page.getByText(/tax\.pdf is not a valid PDF/)).toBeVisible()
  await expect.element(answer).toHaveValue('Here it is.')
  await userEvent.upload(picker, new File(['%PDF-1.4 health %%EOF'], 'health.pdf'))
  const tax = page.getByLabelText('Choose a file for Tax clearance')
  await userEvent.upload(tax, new File(['%PDF-1.4 tax %%EOF'], 'Bank statement.pdf'))
  await send.click()
  await expect.element(page.getByText(/belongs under Bank statement/)).toBeVisible()
  await userEvent.upload(tax, new File(['%PDF-1.4 tax %%EOF'], 'IMG_0042.pdf'))
  await send.click()
  await expect.element(page.getByText('Your answer')).toBeVisible()
  await expect.element(answer).not.toBeInTheDocument()
  expect((await db.documents.toArray()).map(({ name, purpose }) => [name, purpose])).toEqual([
    ['IMG_0042.pdf', 'tax'],
    ['health.pdf', 'other'],
  ])
})
