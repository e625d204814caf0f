import { useEffect, useEffectEvent } from 'react'
import type { Actor } from '#db/action.ts'
import type { PaidDatabase } from '#db/database.ts'
import { getSnapshotFile } from '#db/demo/queries.ts'
import type { Snapshot } from '#db/demo/schemas.ts'
import {
  paidMime,
  readSnapshotFile,
  snapshotEnding,
  SnapshotFileError,
  writeSnapshotFile,
} from '#db/demo/snapshot-file.ts'
import { SeedError } from '#seed/seed-error.ts'
import { openOnDemand } from '#src/data/database-context.ts'
import { toastInDryRun } from '#src/data/dry-run.ts'
import { newAttemptId, refusalText, runAction } from '#src/data/run-action.ts'
import { fileProblems, snapshotMessages } from '#src/rules/messages/snapshots.ts'
import { asSaved, downloadFile, share } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'
import type { OpenedExercises } from '../../class/exercises/own/exercise-files.ts'

/** Returns a snapshot's file, with a name that every system accepts. */
async function fileOf(db: PaidDatabase, id: string): Promise<File> {
  const snapshot = await getSnapshotFile(db, id)
  const plain = snapshot.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
  return new File([await writeSnapshotFile(snapshot)], `${plain || 'snapshot'}${snapshotEnding}`, {
    type: paidMime,
  })
}

export async function downloadSnapshotFile(db: PaidDatabase, id: string): Promise<void> {
  try {
    if (await toastInDryRun(db, snapshotMessages.wouldDownload)) return
    const file = await fileOf(db, id)
    downloadFile(file.name, paidMime, file)
    toast.success(asSaved(`${file.name} downloaded`))
  } catch (error) {
    toast.error(await refusalText(error))
  }
}

/** Hands a snapshot to the system's share sheet, or downloads it where there is none for files. */
export async function shareSnapshotFile(db: PaidDatabase, id: string): Promise<void> {
  try {
    if (await toastInDryRun(db, snapshotMessages.wouldShare)) return
    const file = await fileOf(db, id)
    if ((await share({ title: file.name, files: [file] })) !== 'unavailable') return
    downloadFile(file.name, paidMime, file)
    toast.success(asSaved(`${file.name} downloaded`))
  } catch (error) {
    toast.error(await refusalText(error))
  }
}

/** What an opened file gave: a snapshot in the list, exercises to be added, or why it gave nothing. */
type OpenedFile =
  | { snapshot: Snapshot }
  | { exercises: OpenedExercises }
  | { problems: readonly string[] }

/**
 * Opens a `.paid` file, once all of it is checked: adds its snapshot to the list, or returns its exercises. The system opens
 * a file together with the app, so it waits for the database. In dry run a snapshot is not added: null.
 */
export async function openPaidFile(actor: Actor, file: Blob): Promise<OpenedFile | null> {
  try {
    const { kind, ...read } = await readSnapshotFile(file)
    const db = await openOnDemand()
    if (kind === 'exercises') {
      const { readExercisesFile } = await import('../../class/exercises/own/exercise-files.ts')
      return { exercises: await readExercisesFile(db, read.bytes) }
    }
    if (await toastInDryRun(db, snapshotMessages.wouldAdd)) return null
    const context = { db, actor }
    const snapshot = await runAction('addSnapshot', { id: newAttemptId(), ...read }, context)
    runAction('packSnapshot', snapshot.id, context).catch(reportError)
    return { snapshot }
  } catch (error) {
    if (error instanceof SnapshotFileError) return { problems: [fileProblems[error.problem]] }
    // Each mistake of the exercises, and that none was added.
    if (error instanceof SeedError) return { problems: [...error.mistakes, 'Nothing was changed.'] }
    return { problems: [await refusalText(error)] }
  }
}

interface LaunchParams {
  files: readonly { getFile: () => Promise<File> }[]
}

/** Hands over the file with which the system has opened the app (`file_handlers` in the manifest). */
export function useLaunchedFile(open: (files: File[]) => void): void {
  const hear = useEffectEvent(async ({ files: [handle] }: LaunchParams) => {
    if (handle) open([await handle.getFile()])
  })
  useEffect(() => {
    const { launchQueue } = globalThis as {
      launchQueue?: { setConsumer: (hear: (params: LaunchParams) => void) => void }
    }
    launchQueue?.setConsumer((params) => void hear(params).catch(reportError))
    return () => launchQueue?.setConsumer(() => undefined)
  }, [])
}

/** Takes the file that the service worker has kept (`public/share-target.js`); null if there is none. */
async function takeShared(): Promise<File | null> {
  const kept = await caches.open('paid-shared')
  const [request] = await kept.keys()
  const response = request && (await kept.match(request))
  if (!response) return null
  await kept.delete(request)
  return new File([await response.blob()], 'shared')
}

/** Hands over the file that the system has shared with the app (`share_target` in the manifest). */
export function useSharedFile(open: (files: File[]) => void): void {
  const look = useEffectEvent(async () => {
    const url = new URL(location.href)
    if (!url.searchParams.has('shared')) return
    url.searchParams.delete('shared')
    // A reload does not look again.
    history.replaceState(history.state, '', url)
    const file = await takeShared()
    if (file) open([file])
    else toast.error(snapshotMessages.noneArrived)
  })
  useEffect(() => void look().catch(reportError), [])
}
