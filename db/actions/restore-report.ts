import { ActionError } from '../action.ts'
import { defineAction } from './define-action.ts'
import type { DeletedReport } from './delete-report.ts'

/**
 * Brings a deleted report back with its file. Refused with `cannot-undo` when it is there again or its business is
 * gone.
 */
export const restoreReport = defineAction(
  ['merchants', 'reports', 'files'],
  async ({ db, put, log }, { report, file }: DeletedReport) => {
    const { id, name, merchantId } = report
    const [owner, present] = await Promise.all([db.merchants.get(merchantId), db.reports.get(id)])
    if (!owner || present)
      throw new ActionError('cannot-undo', `${name} can't be brought back.`, { name })
    if (file) await put('files', file)
    await put('reports', report)
    await log({ action: 'Restored report', target: name, type: 'report', merchantId })
    return report
  },
)
