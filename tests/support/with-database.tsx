import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { render, type RenderResult } from 'vitest-browser-react'
import { PaidDatabase } from '#db/database.ts'
import { DatabaseContext } from '#src/data/database-context.ts'

/** Renders a component over a database of its own, filled before and deleted after the test. */
export async function renderWithDatabase(
  component: ReactNode,
  fill: (db: PaidDatabase) => Promise<unknown>,
): Promise<RenderResult> {
  const db = new PaidDatabase(`component-${crypto.randomUUID()}`)
  onTestFinished(() => db.delete())
  await db.open()
  await fill(db)
  return render(<DatabaseContext value={db}>{component}</DatabaseContext>)
}
