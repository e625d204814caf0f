import { useState } from 'react'
import { getSeededAt } from '#db/demo/queries.ts'
import { leftOut, type UnreadableRow } from '#db/left-out.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { unreadableMessages } from '#src/rules/messages/app.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/toast.ts'
import { downloadSnapshot } from '../database/download-snapshot.ts'
import { seedRows } from '#src/seeding/seeder.ts'

interface Props {
  rows: readonly UnreadableRow[]
}

/** A notice about unreadable rows: how many of which kind, and the ways out, each of which saves a snapshot first. */
export function UnreadableBanner({ rows }: Props) {
  const database = useDatabase()
  const [pending, setPending] = useState(false)
  const remove = useAction('removeUnreadable', {
    success: unreadableMessages.removed,
    dryRun: unreadableMessages.wouldRemove,
  })
  const putBack = useAction('putBackRows', {
    success: unreadableMessages.putBack,
    dryRun: unreadableMessages.wouldPutBack,
  })

  async function putBackFromSeed() {
    const seed = await seedRows({}, await getSeededAt(database()))
    const back = rows.flatMap(({ table, id }) => {
      const row = seed[table].find((each) => each.id === id)
      return row ? [{ table, row }] : []
    })
    if (back.length === 0) toast.info(unreadableMessages.noneToPutBack)
    else if ((await putBack.run(back)) !== undefined)
      leftOut.forget(back.map(({ table, row }) => ({ table, id: row.id })))
  }

  async function removeThem() {
    if ((await remove.run(rows)) !== undefined) leftOut.forget(rows)
  }

  async function change(act: () => Promise<unknown>) {
    if (pending) return
    setPending(true)
    try {
      await downloadSnapshot()
      await act()
    } catch (error) {
      toast.error(await refusalText(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <section aria-label="Unreadable rows">
      <Banner tone="wait" title={unreadableMessages.title(rows.length)}>
        <p>
          Not shown: {unreadableMessages.what(rows.map(({ table }) => table))}. Both options first
          save a snapshot to your downloads, without signing secrets or two-factor keys.
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            disabled={pending}
            onClick={() => void change(putBackFromSeed)}
          >
            Restore from sample data
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={pending}
            onClick={() => void change(removeThem)}
          >
            Remove
          </Button>
        </div>
      </Banner>
    </section>
  )
}
