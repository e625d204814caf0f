import { addDays } from 'date-fns/addDays'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { dayText } from '#db/days.ts'
import { isMobileMoney, paymentMethodIds } from '#db/payments/schemas.ts'
import { useToday } from '#src/data/use-query.ts'
import { DateRangeInputs } from '#src/forms/date-inputs.tsx'
import { pathTo } from '#src/routes/paths.ts'
import { statementColumns } from '#src/rules/provider-statement.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { DetailPanel, DetailSection } from '#src/ui/detail-panel.tsx'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { lazyDialog, useShown } from '#src/ui/lazy-dialog.tsx'
import { RouteSheet } from '#src/ui/route-sheet.tsx'
import { Select } from '#src/ui/select.tsx'
import { StatementResult } from './statement-result.tsx'
import { askedOf, useStatement } from './use-statement.ts'

const OpenCaseDialog = lazyDialog(
  async () => (await import('#src/screens/shared/cases/open-case-dialog.tsx')).OpenCaseDialog,
)

const methods = paymentMethodIds
  .filter(isMobileMoney)
  .map((value) => ({ value, label: methodTiles[value].name }))

/** Compares a provider's statement with the ledger, in a sheet over the cases. */
export function StatementScreen() {
  const today = useToday()
  const [method, setMethod] = useState<(typeof paymentMethodIds)[number]>('ecocash')
  const [days, setDays] = useState({
    from: dayText(addDays(today, -6)),
    to: dayText(today),
  })
  const asked = askedOf(method, days)
  const error = 'error' in asked ? asked.error : undefined
  const statement = useStatement(asked)
  const opening = useShown<string>()
  return (
    <RouteSheet
      list={pathTo('cases')}
      title="Provider statement"
      description="Match the provider’s statement with our records."
    >
      <DetailPanel>
        <div className="grid gap-4">
          <Select label="Provider" value={method} onChange={setMethod} options={methods} />
          <DateRangeInputs value={days} onChange={setDays} error={error} />
          <div>
            <Button
              variant="secondary"
              icon={<Download aria-hidden />}
              disabled={error !== undefined}
              onClick={() => void statement.download()}
            >
              Download statement
            </Button>
            <p className="mt-1.5 text-sm text-muted">
              <DemoTag /> Our payments in the provider’s format.
            </p>
          </div>
        </div>
        <DetailSection title="Match a statement">
          <div className="grid gap-3">
            <DropZone
              label="Choose a statement"
              accept=".csv,text/csv"
              hint="Or drop a CSV file here: up to 5,000 lines and 2 MB."
              pending={statement.pending}
              pendingLabel="Checking"
              forbidden={statement.forbidden}
              onPick={(files) => void statement.pick(files)}
            >
              Choose statement
            </DropZone>
            <div role="alert">
              {statement.problem && <Banner tone="bad" title={statement.problem} />}
            </div>
            <details className="text-sm text-muted">
              <summary className="min-h-11 py-3 font-semibold text-text">File columns</summary>
              <ul className="grid gap-1 pb-2">
                {statementColumns.map(({ name, holds }) => (
                  <li key={name}>
                    <strong className="font-semibold text-text">{name}</strong>: {holds}
                  </li>
                ))}
              </ul>
            </details>
          </div>
        </DetailSection>
        {statement.result && (
          <DetailSection title="Result" note={statement.fileName ?? ''}>
            <StatementResult result={statement.result} onOpenCase={opening.show} />
          </DetailSection>
        )}
      </DetailPanel>
      {opening.of && <OpenCaseDialog key={opening.of} id={opening.of} {...opening.layer} />}
    </RouteSheet>
  )
}
