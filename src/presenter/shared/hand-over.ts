import type { WrittenFile } from '#src/files/table-file.ts'
import { fileMessages } from '#src/rules/messages/app.ts'
import { asSaved, downloadFile, share } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'

/** Hands a file to the system's share sheet, or downloads it where there is none for files. */
export async function handOver(file: File, missing: WrittenFile['missing'] = []): Promise<void> {
  if ((await share({ title: file.name, files: [file] })) !== 'unavailable') return
  downloadFile(file.name, file.type, file)
  toast.success(asSaved(fileMessages.made(`${file.name} downloaded`, missing)))
}
