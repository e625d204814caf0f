import { useState } from 'react'
import { named } from '#db/text/typed-text.ts'
import { scenarioTexts } from '#seed/scenarios.ts'
import { useActor } from '#src/data/actor.ts'
import { useOpenDatabase } from '#src/data/database-context.ts'
import { usePending } from '#src/data/use-pending.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { useWide } from '#src/ui/viewport.ts'
import { LargeMerchantControl } from '../../demo/controls/large-merchant.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { startScenario } from '../../demo/snapshots/replace-demo.ts'
import { useUnlessTest } from '../../demo/snapshots/use-unless-test.ts'
import { SampleInvoicesControl } from './tools-card.tsx'

interface Props {
  scenario: (typeof scenarioTexts)[number]
  open: boolean
  onClose: () => void
  /** Called once the scenario is there. */
  onDone?: () => void
}

/** Asks before a scenario takes the place of what is on this device. */
export function ScenarioDialog({ scenario, open, onClose, onDone }: Props) {
  const database = useOpenDatabase()
  const actor = useActor()
  const [pending, run] = usePending()
  const asks = useUnlessTest(open, onClose)

  const load = () =>
    run(async () => {
      // Where it can't be opened, the recovery screen says why.
      const db = await database().catch(() => null)
      if (!db || !(await startScenario({ db, actor }, scenario))) return
      onClose()
      onDone?.()
    })

  return (
    <ConfirmDialog
      open={asks}
      onClose={onClose}
      title={named`Load ${scenario.name}?`}
      text="It replaces what is on this device, and you can undo that."
      confirmLabel="Load"
      pending={pending}
      onConfirm={() => void load()}
    />
  )
}

const opens = 'Opens the scenario on any device, which asks before it replaces anything.'

/** The scenarios over the sample data, each with what it is good for (DEMO-12). */
export function ScenariosCard() {
  const [asked, setAsked] = useState<(typeof scenarioTexts)[number]>()
  return (
    <Card>
      <Fold
        title="Scenarios"
        note="A state to start from, each with what it is good for"
        startsOpen={useWide()}
      >
        <ul aria-label="Scenarios">
          {scenarioTexts.map((scenario) => (
            <li
              key={scenario.id}
              className="flex flex-wrap items-center gap-x-1 border-t border-line py-3 pr-2 pl-card md:pr-3"
            >
              <div className="min-w-0 flex-[1_1_10rem]">
                <h3 className="font-semibold">{scenario.name}</h3>
                <p className="text-sm text-muted">{scenario.text}</p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                aria-label={named`Load ${scenario.name}`}
                onClick={() => setAsked(scenario)}
              >
                Load
              </Button>
              <LinkButton name={scenario.name} path={`/?scenario=${scenario.id}`} text={opens} />
            </li>
          ))}
          <li className="border-t border-line px-card py-3">
            <SampleInvoicesControl />
          </li>
          <li className="border-t border-line px-card py-3">
            <LargeMerchantControl heading="h3" />
          </li>
        </ul>
      </Fold>
      {asked && <ScenarioDialog scenario={asked} open onClose={() => setAsked(undefined)} />}
    </Card>
  )
}
