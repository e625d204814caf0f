import { Download, FileText, Pencil, Plus, Trash2 } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { currentTime, toDeviceTime } from '#db/clock.ts'
import { dayText } from '#db/days.ts'
import { getProspect, listProspects } from '#db/prospects/queries.ts'
import type { Prospect } from '#db/prospects/schemas.ts'
import { countOf, formatMoment, shortDayText } from '#db/text/format.ts'
import { searchFor } from '#db/text/search-text.ts'
import { isolated } from '#db/text/typed-text.ts'
import { useQuery } from '#src/data/use-query.ts'
import { fileMessages } from '#src/rules/messages/app.ts'
import { prospectsMessages } from '#src/rules/messages/prospects.ts'
import { LiveRow } from '#src/screens/shared/row-actions.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useShowDialog } from '#src/ui/dialog-host.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import type { Column } from '#src/ui/list/column.ts'
import { DataList } from '#src/ui/list/data-list.tsx'
import { SearchBox } from '#src/ui/list/search-box.tsx'
import type { OfferedAction } from '#src/ui/menu-items.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { asSaved, downloadFile } from '#src/ui/share.ts'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { toast, undoBy } from '#src/ui/toast.ts'
import { prospectName, prospectsCsv, prospectsVCard, sourceTexts } from './prospect-files.ts'
import { usePresenterAct } from '../../shared/use-presenter-act.ts'

const ProspectDialog = lazyDialog(
  async () => (await import('./prospect-dialog.tsx')).ProspectDialog,
)

const OfferDialog = lazyDialog(async () => (await import('./offer-dialog.tsx')).OfferDialog)

/** Appointments are by the device's calendar, wherever the presenter moved the clock. */
const deviceToday = (): string => dayText(new Date(toDeviceTime(currentTime())))

function NextStep({ prospect: { nextStep, nextOn } }: { prospect: Prospect }) {
  if (nextOn === null) return <span className="wrap-anywhere">{nextStep}</span>
  const today = deviceToday()
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-2 gap-y-1">
      {nextOn < today && <Badge tone="bad">Overdue</Badge>}
      {nextOn === today && <Badge tone="wait">Today</Badge>}
      <span className="min-w-0 wrap-anywhere tabular-nums">
        {[nextOn !== today && shortDayText(nextOn), nextStep].filter(Boolean).join(': ')}
      </span>
    </span>
  )
}

const contactText = ({ phone, email }: Prospect) => [phone, email].filter(Boolean).join(', ')
const sourceText = ({ source, newsletter, createdAt }: Prospect) =>
  [
    sourceTexts[source],
    newsletter && source !== 'newsletter' && 'wants news',
    formatMoment(createdAt, new Date(toDeviceTime(currentTime()))),
  ]
    .filter(Boolean)
    .join(', ')

const columns: Column<Prospect>[] = [
  {
    id: 'name',
    header: 'Prospect',
    isName: true,
    className: 'py-2.5',
    cell: (row) => (
      <>
        <div className="font-medium wrap-anywhere">{prospectName(row)}</div>
        {row.name && <div className="text-sm wrap-anywhere text-muted">{row.business}</div>}
      </>
    ),
  },
  {
    id: 'contact',
    header: 'Contact',
    isName: true,
    className: 'py-2.5',
    cell: ({ phone, email }) => (
      <>
        <div className="tabular-nums">{phone}</div>
        <div className="min-w-50 text-sm wrap-anywhere text-muted">{email}</div>
      </>
    ),
  },
  { id: 'next', header: 'Next step', isName: true, cell: (row) => <NextStep prospect={row} /> },
  {
    id: 'note',
    header: 'Note',
    isName: true,
    cell: ({ note }) => <span className="line-clamp-2 text-sm text-muted">{note}</span>,
  },
  { id: 'source', header: 'Source', className: 'text-sm text-muted', cell: sourceText },
]

const card = (row: Prospect) => (
  <span className="grid min-w-0 flex-1 gap-0.5">
    <span className="font-medium wrap-anywhere">
      {[prospectName(row), row.name && row.business].filter(Boolean).join(', ')}
    </span>
    {(row.nextStep || row.nextOn) && (
      <span className="text-sm">
        <NextStep prospect={row} />
      </span>
    )}
    {contactText(row) && (
      <span className="text-sm wrap-anywhere text-muted tabular-nums">{contactText(row)}</span>
    )}
    {row.note && <span className="line-clamp-2 text-sm text-muted">{row.note}</span>}
    <span className="text-sm text-subtle">{sourceText(row)}</span>
  </span>
)

function exportCsv(rows: readonly Prospect[]): void {
  const { text, guarded } = prospectsCsv(rows)
  downloadFile('prospects.csv', 'text/csv', text)
  toast.success(asSaved(fileMessages.guarded('prospects.csv downloaded', guarded)))
}

function exportVCard(rows: readonly Prospect[]): void {
  downloadFile('prospects.vcf', 'text/vcard', prospectsVCard(rows))
  toast.success(asSaved('prospects.vcf downloaded'))
}

/** The prospects, with what can be done with each, and the ways to add and export them. */
export function ProspectList() {
  const prospects = useQuery(listProspects)
  const show = useShowDialog()
  const act = usePresenterAct()
  const [search, setSearch] = useState('')
  const rows = useMemo(() => {
    const finds = searchFor(search)
    return prospects?.filter(({ name, business, phone, email, note, nextStep }) =>
      finds([name, business, phone, email, note, nextStep]),
    )
  }, [prospects, search])

  const add = () => show((layer) => <ProspectDialog {...layer} />)

  const remove = useCallback(
    async ({ id }: Prospect) => {
      const removed = await act('removeProspect', id)
      if (!removed) return
      const { result: prospect, undo: token } = removed.result
      const name = prospectName(prospect)
      const undo = async () => {
        if (await act('undo', token)) toast.success(prospectsMessages.restored(name))
      }
      toast.setback(prospectsMessages.deleted(name), {
        action: undoBy(() => undo()),
      })
    },
    [act],
  )

  const actions = useCallback(
    (row: Prospect): OfferedAction[] => [
      {
        id: 'view',
        label: 'Edit',
        icon: <Pencil aria-hidden />,
        onSelect: () =>
          show((layer) => (
            <LiveRow row={row} read={(db) => getProspect(db, row.id)}>
              {(prospect) => <ProspectDialog prospect={prospect} {...layer} />}
            </LiveRow>
          )),
      },
      {
        id: 'offer',
        label: 'Make an offer',
        icon: <FileText aria-hidden />,
        onSelect: () => show((layer) => <OfferDialog prospect={row} {...layer} />),
      },
      {
        id: 'delete',
        label: 'Delete',
        icon: <Trash2 aria-hidden />,
        danger: true,
        onSelect: () => void remove(row),
      },
    ],
    [show, remove],
  )

  const isEmpty = prospects?.length === 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-[1_1_18rem] text-muted">
          Kept on this device only. Snapshots, files and codes leave them out.
        </p>
        <Button
          variant="primary"
          icon={<Plus aria-hidden />}
          className="flex-auto md:flex-none"
          onClick={add}
        >
          Add prospect
        </Button>
        <Button
          variant="secondary"
          icon={<FileText aria-hidden />}
          className="flex-auto md:flex-none"
          onClick={() => show((layer) => <OfferDialog {...layer} />)}
        >
          Make an offer
        </Button>
        {prospects && !isEmpty && (
          <Menu
            label="Export"
            items={[
              {
                label: 'Export CSV',
                icon: <Download aria-hidden />,
                onSelect: () => exportCsv(prospects),
              },
              {
                label: 'Export vCard',
                icon: <Download aria-hidden />,
                onSelect: () => exportVCard(prospects),
              },
            ]}
          />
        )}
      </div>
      {prospects && !isEmpty && (
        <SearchBox
          label="Search prospects"
          placeholder="Search name, phone or note"
          text={search}
          onType={setSearch}
          className="w-full max-w-105"
        />
      )}
      <p role="status" className="sr-only">
        {rows && search ? `${countOf(rows.length, 'prospect')} found` : ''}
      </p>
      {!rows ? (
        <Card>
          <SkeletonRows rows={6} label="Loading prospects" />
        </Card>
      ) : rows.length === 0 ? (
        <Card>
          {isEmpty ? (
            <EmptyState
              title="No prospects yet"
              text="People who use the contact form or the newsletter appear here, and those you add."
              action={
                <Button variant="secondary" onClick={add}>
                  Add first prospect
                </Button>
              }
            />
          ) : (
            <EmptyState
              title="No prospects found"
              art="none"
              action={
                <Button variant="secondary" onClick={() => setSearch('')}>
                  Clear search
                </Button>
              }
            />
          )}
        </Card>
      ) : (
        <DataList
          label="Prospects"
          rows={rows}
          rowKey={({ id }) => id}
          rowName={(row) => isolated(prospectName(row))}
          columns={columns}
          card={card}
          menu={{
            actions,
            sheet: (row) => ({ title: prospectName(row), description: contactText(row) }),
          }}
        />
      )}
    </div>
  )
}
