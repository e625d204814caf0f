import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ReportFilters } from './standard-tab.tsx'

const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

test('what is ticked holds once it is applied; Reset Filters takes all of it away', async () => {
  const asked: string[] = []
  function Card() {
    const [applied, setApplied] = useState({ statuses: [], methods: [], types: [] })
    return (
      <ReportFilters
        type="transactions"
        applied={applied}
        onApply={(ticks) => {
          asked.push([ticks.statuses, ticks.methods, ticks.types].join(' '))
          setApplied(ticks as typeof applied)
        }}
      />
    )
  }
  await render(<Card />)
  await page.getByRole('button', { name: 'Filters None applied' }).click()
  for (const name of ['Failed', 'EcoCash', 'Refund']) await box(name).click()
  await expect.element(page.getByText('Filters not applied yet.')).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  expect(asked).toEqual(['failed ecocash refund'])
  await expect.element(page.getByRole('button', { name: 'Filters 3 applied' })).toBeVisible()
  await expect.element(box('Failed')).toBeChecked()
  await page.getByRole('button', { name: 'Reset Filters' }).click()
  expect(asked.slice(1)).toEqual(['  '])
  for (const name of ['Failed', 'EcoCash', 'Refund'])
    await expect.element(box(name)).not.toBeChecked()
})
