import { useState } from 'react'
import type { MerchantId } from '#db/common.ts'
import { planChange, type HeldPlan, type WantedPlan } from '#db/settings/plan-change.ts'
import { planNames } from '#db/settings/plans.ts'
import { formatDate } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useToday } from '#src/data/use-query.ts'
import { planMessages } from '#src/rules/messages/payments.ts'
import { Button } from '#src/ui/button.tsx'
import { DemoNote } from '#src/ui/demo-note.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { changeInWords } from './plan-words.ts'

interface Props {
  open: boolean
  onClose: () => void
  merchantId: MerchantId
  held: HeldPlan
  wanted: WantedPlan
}

/** Itemizes a plan change before it is confirmed. */
export function ChangeDialog({ open, onClose, merchantId, held: live, wanted }: Props) {
  // Fixed while the dialog is open and closing: the attempt is the same for every press, and the content doesn't
  // change.
  const [attemptId] = useState(newAttemptId)
  const [held] = useState(live)
  const name = planNames[wanted.plan]
  const { lines, totals, paid } = planChange(held, wanted, useToday())
  const change = useAction('changePlan', {
    success: () => planMessages.changed(name),
    dryRun: planMessages.wouldChange(name),
  })

  async function confirm() {
    const { plan, period, currency } = wanted
    const request = { merchantId, plan, period, currency, totals, attemptId }
    if (await change.run(request)) onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={named`Change to ${name}?`}
      description={named`Starts today and is paid until ${formatDate(paid.until.toISOString())}. ${name} fees apply to new payments only.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            pending={change.pending}
            pendingLabel="Changing"
            forbidden={change.forbidden}
            onClick={() => void confirm()}
          >
            Change plan
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <DetailRows look="sums" items={changeInWords({ lines, totals })} />
        <DemoNote text="No card is charged. The invoice appears under Billing." />
      </div>
    </Dialog>
  )
}
