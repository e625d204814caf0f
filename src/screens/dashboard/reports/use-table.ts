import { use, useCallback, useMemo } from 'react'
import type { CustomReport } from '#db/model/report.ts'
import type { ReportSource } from '#db/queries/get-report-source.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { customTable } from './custom-table.ts'
import { reportTable, type ReportTable } from './report-table.ts'
import type { Settings } from './use-settings.ts'

type Template = Pick<CustomReport, 'name'> & { fields: readonly CustomReport['fields'][number][] }

/**
 * The report as it is set: the standard one, or that of a draft. Found anew only when the ledger or a setting is
 * another, since it goes over all rows. Null until it can be found.
 */
export function useTable(
  source: ReportSource | undefined,
  settings: Settings['settings'],
  draft: Template | null,
): { table: ReportTable | null; customOf: (template: Template) => ReportTable | null } {
  const db = use(DatabaseContext)
  const customOf = useCallback(
    ({ name, fields }: Template) => {
      const title = name.trim() || 'Custom report'
      return db && source && settings ? customTable(db, source, settings, { title, fields }) : null
    },
    [db, source, settings],
  )
  const table = useMemo(() => {
    if (draft) return customOf(draft)
    return source && settings ? reportTable(source, settings) : null
  }, [draft, customOf, source, settings])
  return { table, customOf }
}
