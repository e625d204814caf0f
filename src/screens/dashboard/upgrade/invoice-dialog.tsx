import type { Merchant } from '#db/merchants/schemas.ts'
import { type PlanInvoice, planNames } from '#db/settings/plans.ts'
import { formatDate, formatMoment } from '#db/text/format.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { refusalText } from '#src/data/run-action.ts'
import { fileMessages } from '#src/rules/messages/app.ts'
import { planMessages } from '#src/rules/messages/payments.ts'
import { Button } from '#src/ui/button.tsx'
import { DetailList, DetailPanel, DetailRows } from '#src/ui/detail-panel.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { asSaved, downloadFile } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'
import { changeInWords } from './plan-words.ts'

/** Returns a function that downloads an invoice as a PDF; the code loads with the first one. */
function usePlanInvoicePdf(): (merchant: Merchant, invoice: PlanInvoice) => Promise<void> {
  const dryRun = useDryRun()
  return async (merchant, invoice) => {
    try {
      if (await dryRun(planMessages.wouldDownload(invoice.id))) return
      const { drawPlanInvoice } = await import('./draw-plan-invoice.ts')
      const name = `${invoice.id}.pdf`
      const { file, missing } = await drawPlanInvoice(merchant, invoice)
      downloadFile(name, 'application/pdf', file)
      toast.success(asSaved(fileMessages.made(planMessages.downloaded(name), missing)))
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }
}

interface Props {
  open: boolean
  onClose: () => void
  merchant: Merchant
  invoice: PlanInvoice
}

/** The invoice of a plan change. */
export function InvoiceDialog({ open, onClose, merchant, invoice }: Props) {
  const download = usePlanInvoicePdf()
  const { id, plan, period, from, until, createdAt } = invoice
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Invoice ${id}`}
      description={formatMoment(createdAt)}
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
            { term: 'Period', value: `${formatDate(from)} to ${formatDate(until)}`, wide: true },
          ]}
        />
        <DetailRows look="sums" items={changeInWords(invoice)} />
      </DetailPanel>
    </Dialog>
  )
}
