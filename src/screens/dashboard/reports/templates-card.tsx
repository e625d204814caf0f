import { useState } from 'react'
import type { CustomReport } from '#db/reports/schemas.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useForbids } from '#src/data/actor.ts'
import { useAction } from '#src/data/use-action.ts'
import { countOf } from '#src/rules/format.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { reportFieldLabels } from '#src/rules/report-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import type { Forbiddable } from '#src/ui/forbidden.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { actionsFor } from '#src/ui/list/row-actions.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { templateActions } from './template-actions.ts'

const TemplateDialog = lazyDialog(
  async () => (await import('./template-dialog.tsx')).TemplateDialog,
)

interface Props extends Forbiddable {
  templates: readonly CustomReport[]
  /** A report is being generated, so another one must wait. */
  busy: boolean
  onRun: (template: CustomReport) => void
}

/** Deletes a template with an Undo. */
function useRemove() {
  const restore = useAction('restoreCustomReport', {
    said: ({ name }) => reportMessages.restored(name),
    dryRun: reportMessages.wouldRestore,
    shows: (row) => [{ table: 'customReports', id: row.id, change: row }],
  })
  return useAction('deleteCustomReport', {
    said: () => reportMessages.templateDeleted,
    setback: () => true,
    dryRun: reportMessages.wouldDeleteTemplate,
    shows: (id) => [{ table: 'customReports', id, change: null }],
    offer: (deleted) => ({ label: 'Undo', onClick: () => void restore.run(deleted) }),
  })
}

/** The saved templates: run, edit, rename and delete. */
export function TemplatesCard({ templates, busy, forbidden, onRun }: Props) {
  const [about, setAbout] = useState<{ id: string; nameOnly: boolean }>()
  const [open, setOpen] = useState(false)
  const dryRun = useDryRun()
  const forbids = useForbids()
  const remove = useRemove()
  const template = templates.find(({ id }) => id === about?.id)

  async function edit(id: string, nameOnly: boolean) {
    if (await dryRun(reportMessages.templateSaved)) return
    setAbout({ id, nameOnly })
    setOpen(true)
  }
  const doers = {
    forbids,
    edit: (id: string, nameOnly: boolean) => void edit(id, nameOnly),
    remove: (id: string) => void remove.run(id),
  }

  return (
    <Card>
      <CardHeader title="Saved templates" />
      {templates.length === 0 ? (
        <p className="px-5 pb-5 text-muted md:px-6">
          A template that you save stands here, to be run with the days and the format above.
        </p>
      ) : (
        <ul aria-label="Saved templates">
          {templates.map((each) => (
            <li
              key={each.id}
              className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5 pr-2 pl-5 first:border-t-0 md:pr-3 md:pl-6"
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
                  aria-label={`Run ${each.name}`}
                  onClick={() => onRun(each)}
                >
                  Run
                </Button>
                <Menu
                  label={`Actions for ${each.name}`}
                  items={actionsFor(templateActions, each, doers)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {template && (
        <TemplateDialog
          key={template.id}
          template={template}
          nameOnly={about?.nameOnly ?? false}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
