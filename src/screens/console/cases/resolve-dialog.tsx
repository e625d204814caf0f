import { useState } from 'react'
import * as v from 'valibot'
import { useLocation } from 'wouter'
import type { CaseListing } from '#db/disputes/queries.ts'
import { useMayOpen } from '#src/data/actor.ts'
import { useAction } from '#src/data/use-action.ts'
import { useDialogForm } from '#src/screens/shared/use-dialog-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { caseStatuses, findingText } from '#src/rules/cases.ts'
import { formatMoment, formatMoney } from '#db/text/format.ts'
import { caseMessages } from '#src/rules/messages/payments.ts'
import { consoleStatuses } from '#src/rules/transactions.ts'
import { ownWords } from '#db/text/validation.ts'
import { consoleDetailsPath } from '#src/screens/shared/transactions/transaction-actions.tsx'
import { amountSums } from '#src/screens/shared/transactions/details/transaction-parts.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { isolated } from '#db/text/typed-text.ts'

const schema = v.object({
  outcome: v.picklist(['paid', 'refunded'], 'Choose an outcome'),
  resolution: ownWords(1, 'Describe what you found'),
})

/** The outcome that each finding of the statement suggests. */
const suggested = {
  matched: 'paid',
  returned: 'refunded',
  differs: '',
  missing: 'refunded',
} as const

interface Props {
  row: CaseListing
  open: boolean
  onClose: () => void
}

function Facts({ row, onPayment }: { row: CaseListing; onPayment: () => void }) {
  const mayOpen = useMayOpen()
  const { transactionId, payment, note, openedAt, openedBy, statement } = row
  const money = (minor: number) => formatMoney(minor, payment?.currency ?? 'USD')
  return (
    <>
      {payment && (
        <DetailRows
          look="sums"
          items={[
            ['Payment', consoleStatuses[payment.status].label],
            ...amountSums(payment),
            ['Fee', money(-payment.fee)],
            ['Merchant receives', money(payment.amount - payment.fee)],
          ]}
        />
      )}
      {mayOpen('console-transaction') && (
        <Button variant="text" className="justify-self-start" onClick={onPayment}>
          View payment {transactionId}
        </Button>
      )}
      <p className="text-sm text-muted">
        Opened by {openedBy}, {formatMoment(openedAt)}.{note && ` “${note}”`}
      </p>
      <Banner
        tone={statement ? (statement.found === 'matched' ? 'ok' : 'wait') : 'info'}
        title={statement ? 'Provider statement' : 'No statement matched yet'}
      >
        {statement
          ? findingText(statement, payment?.currency ?? 'USD')
          : 'Match the provider statement for that day before you resolve the case.'}
      </Banner>
    </>
  )
}

/** Resolves a case in favor of the merchant or the customer. */
export function ResolveDialog({ row, open, onClose }: Props) {
  const { id, transactionId, merchant, status, statement } = row
  // A snapshot: the content must not change while the case resolves or the dialog closes.
  const [isOpenCase] = useState(status === 'open')
  const { run, forbidden } = useAction('resolveCase', {
    success: (done) => caseMessages[done.status === 'paid' ? 'paid' : 'refunded'](done.id),
    dryRun: caseMessages.wouldResolve(id),
  })
  const [, navigate] = useLocation()
  function openPayment() {
    onClose()
    whenLayersClosed(() => navigate(consoleDetailsPath(transactionId)))
  }
  const form = useDialogForm({
    schema,
    start: { outcome: statement ? suggested[statement.found] : '', resolution: '' },
    onSubmit: ({ outcome, resolution }) => run({ id, outcome, resolution }),
    onClose,
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title={isOpenCase ? 'Resolve Case' : id}
        description={`${isOpenCase ? `${id}, ` : ''}${transactionId} of ${isolated(merchant)}`}
        submit={isOpenCase ? 'Resolve' : undefined}
        pendingLabel="Resolving"
        cancelLabel={isOpenCase ? 'Cancel' : 'Close'}
        forbidden={forbidden}
      >
        <Facts row={row} onPayment={openPayment} />
        {isOpenCase ? (
          <>
            <form.AppField name="outcome">
              {(field) => (
                <field.RadioList
                  label="Outcome"
                  hint="Paying the merchant completes the payment and charges its fee. Refunding the customer leaves the payment failed."
                  options={[
                    { value: 'paid', label: 'Merchant paid' },
                    { value: 'refunded', label: 'Customer refunded' },
                  ]}
                />
              )}
            </form.AppField>
            <form.AppField name="resolution">
              {(field) => <field.TextArea label="Findings" rows={2} />}
            </form.AppField>
          </>
        ) : (
          <p>
            <strong className="font-semibold">{caseStatuses[status].label}</strong>
            {row.resolvedBy && ` by ${row.resolvedBy}`}
            {row.resolvedAt && `, ${formatMoment(row.resolvedAt)}`}
            {row.resolution && `: ${row.resolution}`}
          </p>
        )}
      </FormDialog>
    </form.AppForm>
  )
}
