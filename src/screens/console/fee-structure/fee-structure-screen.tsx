import { Pencil } from 'lucide-react'
import { listFees } from '#db/payments/queries.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { platformMessages } from '#src/rules/messages/platform.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useEditMode } from '#src/ui/focus.ts'
import { FeeEditor } from './fee-editor.tsx'
import { FeeFigure } from './fee-figure.tsx'
import { rangeText } from './fee-form.ts'
import { PlatformFeeTable } from './fee-table.tsx'
import { FeeHistory } from './fee-history.tsx'

/** The console's fee structure: read-only until Edit Fees, all saved together (ADM-7). */
export function FeeStructureScreen() {
  const fees = useQuery(listFees)
  const { editing, begin, end, button } = useEditMode()
  const save = useAction('updateFees', {
    success: () => platformMessages.feesUpdated,
    dryRun: platformMessages.wouldUpdateFees,
  })
  return (
    <>
      <PageHeader
        title="Fee Structure"
        description="Fees for merchants on the standard plan and for all customers. Changes apply from the next payment."
        actions={
          <Button
            ref={button}
            variant={editing ? 'secondary' : 'primary'}
            icon={<Pencil aria-hidden />}
            disabled={!fees || editing}
            forbidden={save.forbidden}
            onClick={begin}
          >
            Edit Fees
          </Button>
        }
      />
      <div className="grid gap-4">
        <p className="-mt-2 text-sm text-muted tabular-nums [&>b]:whitespace-nowrap">
          Usual ranges: mobile money <b>{rangeText('Mobile Money')}</b>, cards{' '}
          <b>{rangeText('Credit/Debit Card')}</b>, bank transfers{' '}
          <b>{rangeText('Bank Transfer')}</b>.
        </p>
        {fees === undefined ? (
          <Card>
            <SkeletonRows rows={5} label="Loading fees" />
          </Card>
        ) : editing ? (
          <FeeEditor
            fees={fees}
            onSave={async (changes) => (await save.run(changes)) !== undefined}
            onClose={end}
          />
        ) : (
          <>
            <PlatformFeeTable
              fees={fees}
              figure={(props) => <FeeFigure key={props.field} {...props} />}
            />
            <FeeHistory fees={fees} />
          </>
        )}
      </div>
    </>
  )
}
