import { FileText } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { currentDate } from '#db/clock.ts'
import type { CustomReport, ReportField } from '#db/reports/schemas.ts'
import { allReportFields } from '#src/rules/report-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'

import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { reportTabs, useSettings } from './use-settings.ts'
import { StandardTab } from './standard-tab.tsx'
import { MakingCard, useGenerate } from './use-generate.tsx'
import { useReports, useTable } from './use-reports.ts'
import { ReportPreview } from './report-preview.tsx'
import { MadeReports } from './made-reports.tsx'

const CustomTab = lazy(async () => ({
  default: (await import('./custom-tab.tsx')).CustomTab,
}))
const ScheduledTab = lazy(async () => ({
  default: (await import('./scheduled-tab.tsx')).ScheduledTab,
}))

const waiting = (
  <Card>
    <SkeletonRows rows={6} label="Loading reports" />
  </Card>
)

/** The merchant's reports: standard, custom and scheduled ones (REP-3). */
export function ReportsScreen() {
  const { found, reports, templates, schedules } = useReports()
  const source = found?.source
  const own = useSettings()
  const { asked, ask, settings, insist } = own
  const { generate, forbidden, making, cancel } = useGenerate()
  const [draft, setDraft] = useState<{ fields: readonly ReportField[]; name: string }>({
    fields: allReportFields,
    name: '',
  })
  const isCustom = asked.tab === 'custom'

  const onDraft = useCallback(
    (fields: readonly ReportField[], name: string) => setDraft({ fields, name }),
    [],
  )
  const { table, customOf } = useTable(found, settings, isCustom ? draft : null)

  /** Generates a report as of now, once the days are valid. */
  function make(template?: CustomReport) {
    const isRight = insist()
    if (!found || !settings || !isRight) return
    // The preview's report is reused, so it is computed only once.
    const wanted = template ? customOf(template) : table
    const type = template || isCustom ? ('custom' as const) : settings.type
    const { merchantId } = found.source
    const { range } = settings
    if (!wanted) return
    const made = found.tables.dated(wanted, currentDate())
    void generate({ merchantId, type, format: asked.format, range, table: made })
  }

  const preview = table ? (
    <ReportPreview table={table} format={asked.format} />
  ) : source ? (
    <Card padded>
      <p className="text-muted">Choose a start and an end date.</p>
    </Card>
  ) : (
    waiting
  )

  return (
    <>
      <PageHeader
        title="Reports"
        actions={
          <Button
            // A page has one solid button, which on this tab is the form's.
            variant={asked.tab === 'scheduled' ? 'secondary' : 'primary'}
            icon={<FileText aria-hidden />}
            disabled={!source}
            forbidden={forbidden}
            pending={making !== null}
            pendingLabel="Generating"
            onClick={() => make()}
          >
            Generate Report
          </Button>
        }
      />
      {making && <MakingCard making={making} onCancel={cancel} />}
      <Tabs
        label="Report types"
        value={asked.tab}
        onChange={(tab) => ask({ tab })}
        tabs={reportTabs}
      />
      <TabPanel tab={asked.tab} className="mt-4">
        <Suspense fallback={waiting}>
          {asked.tab === 'standard' && <StandardTab settings={own} preview={preview} />}
          {isCustom &&
            (source && templates ? (
              <CustomTab
                merchantId={source.merchantId}
                settings={own}
                preview={preview}
                templates={templates}
                busy={making !== null}
                forbidden={forbidden}
                onDraft={onDraft}
                onRun={make}
              />
            ) : (
              waiting
            ))}
          {asked.tab === 'scheduled' &&
            (source && schedules ? (
              <ScheduledTab merchantId={source.merchantId} schedules={schedules} />
            ) : (
              waiting
            ))}
        </Suspense>
        <MadeReports reports={reports} />
      </TabPanel>
    </>
  )
}
