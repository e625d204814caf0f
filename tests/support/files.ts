import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'

export interface Picked {
  name: string
  mimeType?: string
  buffer: Buffer
}

/** Picks files where `press` opens the browser's own dialog for it. */
export async function pickFiles(
  page: Page,
  press: () => Promise<void>,
  ...files: Picked[]
): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press()
  await (
    await chooser
  ).setFiles(files.map((file) => ({ mimeType: 'application/octet-stream', ...file })))
}

/** What `press` downloads: its name and its bytes. */
export async function download(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const event = page.waitForEvent('download')
  await press()
  const file = await event
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
