import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ProgressValue } from './make-report.ts'
import { MakingCard } from './use-generate.tsx'

test('a report that is being made says how many rows are written, and is called off', async () => {
  const written = new ProgressValue()
  const onCancel = vi.fn<() => void>()
  await render(
    <MakingCard making={{ title: 'Transactions', total: 100_000, written }} onCancel={onCancel} />,
  )
  const bar = page.getByRole('progressbar')
  await expect.element(bar).toHaveAccessibleName('Transactions: 0 of 100,000 rows written')
  written.set(25_000)
  await expect.element(bar).toHaveAccessibleName('Transactions: 25,000 of 100,000 rows written')
  written.set(100_000)
  await expect.element(page.getByText(/finishing the file\./)).toBeVisible()
  expect(onCancel).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onCancel).toHaveBeenCalledTimes(1)
})
