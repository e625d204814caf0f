import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MakingCard } from './making-card.tsx'
import { Told } from './told.ts'

test('a report that is being made says how many rows are written, and is called off', async () => {
  const written = new Told()
  const onCancel = vi.fn<() => void>()
  await render(
    <MakingCard making={{ title: 'Transactions', total: 100_000, written }} onCancel={onCancel} />,
  )
  const bar = page.getByRole('progressbar')
  await expect.element(bar).toHaveAccessibleName('Transactions: 0 of 100,000 rows written')
  written.tell(25_000)
  await expect.element(bar).toHaveAccessibleName('Transactions: 25,000 of 100,000 rows written')
  written.tell(100_000)
  await expect.element(page.getByText(/all rows are in\. The file is being closed\./)).toBeVisible()
  expect(onCancel).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onCancel).toHaveBeenCalledTimes(1)
})
