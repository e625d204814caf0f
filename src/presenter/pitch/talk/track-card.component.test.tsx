// Proves DEMO-19.
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { getDemoSettings } from '#db/demo/queries.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { useQuery } from '#src/data/use-query.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { TrackTable, trackOf } from './track-card.tsx'

function Track() {
  const settings = useQuery(getDemoSettings)
  return (
    <TrackTable
      track={trackOf(settings?.talk)}
      screen="dashboard"
      times={undefined}
      last={undefined}
    />
  )
}

test('a stop is moved up and down by keyboard; the order is kept, and the ends stay', async () => {
  const db = emptyDatabase()
  await render(
    <DatabaseContext value={db}>
      <Track />
    </DatabaseContext>,
  )
  const names = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map((each) => each.textContent)
  const move = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
  await expect.element(page.getByRole('rowheader').first()).toHaveTextContent('Landing page')
  const usual = names()
  move('Payouts up').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => names().slice(-2)).toEqual(['Payouts', 'Pending Merchants'])
  await expect.element(move('Payouts up')).toHaveFocus()
  move('Landing page down').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => names().slice(0, 2)).toEqual(['Dashboard', 'Landing page'])
  await expect.element(move('Landing page down')).toHaveFocus()
  await move('Dashboard up').click()
  await move('Landing page up').click()
  // Each press moves within the order that is shown.
  await expect.poll(() => names().slice(0, 2)).toEqual(['Landing page', 'Dashboard'])
  await move('Payouts down').click()
  await expect.poll(names).toEqual(usual)
  expect((await getDemoSettings(db)).talk?.order).toHaveLength(usual.length)
  await componentAxe()
})
