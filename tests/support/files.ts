import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { test, type Page } from 'playwright/test'

export interface Picked {
  name: string
  mimeType?: string
  buffer: Buffer
}

/** Writes a file to disk for the browser, because transferring ten million bytes would take seconds. */
async function lay({ name, buffer }: Picked): Promise<string> {
  const path = test.info().outputPath('picked', name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, buffer)
  return path
}

/** Picks files in the file chooser that `press` opens. */
export async function pickFiles(
  page: Page,
  press: () => Promise<void>,
  ...files: Picked[]
): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press()
  const dialog = await chooser
  const large = files.every(({ buffer }) => buffer.length > 1_000_000)
  await dialog.setFiles(
    large
      ? await Promise.all(files.map(lay))
      : files.map((file) => ({ mimeType: 'application/octet-stream', ...file })),
  )
}

/** Returns the name and bytes of the file that `press` downloads. */
export async function download(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const event = page.waitForEvent('download')
  await press()
  const file = await event
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
