import { use, useCallback, useMemo } from 'react'
import type { CustomReport } from '#db/reports/schemas.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import type { ReportTable } from '#src/files/reports/report-table.ts'
import type { Found } from './use-reports.ts'
import type { Settings } from './use-settings.ts'

type Template = Pick<CustomReport, 'name'> & { fields: readonly CustomReport['fields'][number][] }

/**
 * Returns the configured report: the standard one, or that of a draft. Recomputed only when the ledger or a setting
 * changes, because it reads all rows. Null until available.
 */
export function useTable(
  found: Found | undefined,
  settings: Settings['settings'],
  draft: Template | null,
): { table: ReportTable | null; customOf: (template: Template) => ReportTable | null } {
  const db = use(DatabaseContext)
  const customOf = useCallback(
    ({ name, fields }: Template) => {
      const title = name.trim() || 'Custom report'
      return db && found && settings
        ? found.tables.customTable(db, found.source, settings, { title, fields })
        : null
    },
    [db, found, settings],
  )
  const table = useMemo(() => {
    if (draft) return customOf(draft)
    return found && settings ? found.tables.reportTable(found.source, settings) : null
  }, [draft, customOf, found, settings])
  return { table, customOf }
}
