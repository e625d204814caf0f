import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { OutboxDialog } from './outbox-dialog.tsx'

const message = (id: string, subject: string, createdAt: string) => ({
  id,
  channel: 'email' as const,
  to: ['tendai@vumbacoffee.example'],
  subject,
  body: 'Nothing to do.',
  createdAt,
})

test('the keyboard goes into a message and back to the row it came from', async () => {
  const db = emptyDatabase()
  await db.messages.bulkAdd([
    message('OB-001', 'The first', '2026-11-20T10:00:00.000Z'),
    message('OB-002', 'The second', '2026-11-21T10:00:00.000Z'),
  ])
  const { getByRole } = await render(
    <DatabaseContext value={db}>
      <OutboxDialog open onClose={() => {}} onLeave={() => {}} />
    </DatabaseContext>,
  )
  const first = getByRole('button', { name: /^The first/ })
  for (const time of ['once', 'twice']) {
    await expect.element(first, { message: time }).toBeVisible()
    first.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(getByRole('button', { name: 'All messages' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(first).toHaveFocus()
  }
})
