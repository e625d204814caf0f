import { Pencil, TextCursorInput, Trash2 } from 'lucide-react'
import type { CustomReport } from '#db/reports/schemas.ts'
import { countOf } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { undoOffer } from '#src/data/undo-offer.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { reportFieldLabels } from '#src/rules/report-text.ts'
import { LiveRow, useRowActions, type RowAction } from '#src/screens/shared/row-actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import type { DialogLayer } from '#src/ui/dialog-host.tsx'
import type { Forbiddable } from '#src/ui/forbidden.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { Menu } from '#src/ui/menu.tsx'

const TemplateDialog = lazyDialog(
  async () => (await import('./template-dialog.tsx')).TemplateDialog,
)

interface Props extends Forbiddable {
  templates: readonly CustomReport[]
  /** A report is being generated, so another one must wait. */
  busy: boolean
  onRun: (template: CustomReport) => void
}

const templateDialog = (nameOnly: boolean) => (row: CustomReport, layer: DialogLayer) => (
  <LiveRow row={row} read={(db) => db.customReports.get(row.id)}>
    {(template) => <TemplateDialog template={template} nameOnly={nameOnly} {...layer} />}
  </LiveRow>
)

/** The actions on a template, besides running it. */
const templateActions: readonly RowAction<CustomReport>[] = [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    action: 'updateCustomReport',
    dryRun: () => reportMessages.templateSaved,
    dialog: templateDialog(false),
  },
  {
    id: 'rename',
    label: 'Rename',
    icon: TextCursorInput,
    action: 'updateCustomReport',
    dryRun: () => reportMessages.templateSaved,
    dialog: templateDialog(true),
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    danger: true,
    action: 'deleteCustomReport',
    run: ({ id }, { run }) =>
      run('deleteCustomReport', id, {
        success: () => reportMessages.templateDeleted,
        setback: () => true,
        dryRun: reportMessages.wouldDeleteTemplate,
        shows: () => [{ table: 'customReports', id, change: null }],
        offer: undoOffer(run, (template) => ({
          success: () => reportMessages.restored(template.name),
          dryRun: reportMessages.wouldRestore,
          shows: () => [{ table: 'customReports', id, change: template }],
        })),
      }),
  },
]

/** The saved templates: run, edit, rename and delete. */
export function TemplatesCard({ templates, busy, forbidden, onRun }: Props) {
  const actionsOf = useRowActions()
  return (
    <Card>
      <CardHeader title="Saved templates" />
      {templates.length === 0 ? (
        <p className="px-card pb-5 text-muted">
          Saved templates appear here. Run them with the period and format above.
        </p>
      ) : (
        <ul aria-label="Saved templates">
          {templates.map((each) => (
            <li
              key={each.id}
              className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5 pr-2 pl-card first:border-t-0 md:pr-3"
            >
              <div className="min-w-0 flex-[1_1_10rem]">
                <p className="font-medium wrap-anywhere">{each.name}</p>
                <p className="line-clamp-2 text-sm text-muted">
                  {countOf(each.fields.length, 'field')}:{' '}
                  {each.fields.map((field) => reportFieldLabels[field]).join(', ')}
                </p>
              </div>
              <span className="ml-auto flex items-center gap-1">
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={busy}
                  forbidden={forbidden}
                  aria-label={named`Run ${each.name}`}
                  onClick={() => onRun(each)}
                >
                  Run
                </Button>
                <Menu
                  label={named`Actions for ${each.name}`}
                  items={actionsOf(templateActions, each)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
