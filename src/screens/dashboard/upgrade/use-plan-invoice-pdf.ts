import type { Merchant } from '#db/merchants/schemas.ts'
import type { PlanInvoice } from '#db/settings/plans.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { refusalText } from '#src/data/run-action.ts'
import { planMessages } from '#src/rules/messages/payments.ts'
import { downloadFile } from '#src/ui/download-file.ts'
import { toast } from '#src/ui/toast.ts'

/** Makes and hands over an invoice as a PDF; what draws it loads with the first one. */
export function usePlanInvoicePdf(): (merchant: Merchant, invoice: PlanInvoice) => Promise<void> {
  const dryRun = useDryRun()
  return async (merchant, invoice) => {
    try {
      if (await dryRun(planMessages.wouldDownload(invoice.id))) return
      const { drawPlanInvoice } = await import('./draw-plan-invoice.ts')
      const name = `${invoice.id}.pdf`
      downloadFile(name, 'application/pdf', await drawPlanInvoice(merchant, invoice))
      toast.success(planMessages.downloaded(name))
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }
}
