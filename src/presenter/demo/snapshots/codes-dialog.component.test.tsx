// Proves DEMO-10.
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { newAttemptId, runAction } from '#src/data/run-action.ts'
import { visitor } from '#src/data/visitor.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { seedRows } from '#src/seeding/seeder.ts'
import { CodesDialog } from './codes-dialog.tsx'

const picture = page.getByRole('img', { name: /^Code 1 of [1-6] for Lesson$/ })
const share = page.getByRole('button', { name: 'Share file' })

test('few changes are a series of at most six codes; more than they hold are offered as a file alone', async () => {
  const db = emptyDatabase()
  await resetToSeed(db, await seedRows())
  /** Shows the codes of the sample data after so many of its customers got another name. */
  const showCodes = async (changed: number) => {
    const rows = await db.transactions.limit(changed).toArray()
    await db.transactions.bulkPut(rows.map((row) => ({ ...row, customer: crypto.randomUUID() })))
    const id = newAttemptId()
    await runAction('keepSnapshot', { id, name: 'Lesson' }, { db, actor: visitor })
    return render(
      standAt('/trainer').within(
        <DatabaseContext value={db}>
          <CodesDialog snapshot={{ id, name: 'Lesson' }} open onClose={() => undefined} />
        </DatabaseContext>,
      ),
    )
  }
  const few = await showCodes(20)
  await expect.element(picture).toBeVisible()
  await expect.element(share).not.toBeInTheDocument()
  await few.unmount()

  await showCodes(200)
  await expect.element(share).toBeVisible()
  await expect.element(page.getByText('Too large for codes. Share the file instead.')).toBeVisible()
  await expect.element(picture).not.toBeInTheDocument()
})
