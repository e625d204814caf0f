import { Download, PencilLine, QrCode, ScanLine, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type KeptState, listSnapshots } from '#db/demo/queries.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useQuery } from '#src/data/use-query.ts'
import { fileSize, formatDateTime } from '#src/rules/format.ts'
import { snapshotMessages } from '#src/rules/messages/snapshots.ts'
import { pathTo } from '#src/routes/paths.ts'
import { ConfirmAction } from '#src/screens/shared/confirm-action.tsx'
import { useAction } from '#src/data/use-action.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { DropZone } from '#src/ui/drop-zone.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import {
  downloadSnapshotFile,
  openSnapshotFile,
  shareSnapshotFile,
  snapshotEnding,
} from '../snapshots/snapshot-files.ts'
import { useLaunchedFile } from '../snapshots/use-launched-file.ts'
import { CodesDialog } from '../snapshots/codes-dialog.tsx'
import { useSharedFile } from '../snapshots/use-shared-file.ts'
import { LoadDialog } from './load-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'

type Asks = 'load' | 'rename' | 'codes' | 'delete'

interface RowProps {
  snapshot: KeptState
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
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5 pr-2 pl-5 md:pr-3 md:pl-6">
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
          aria-label={`Load ${name}`}
          onClick={() => onAsk('load')}
        >
          Load
        </Button>
        <Menu label={`Actions for ${name}`} items={items} />
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
  const [asked, setAsked] = useState<{ asks: Asks; snapshot: KeptState } | null>(null)
  const close = () => setAsked(null)
  const remove = useAction('removeSnapshot', {
    success: () => snapshotMessages.deleted(asked?.snapshot.name ?? ''),
    setback: () => true,
    dryRun: snapshotMessages.wouldDelete,
  })

  async function open([file]: File[]) {
    if (!file) return
    setOpening(true)
    const snapshot = await openSnapshotFile(actor, file)
    setOpening(false)
    if (snapshot) setAsked({ asks: 'load', snapshot })
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
      <div className="grid gap-2 px-5 pb-4 md:px-6">
        <DropZone
          label="Snapshot file"
          accept={snapshotEnding}
          hint="Or drop a .paid file here. It is checked before anything changes."
          size="sm"
          pending={opening}
          pendingLabel="Checking"
          onPick={(files) => void open(files)}
        >
          Open a file
        </DropZone>
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
      {snapshots === undefined && <SkeletonRows rows={2} label="Loading snapshots" />}
      {snapshots?.length === 0 && (
        <p className="border-t border-line px-5 py-4 text-muted md:px-6">
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
      {saving && <NameDialog open onClose={() => setSaving(false)} />}
      {asked?.asks === 'rename' && <NameDialog renames={asked.snapshot} open onClose={close} />}
      {asked?.asks === 'codes' && <CodesDialog snapshot={asked.snapshot} open onClose={close} />}
      {asked?.asks === 'load' && <LoadDialog snapshot={asked.snapshot} open onClose={close} />}
      {asked?.asks === 'delete' && (
        <ConfirmAction
          open
          onClose={close}
          title={`Delete ${asked.snapshot.name}?`}
          text="The snapshot is deleted from this device. This can’t be undone."
          confirmLabel="Delete"
          action={remove}
          input={asked.snapshot.id}
        />
      )}
    </Card>
  )
}
