import type { Merchant } from '#db/merchants/schemas.ts'
import { type PlanInvoice, planNames } from '#db/settings/plans.ts'
import { formatDate, formatDateTime } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { DetailList, DetailPanel, DetailRows } from '#src/ui/detail-panel.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { changeInWords } from './plan-words.ts'
import { usePlanInvoicePdf } from './use-plan-invoice-pdf.ts'

interface Props {
  open: boolean
  onClose: () => void
  merchant: Merchant
  invoice: PlanInvoice
}

/** An invoice of a change of plan, as it was made. */
export function InvoiceDialog({ open, onClose, merchant, invoice }: Props) {
  const download = usePlanInvoicePdf()
  const { id, plan, period, from, until, createdAt } = invoice
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Invoice ${id}`}
      description={formatDateTime(createdAt)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button variant="primary" onClick={() => void download(merchant, invoice)}>
            Download PDF
          </Button>
        </>
      }
    >
      <DetailPanel>
        <DetailList
          items={[
            { term: 'Bill to', value: merchant.name },
            { term: 'Plan', value: `${planNames[plan]}, ${period}` },
            { term: 'Paid for', value: `${formatDate(from)} to ${formatDate(until)}`, wide: true },
          ]}
        />
        <DetailRows look="sums" items={changeInWords(invoice)} />
      </DetailPanel>
    </Dialog>
  )
}
