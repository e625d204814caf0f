import { Info, Pencil } from 'lucide-react'
import { useCallback, useState } from 'react'
import { listFees } from '#db/queries/list-payment-methods.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { LeaveGuard } from '#src/forms/leave-guard.tsx'
import { messages } from '#src/rules/messages.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { changesText, feeChanges, type FeeDraft } from './fee-draft.ts'
import { FeeTable } from './fee-table.tsx'

/** The console's fee structure: read-only until Edit Fees, saved all together (spec §2, §4, §5). */
export function FeeStructureScreen() {
  const fees = useQuery(listFees)
  const [draft, setDraft] = useState<FeeDraft | null>(null)
  const save = useAction('updateFees', {
    said: () => messages.feesUpdated,
    dryRun: messages.wouldUpdateFees,
  })
  const changes = fees && draft ? feeChanges(fees, draft) : []

  const type = useCallback(
    (key: string, text: string) => setDraft((typed) => ({ ...typed, [key]: text })),
    [],
  )

  async function saveChanges() {
    if (changes.length === 0) setDraft(null)
    else if (await save.run(changes)) setDraft(null)
  }

  return (
    <>
      <PageHeader
        title="Fee Structure"
        description="What each method costs merchants and customers."
        actions={
          draft === null && (
            <Button
              variant="primary"
              icon={<Pencil aria-hidden />}
              disabled={!fees}
              onClick={() => setDraft({})}
            >
              Edit Fees
            </Button>
          )
        }
      />
      <div className="grid gap-4">
        <Banner tone="info" icon={<Info aria-hidden />}>
          Usual ranges: mobile money <b>1.5–3.0%</b>, cards <b>2.5–4.0%</b>, bank transfers{' '}
          <b>0.5–2.0%</b>.
        </Banner>
        {fees === undefined ? (
          <Card>
            <SkeletonRows rows={5} label="Loading fees" />
          </Card>
        ) : (
          <FeeTable fees={fees} draft={draft} onType={type} />
        )}
        {fees && draft && (
          <SaveBar text={changesText(fees, changes)}>
            <Button variant="ghost" onClick={() => setDraft(null)}>
              Cancel
            </Button>
            <Button
              variant="primary"
              pending={save.pending}
              pendingLabel="Saving"
              onClick={() => void saveChanges()}
            >
              Save Changes
            </Button>
          </SaveBar>
        )}
      </div>
      <LeaveGuard unsaved={changes.length > 0} />
    </>
  )
}
