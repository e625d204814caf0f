// Proves DEMO-7.
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { DatabaseContext } from '#src/data/database-context.ts'
import { useRememberPath } from '#src/data/last-paths.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { superRow } from '#tests/support/staff-rows.ts'
import { ActingNotice } from './acting-notice.tsx'

function Dashboard() {
  useRememberPath('TM-01')
  return null
}

/** Opens a console's address after a merchant’s screen, signed in as somebody. */
async function open(email?: string) {
  const db = emptyDatabase()
  if (email !== undefined)
    await db.sessions.add({
      id: 'current',
      merchantId: 'M-001',
      email,
      name: 'Somebody',
      startedAt: '2026-11-21T08:00:00.000Z',
    })
  await render(standAt('/dashboard').within(<Dashboard />))
  await page.viewport(360, 740)
  await render(
    standAt('/super-admin').within(
      <DatabaseContext value={db}>
        <p>The console</p>
        <ActingNotice admin={{ ...superRow(), may: [] }} />
      </DatabaseContext>,
    ),
  )
  await expect.element(page.getByText('The console')).toBeVisible()
}

test('a merchant who opens a console’s address reads as whom they now act, and hides it', async () => {
  await open()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('You now act as Tatenda Marufu, Super Admin.')
  await componentAxe()
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
})

test('whoever signed in as them knows', async () => {
  await open(superRow().email)
  expect(page.getByRole('status').elements()).toEqual([])
})
