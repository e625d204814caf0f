import { useState } from 'react'
import type { ReportTemplate } from '#db/settings/schemas.ts'
import type { PlatformReport } from '#db/reports/schemas.ts'
import { listPlatformReports, listReportTemplates } from '#db/reports/queries.ts'
import { formatMomentWithin } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { useForbids } from '#src/data/actor.ts'
import { useQuery, type ApplyExpected } from '#src/data/use-query.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { type Forbiddable, useForbidden } from '#src/ui/forbidden.tsx'
import { Chevron } from '#src/ui/glyphs.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { RecentReports } from './recent-reports.tsx'

const GenerateDialog = lazyDialog(
  async () => (await import('./generate-dialog.tsx')).GenerateDialog,
)

const showReports: ApplyExpected<PlatformReport[]> = (reports, expect) =>
  expect('platformReports', reports)

interface TemplateProps extends Forbiddable {
  template: ReportTemplate
  onGenerate: (template: ReportTemplate) => void
}

/** A template as one large button, which opens its dialog. */
function Template({ template, forbidden, onGenerate }: TemplateProps) {
  const { name, description, lastGenerated } = template
  const barred = useForbidden(forbidden)
  return (
    <li className="border-t border-line first:border-t-0">
      <button
        type="button"
        aria-label={named`Generate ${name}`}
        {...barred.props}
        onClick={() => (forbidden === undefined ? onGenerate(template) : barred.say())}
        className="flex w-full items-center gap-3 px-card py-2.5 text-left -outline-offset-3 hover:bg-hover aria-disabled:cursor-not-allowed"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">{name}</span>
          <span className="block text-sm text-muted">{description}</span>
          <span className="block text-sm text-subtle tabular-nums">
            {lastGenerated === null
              ? 'Never generated'
              : `Last generated ${formatMomentWithin(lastGenerated)}`}
          </span>
        </span>
        <span
          aria-hidden
          className="flex flex-none items-center gap-2 text-sm text-subtle [&_svg]:size-3.5"
        >
          <span className="font-semibold text-text max-sm:hidden">Generate</span>
          <Chevron />
        </span>
      </button>
      {barred.note}
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
