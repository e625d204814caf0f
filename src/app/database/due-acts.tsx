import { use, useEffect } from 'react'
import type { PaidDatabase } from '#db/database.ts'
import { getNextDue } from '#db/queries/get-next-due.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { useQuery } from '#src/data/use-query.ts'

/** The networks that answer for payments and links, whoever looks at them. */
const network = { name: 'Paid', ip: '127.0.0.1' }

/** The longest that a timer can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1

/** Loaded when something falls due: most visits need none of it. */
async function act(db: PaidDatabase): Promise<void> {
  const [{ settleDue }, { expireLinks }] = await Promise.all([
    import('#db/actions/settle-due.ts'),
    import('#db/actions/expire-links.ts'),
  ])
  const context = { db, actor: network, now: new Date().toISOString() }
  await Promise.all([settleDue(context), expireLinks(context)])
}

/**
 * Does what happens by itself at its moment, while any screen is open: payments under way settle, links expire. The
 * first tab does it and the others find nothing due; what fell due while nothing was open is done at the next opening.
 */
export function DueActs() {
  const db = use(DatabaseContext)
  const due = useQuery(getNextDue)
  useEffect(() => {
    if (!db || due === undefined || due === null) return
    // A timer may fire a breath before its moment, when nothing is due yet.
    const wait = Math.max(due - Date.now(), 0) + 2
    if (wait > longestWait) return
    const timer = setTimeout(() => void act(db).catch(reportError), wait)
    return () => clearTimeout(timer)
  }, [db, due])
  return null
}
