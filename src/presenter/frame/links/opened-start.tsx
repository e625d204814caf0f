import { useEffect, useEffectEvent, useState } from 'react'
import type { PaidDatabase } from '#db/database.ts'
import { scenarioTexts } from '#seed/scenarios.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext, openOnDemand } from '#src/data/database-context.ts'
import { loadActions, refusalText } from '#src/data/run-action.ts'
import { visitor } from '#src/data/visitor.ts'
import { demoMessages } from '#src/rules/messages/demo.ts'
import { toast } from '#src/ui/toast.ts'
import { ResetDialog } from '../../demo/controls/reset-dialog.tsx'
import { ScenarioDialog } from '../../class/trainer/scenarios-card.tsx'
import { LargeMerchantDialog } from '../../demo/controls/large-merchant.tsx'
import { LinkProblem } from './link-problem.tsx'

/** The id of what is made by an act of its own, because of its size. */
const largeMerchant = 'large-merchant'

interface Props {
  /** The id in the link; null for the sample data. */
  scenario: string | null
  onClose: () => void
}

/** Asks before a link's scenario, or the sample data, takes the place of everything. */
export function OpenedStart({ scenario, onClose }: Props) {
  const [db, setDb] = useState<PaidDatabase>()
  const fail = useEffectEvent(async (error: unknown) => {
    toast.error(await refusalText(error))
    onClose()
  })
  useEffect(() => {
    Promise.all([openOnDemand(), loadActions()]).then(([opened]) => setDb(opened), fail)
  }, [])
  if (!db) return null
  const isLarge = scenario === largeMerchant
  const found = scenarioTexts.find(({ id }) => id === scenario)
  if (scenario !== null && !found && !isLarge)
    return <LinkProblem problem={demoMessages.noScenario} onClose={onClose} />
  return (
    <DatabaseContext value={db}>
      <ActorContext value={visitor}>
        {isLarge ? (
          <LargeMerchantDialog onClose={onClose} />
        ) : found ? (
          <ScenarioDialog scenario={found} open onClose={onClose} />
        ) : (
          <ResetDialog open onClose={onClose} />
        )}
      </ActorContext>
    </DatabaseContext>
  )
}
