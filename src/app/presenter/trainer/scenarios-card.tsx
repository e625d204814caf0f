import { useState } from 'react'
import { scenarioTexts } from '#seed/scenarios.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { LargeMerchantControl } from '../controls/large-merchant-control.tsx'
import { ScenarioDialog } from './scenario-dialog.tsx'

/** The scenarios over the sample data, each with what it is good for (DEMO-12). */
export function ScenariosCard() {
  const [asked, setAsked] = useState<(typeof scenarioTexts)[number]>()
  return (
    <Card>
      <CardHeader title="Scenarios" />
      <ul aria-label="Scenarios">
        {scenarioTexts.map((scenario) => (
          <li
            key={scenario.id}
            className="flex items-center gap-x-3 border-t border-line py-3 pr-5 pl-5 md:pr-6 md:pl-6"
          >
            <div className="min-w-0 flex-1">
              <h3 className="font-semibold">{scenario.name}</h3>
              <p className="text-sm text-muted">{scenario.text}</p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Load ${scenario.name}`}
              onClick={() => setAsked(scenario)}
            >
              Load
            </Button>
          </li>
        ))}
        <li className="border-t border-line px-5 py-3 md:px-6">
          <LargeMerchantControl heading="h3" />
        </li>
      </ul>
      {asked && <ScenarioDialog scenario={asked} open onClose={() => setAsked(undefined)} />}
    </Card>
  )
}
