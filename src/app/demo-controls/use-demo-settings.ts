import { getDemoSettings } from '#db/demo/queries.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText, runAction } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { toast } from '#src/ui/toast.ts'

/** Returns the demo settings, live, and a function to change one, which works in dry run too. */
export function useDemoSettings() {
  const settings = useQuery(getDemoSettings)
  const database = useDatabase()
  const actor = useActor()

  async function set(name: 'setDryRun' | 'setFailNext', on: boolean): Promise<void> {
    try {
      await runAction(name, on, { db: database(), actor })
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }

  return { settings, set }
}
