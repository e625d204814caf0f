import { useState } from 'react'
import type { ReportTemplate } from '#db/settings/schemas.ts'
import type { PlatformReport } from '#db/reports/schemas.ts'
import { listPlatformReports, listReportTemplates } from '#db/reports/queries.ts'
import { useForbids } from '#src/data/actor.ts'
import { useQuery, type Show } from '#src/data/use-query.ts'
import { formatMomentWithin } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import type { Forbiddable } from '#src/ui/forbidden.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { RecentReports } from './recent-reports.tsx'

const GenerateDialog = lazyDialog(
  async () => (await import('./generate-dialog.tsx')).GenerateDialog,
)

const showReports: Show<PlatformReport[]> = (reports, expect) => expect('platformReports', reports)

interface TemplateProps extends Forbiddable {
  template: ReportTemplate
  onGenerate: (template: ReportTemplate) => void
}

function Template({ template, forbidden, onGenerate }: TemplateProps) {
  const { name, description, lastGenerated } = template
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-3 first:border-t-0 md:px-6">
      <div className="min-w-0 flex-[1_1_14rem]">
        <h3 className="font-medium wrap-anywhere">{name}</h3>
        <p className="text-sm text-muted">{description}</p>
        <p className="text-sm text-subtle tabular-nums">
          {lastGenerated === null
            ? 'Never generated'
            : `Last generated ${formatMomentWithin(lastGenerated)}`}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        forbidden={forbidden}
        aria-label={`Generate ${name}`}
        onClick={() => onGenerate(template)}
      >
        Generate
      </Button>
    </li>
  )
}

/** The console's reports: templates with their last use, and generated files (ADM-10). */
export function TransactionReportsScreen() {
  const templates = useQuery(listReportTemplates)
  const reports = useQuery(listPlatformReports, [], showReports)
  const forbidden = useForbids()('generatePlatformReport')
  const [chosen, setChosen] = useState<ReportTemplate | null>(null)
  const [open, setOpen] = useState(false)
  const generate = (template: ReportTemplate) => {
    setChosen(template)
    setOpen(true)
  }
  return (
    <>
      <PageHeader
        title="Transaction Reports"
        description="Choose a template, period and format. Includes all merchants."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:gap-4 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
        <Card>
          <CardHeader title="Templates" />
          {!templates ? (
            <SkeletonRows rows={5} label="Loading templates" />
          ) : (
            <ul aria-label="Templates">
              {templates.map((template) => (
                <Template
                  key={template.id}
                  template={template}
                  forbidden={forbidden}
                  onGenerate={generate}
                />
              ))}
            </ul>
          )}
        </Card>
        <RecentReports reports={reports} />
      </div>
      {chosen && (
        <GenerateDialog
          key={chosen.id}
          template={chosen}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
