import { Download, PencilLine, QrCode, ScanLine, Share2, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import * as v from 'valibot'
import { currentDate } from '#db/clock.ts'
import { snapshotEnding } from '#db/demo/snapshot-file.ts'
import { listSnapshots } from '#db/demo/queries.ts'
import type { Snapshot } from '#db/demo/schemas.ts'
import { snapshotName } from '#db/demo/schemas.ts'
import { countOf, fileSize, formatDateTime, longest } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase, useOpenDatabase } from '#src/data/database-context.ts'
import { newAttemptId, runAction } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { snapshotMessages } from '#src/rules/messages/snapshots.ts'
import { ConfirmAction } from '#src/screens/shared/confirm-action.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { FilePicker } from '#src/ui/file-picker.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useWide } from '#src/ui/viewport.ts'
import type { OpenedExercises } from '../exercises/own/exercise-files.ts'
import { useAddExercises } from '../exercises/own/own-exercises-card.tsx'
import { CodesDialog } from '../../demo/snapshots/codes-dialog.tsx'
import {
  downloadSnapshotFile,
  openPaidFile,
  shareSnapshotFile,
  useLaunchedFile,
  useSharedFile,
} from '../../demo/snapshots/snapshot-files.ts'
import { LoadDialog } from '../../demo/snapshots/load-dialog.tsx'

interface Props {
  /** The snapshot that gets another name; a new one is saved without it. */
  renames?: { id: string; name: string } | undefined
  open: boolean
  onClose: () => void
}

const schema = v.object({ name: snapshotName })

/** Saves the present state under a name, or renames a snapshot. */
function NameDialog({ renames, open, onClose }: Props) {
  const database = useOpenDatabase()
  const actor = useActor()
  const [now] = useState(currentDate)
  const save = useAction('keepSnapshot', {
    success: ({ name }) => snapshotMessages.saved(name),
    dryRun: snapshotMessages.wouldSave,
  })
  const rename = useAction('renameSnapshot', {
    success: () => snapshotMessages.renamed,
    dryRun: snapshotMessages.wouldRename,
  })
  const form = useAppForm({
    schema,
    start: { name: renames?.name ?? formatDateTime(now.toISOString()) },
    edits: renames !== undefined,
    onSubmit: async ({ name }) => {
      if (renames) {
        if (await rename.run({ id: renames.id, name })) onClose()
        return
      }
      const kept = await save.run({ id: newAttemptId(), name })
      if (!kept) return
      onClose()
      // Until then it can be loaded uncompressed.
      runAction('packSnapshot', kept.id, { db: await database(), actor }).catch(reportError)
    },
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        size="sm"
        title={renames ? 'Rename snapshot' : 'Save snapshot'}
        description={
          renames ? renames.name : 'Everything on this device as it is now, with its files.'
        }
        submit={renames ? 'Save Changes' : 'Save'}
        pendingLabel="Saving"
      >
        <form.AppField name="name">
          {(field) => <field.TextField label="Name" autoComplete="off" maxLength={longest.name} />}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}

type Asks = 'load' | 'rename' | 'codes' | 'delete'

interface RowProps {
  snapshot: Snapshot
  onAsk: (asks: Asks) => void
}

function SnapshotRow({ snapshot: { id, name, createdAt, automatic, stored }, onAsk }: RowProps) {
  const database = useDatabase()
  const items = [
    { label: 'Rename', icon: <PencilLine aria-hidden />, onSelect: () => onAsk('rename') },
    {
      label: 'Download',
      icon: <Download aria-hidden />,
      onSelect: () => void downloadSnapshotFile(database(), id),
    },
    {
      label: 'Share',
      icon: <Share2 aria-hidden />,
      onSelect: () => void shareSnapshotFile(database(), id),
    },
    {
      label: 'Show codes',
      icon: <QrCode aria-hidden />,
      onSelect: () => onAsk('codes'),
    },
    {
      label: 'Delete',
      icon: <Trash2 aria-hidden />,
      danger: true,
      onSelect: () => onAsk('delete'),
    },
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5 pr-2 pl-card md:pr-3">
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
          {name} {automatic && <Badge tone="off">Automatic</Badge>}
        </p>
        <p className="text-sm text-muted tabular-nums">
          {formatDateTime(createdAt)}, {fileSize(stored)}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-1">
        <Button
          variant="secondary"
          size="sm"
          aria-label={named`Load ${name}`}
          onClick={() => onAsk('load')}
        >
          Load
        </Button>
        <Menu label={named`Actions for ${name}`} items={items} />
      </div>
    </li>
  )
}

/** The kept states of the demo: save, load, rename, share, and open one from a file (DEMO-10). */
export function SnapshotsCard() {
  const snapshots = useQuery(listSnapshots)
  const actor = useActor()
  const [saving, setSaving] = useState(false)
  const [opening, setOpening] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [given, setGiven] = useState<OpenedExercises | null>(null)
  const add = useAddExercises()
  const [asked, setAsked] = useState<{ asks: Asks; snapshot: Snapshot } | null>(null)
  const close = () => setAsked(null)
  const remove = useAction('removeSnapshot', {
    success: () => snapshotMessages.deleted(asked?.snapshot.name ?? ''),
    setback: () => true,
    dryRun: snapshotMessages.wouldDelete,
  })

  async function open([file]: File[]) {
    if (!file) return
    setOpening(true)
    const opened = await openPaidFile(actor, file)
    setOpening(false)
    setProblems(opened && 'problems' in opened ? opened.problems : [])
    if (opened && 'snapshot' in opened) setAsked({ asks: 'load', snapshot: opened.snapshot })
    if (opened && 'exercises' in opened) {
      if (opened.exercises.replaces.length > 0) setGiven(opened.exercises)
      else await add(opened.exercises)
    }
  }

  const wide = useWide()
  const picker: ComponentProps<typeof FilePicker> = {
    label: 'Paid file',
    accept: snapshotEnding,
    size: 'sm',
    pending: opening,
    pendingLabel: 'Checking',
    onPick: (files) => void open(files),
    children: 'Open a file',
  }

  useLaunchedFile((files) => void open(files))
  useSharedFile((files) => void open(files))

  return (
    <Card>
      <CardHeader
        title="Snapshots"
        action={
          <Button variant="primary" size="sm" onClick={() => setSaving(true)}>
            Save snapshot
          </Button>
        }
      />
      <div className="flex flex-wrap gap-2 px-card pb-4 md:grid">
        {wide ? (
          <DropZone
            {...picker}
            hint="Or drop a .paid file here. It is checked before anything changes."
          />
        ) : (
          <FilePicker {...picker} />
        )}
        <ButtonLink
          to={pathTo('scan-snapshot')}
          variant="secondary"
          size="sm"
          className="justify-self-start"
          icon={<ScanLine aria-hidden />}
        >
          Scan codes
        </ButtonLink>
      </div>
      <div
        role="alert"
        className="grid gap-1 px-card pb-4 text-sm wrap-anywhere text-danger empty:hidden"
      >
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      {snapshots === undefined && <SkeletonRows rows={2} label="Loading snapshots" />}
      {snapshots?.length === 0 && (
        <p className="border-t border-line px-card py-4 text-muted">
          None yet. Save one before class, and every phone can start from it.
        </p>
      )}
      <ul aria-label="Snapshots">
        {snapshots?.map((snapshot) => (
          <SnapshotRow
            key={snapshot.id}
            snapshot={snapshot}
            onAsk={(asks) => setAsked({ asks, snapshot })}
          />
        ))}
      </ul>
      {given && (
        <ConfirmDialog
          open
          onClose={() => setGiven(null)}
          title={`Replace ${countOf(given.replaces.length, 'exercise')}?`}
          text={named`The file has another version of ${given.replaces.join(', ')}. It takes the place of the one on this device.`}
          confirmLabel="Replace"
          onConfirm={() => {
            setGiven(null)
            void add(given)
          }}
        />
      )}
      {saving && <NameDialog open onClose={() => setSaving(false)} />}
      {asked?.asks === 'rename' && <NameDialog renames={asked.snapshot} open onClose={close} />}
      {asked?.asks === 'codes' && <CodesDialog snapshot={asked.snapshot} open onClose={close} />}
      {asked?.asks === 'load' && <LoadDialog snapshot={asked.snapshot} open onClose={close} />}
      {asked?.asks === 'delete' && (
        <ConfirmAction
          open
          onClose={close}
          title={named`Delete ${asked.snapshot.name}?`}
          text="The snapshot is deleted from this device. This can’t be undone."
          confirmLabel="Delete"
          action={remove}
          input={asked.snapshot.id}
        />
      )}
    </Card>
  )
}
