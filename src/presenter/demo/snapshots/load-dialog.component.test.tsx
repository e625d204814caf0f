// Proves DEMO-9, R51.
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { setAhead } from '#db/clock.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { visitor } from '#src/data/visitor.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { LoadDialog } from './load-dialog.tsx'

afterEach(() => {
  setAhead(0)
  vi.useRealTimers()
})

test.each([
  ['of the evening is offered today’s dates on the next morning', '23T20:00', '24T07:30', 0, 1],
  ['of the morning is not on the same evening', '23T07:30', '23T20:00', 0, 0],
  ['of today is not while the clock is moved', '23T07:30', '23T20:00', 30, 0],
  ['of yesterday is while the clock is moved', '23T23:00', '24T01:00', 30, 1],
])('a snapshot %s', async (_what, saved, now, aheadDays, offers) => {
  vi.setSystemTime(new Date(`2026-11-${now}`))
  setAhead(aheadDays * 86_400_000)
  const createdAt = new Date(`2026-11-${saved}`).toISOString()
  await render(
    <DatabaseContext value={emptyDatabase()}>
      <ActorContext value={visitor}>
        <LoadDialog
          snapshot={{ id: 'kept', name: 'The shop', createdAt }}
          open
          onClose={() => undefined}
        />
      </ActorContext>
    </DatabaseContext>,
  )
  await expect.element(page.getByRole('button', { name: 'Load', exact: true })).toBeVisible()
  expect(page.getByRole('switch', { name: 'Move dates to today' }).elements()).toHaveLength(offers)
})
