import { useCallback } from 'react'
import type { ActionInput } from '#db/all-actions.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import { useActor } from '#src/data/actor.ts'
import { useOpenDatabase } from '#src/data/database-context.ts'
import { refusalText, runAction } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { toast } from '#src/ui/toast.ts'

type Setting = 'setBusyDay' | 'setDryRun' | 'setFault' | 'setNextPayment'

/** Returns the demo settings, live, and a function to change one, which works in dry run too. */
export function useDemoSettings() {
  const settings = useQuery(getDemoSettings)
  const database = useOpenDatabase()
  const actor = useActor()

  const set = useCallback(
    async <Name extends Setting>(name: Name, value: ActionInput<Name>): Promise<void> => {
      try {
        await runAction(name, value, { db: await database(), actor })
      } catch (error) {
        toast.error(await refusalText(error))
      }
    },
    [database, actor],
  )

  return { settings, set }
}
