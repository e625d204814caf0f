import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { DirectorDialog } from './director-dialog.tsx'

async function shown() {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  const onClose = vi.fn()
  await render(
    <DatabaseContext value={db}>
      <DirectorDialog
        merchant={waitingMerchant({ registrationType: 'Private limited company' })}
        director={null}
        idDocument={undefined}
        open
        onClose={onClose}
      />
    </DatabaseContext>,
  )
  await expect.element(field('Name')).toBeVisible()
  return { db, onClose }
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const add = page.getByRole('button', { name: 'Add Director', exact: true })
const pick = async (file: File) => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a number says what it is; one whose letter does not fit, and a file that can’t be kept, are said at their fields', async () => {
  const { db, onClose } = await shown()
  await field('Name').fill('Rudo Chikomo')
  await field('ID number (optional)').fill('63-000000 Q 63')
  await pick(new File(['<html>'], 'id.pdf'))
  await add.click()
  await expect
    .element(field('ID number (optional)'))
    .toHaveAccessibleDescription(
      /^The letter Q doesn’t match the digits\..* such as 63-000000 K 63/,
    )
  await field('ID number (optional)').fill('63-000000 K 63')
  await expect.element(field('ID number (optional)')).toHaveAccessibleDescription('National ID')
  await add.click()
  await expect
    .element(page.getByText(/^id\.pdf is a web page\. Print it and save it as PDF\./))
    .toBeVisible()
  await componentAxe()
  expect(await db.directors.count()).toBe(0)

  await pick(new File(['%PDF-1.4\n%%EOF'], 'id.pdf'))
  await add.dblClick()
  await expect.poll(() => onClose).toHaveBeenCalled()
  expect(await db.directors.toArray()).toMatchObject([
    { name: 'Rudo Chikomo', idNumber: '63-000000 K 63', idDocument: 'D-0001' },
  ])
  expect(await db.documents.count()).toBe(1)
})
