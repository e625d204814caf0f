// Proves DEMO-19.
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { seedRows } from '../../database/seeder.ts'
import { ShownScreen } from './talk-channel.tsx'
import { Talk } from './talk-screen.tsx'

/** Another window's end of the channel. */
function otherWindow() {
  const channel = new BroadcastChannel('paid-talk')
  const heard: unknown[] = []
  channel.addEventListener('message', ({ data }) => heard.push(data))
  onTestFinished(() => channel.close())
  return { heard, say: (message: unknown) => channel.postMessage(message) }
}

test('Next names the stop after the shown screen and opens it there, the checkout at a link that can be paid', async () => {
  const db = emptyDatabase()
  await resetToSeed(db, await seedRows())
  const shown = otherWindow()
  await render(
    <DatabaseContext value={db}>
      <Talk />
    </DatabaseContext>,
  )
  await expect.element(page.getByRole('button', { name: 'Next: Landing page' })).toBeDisabled()
  // Timings wait in a fold.
  await expect
    .element(page.getByRole('button', { name: 'Start rehearsal' }))
    .not.toBeInTheDocument()
  shown.say({ shown: 'payment-links' })
  await page.getByRole('button', { name: /^Next: / }).click()
  await expect
    .poll(() => shown.heard)
    .toContainEqual({ opens: expect.stringMatching(/^\/pay\/[a-z0-9-]+$/) })
  shown.say({ shown: 'transactions' })
  await page.getByRole('button', { name: 'Next: Pending Merchants' }).click()
  await expect.poll(() => shown.heard.at(-1)).toEqual({ opens: '/super-admin/merchants/pending' })
  await componentAxe()
  shown.say({ shown: 'payouts' })
  await expect.element(page.getByText('End of the talk')).toBeVisible()
})

test.each([
  ['/dashboard', ['/dashboard', '/dashboard/payouts']],
  ['/talk', ['/talk']],
])('a window at %s goes to %j', async (at, visited) => {
  const { within, history } = standAt(at)
  await render(within(<ShownScreen />))
  const talk = otherWindow()
  const another = otherWindow()
  talk.say({ opens: '/dashboard/payouts' })
  await expect.poll(() => another.heard).toContainEqual({ opens: '/dashboard/payouts' })
  await expect.poll(() => history).toEqual(visited)
})
