import type { Actor } from '#db/action.ts'
import type { PaidDatabase } from '#db/database.ts'
import { getSnapshotFile, listSnapshots, type KeptState } from '#db/demo/queries.ts'
import { readSnapshotFile, SnapshotFileError, writeSnapshotFile } from '#db/demo/snapshot-file.ts'
import { openOnDemand } from '#src/data/database-context.ts'
import { toastInDryRun } from '#src/data/dry-run.ts'
import { newAttemptId, refusalText, runAction } from '#src/data/run-action.ts'
import { fileProblems, snapshotMessages } from '#src/rules/messages/snapshots.ts'
import { downloadFile } from '#src/ui/download-file.ts'
import { share } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'

/** The ending of a snapshot's file, and its type. */
export const snapshotEnding = '.paid'
const mime = 'application/octet-stream'

/** Returns a snapshot's file, with a name that every system accepts. */
async function fileOf(db: PaidDatabase, id: string): Promise<File> {
  const snapshot = await getSnapshotFile(db, id)
  const plain = snapshot.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
  return new File([await writeSnapshotFile(snapshot)], `${plain || 'snapshot'}${snapshotEnding}`, {
    type: mime,
  })
}

export async function downloadSnapshotFile(db: PaidDatabase, id: string): Promise<void> {
  try {
    if (await toastInDryRun(db, snapshotMessages.wouldDownload)) return
    const file = await fileOf(db, id)
    downloadFile(file.name, mime, file)
    toast.success(`${file.name} downloaded`)
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
    downloadFile(file.name, mime, file)
    toast.success(`${file.name} downloaded`)
  } catch (error) {
    toast.error(await refusalText(error))
  }
}

/**
 * Adds a file's snapshot to the list, once all of it is checked; returns it, or says what is wrong. The system opens a
 * file together with the app, so it waits for the database.
 */
export async function openSnapshotFile(actor: Actor, file: Blob): Promise<KeptState | null> {
  try {
    const read = await readSnapshotFile(file)
    const db = await openOnDemand()
    if (await toastInDryRun(db, snapshotMessages.wouldAdd)) return null
    const context = { db, actor }
    const { id } = await runAction('addSnapshot', { id: newAttemptId(), ...read }, context)
    runAction('packSnapshot', id, context).catch(reportError)
    return (await listSnapshots(db)).find((one) => one.id === id) ?? null
  } catch (error) {
    toast.error(
      error instanceof SnapshotFileError ? fileProblems[error.problem] : await refusalText(error),
    )
    return null
  }
}
