import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { LargeMerchantControl } from './large-merchant.tsx'

test('R13 where the device is full it does not say that nothing was saved: what there is stays', async () => {
  const db = emptyDatabase()
  db.transactions.hook('creating', (id: string) => {
    // In the second batch of a thousand, counting down from TX-100000.
    if (id === 'TX-98500') throw new DOMException('No room.', 'QuotaExceededError')
  })
  const screen = await render(
    <DatabaseContext value={db}>
      <LargeMerchantControl />
    </DatabaseContext>,
  )
  await screen.getByRole('button', { name: 'Create' }).click()
  await expect
    .element(screen.getByText(/^This device is out of space\. The large merchant is incomplete/))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Create' })).toBeVisible()
  expect(await db.transactions.count()).toBe(1_000)
})
