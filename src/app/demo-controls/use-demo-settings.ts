import type { DemoSettings } from '#db/model/visitor.ts'
import { getDemoSettings } from '#db/queries/get-demo-settings.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText } from '#src/data/refusal.ts'
import type { LoadAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { toast } from '#src/ui/toast.ts'

type LoadSetting = LoadAction<boolean, DemoSettings>

/** What the presenter has set, live, and how to set one thing of it: that works in dry run too. */
export function useDemoSettings() {
  const settings = useQuery(getDemoSettings)
  const database = useDatabase()
  const actor = useActor()

  async function set(load: LoadSetting, on: boolean): Promise<void> {
    try {
      const action = await load()
      await action({ db: database(), actor, now: new Date().toISOString() }, on)
    } catch (error) {
      toast.error(refusalText(error))
    }
  }

  return { settings, set }
}
