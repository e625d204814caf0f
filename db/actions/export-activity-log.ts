import { shortened } from '../common.ts'
import { defineAction, invalid } from './define-action.ts'

export interface LogExport {
  /** What of the log, in words. */
  what: string
  format: string
  /** How many entries the file holds. */
  entries: number
}

/** Logs that entries of the log were written to a file, before the file is handed over. Refused with `invalid`. */
export const exportActivityLog = defineAction([], async ({ log }, asked: LogExport) => {
  const { what, format, entries } = asked
  if (entries < 1) throw invalid('There is nothing to export.')
  await log({
    action: 'Exported activity log',
    target: shortened(what),
    type: 'report',
    after: { format, entries },
  })
  return asked
})
