// Proves DEMO-2.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Transaction } from '#db/payments/schemas.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { ResetDialog } from './reset-dialog.tsx'

async function ask(transactions: number) {
  const db = emptyDatabase()
  const rows = Array.from({ length: transactions }, (_, at) => ({ id: `TX-${at}` }))
  await db.transactions.bulkAdd(rows as Transaction[])
  await render(
    <DatabaseContext value={db}>
      <ResetDialog open onClose={() => {}} />
    </DatabaseContext>,
  )
}

test('a reset says that it can be undone', async () => {
  await ask(20)
  await expect.element(page.getByText(/You can undo this for 10 seconds\.$/)).toBeVisible()
})

test('of many transactions it says that it can’t', async () => {
  await ask(20_001)
  await expect.element(page.getByText(/this can’t be undone\.$/)).toBeVisible()
})
