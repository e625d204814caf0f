import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { UsageCard } from './application-screen.tsx'

const day = (date: number, requests: number, deliveries: number) => ({
  day: new Date(2026, 10, date).getTime(),
  requests,
  deliveries,
})

test('the use of each day is a column and a row, and all of it a sentence', async () => {
  await render(<UsageCard usage={[day(19, 0, 0), day(20, 2, 1), day(21, 1, 3)]} />)
  await expect
    .element(page.getByText('3 requests, 4 deliveries in the last 14 days.'))
    .toBeVisible()
  const table = page.getByRole('table', { name: /^Requests and deliveries per day/ })
  await expect
    .element(table.getByRole('row', { name: /Nov 20, 2026.*2 requests, 1 delivery/ }))
    .toBeInTheDocument()
  await expect
    .element(table.getByRole('row', { name: /Nov 21, 2026.*1 request, 3 deliveries/ }))
    .toBeInTheDocument()
})

test('an app that nobody used says how to use it, without a chart', async () => {
  await render(<UsageCard usage={[day(20, 0, 0), day(21, 0, 0)]} />)
  await expect
    .element(page.getByText(/^No requests or deliveries in the last 14 days\./))
    .toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})
