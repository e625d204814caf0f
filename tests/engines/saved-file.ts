import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ChosenFile } from './tab.ts'

/** How long journeys wait for something, in milliseconds. */
export const patience = 20_000

/** The ending of a file that is still being written. */
const partial = /\.(part|wkdownload)$/

/** Returns the file that `press` makes the browser save in a folder. */
export async function savedFile(folder: string, press: () => Promise<void>): Promise<ChosenFile> {
  const before = new Set(await readdir(folder))
  await press()
  for (const end = Date.now() + patience; Date.now() < end; await wait(100)) {
    const names = (await readdir(folder)).filter((name) => !before.has(name))
    const [name] = names
    if (name === undefined || names.some((one) => partial.test(one))) continue
    const buffer = await readFile(join(folder, name))
    if (buffer.length > 0) return { name, buffer }
  }
  throw new Error(`No file was saved within ${patience / 1000} s.`)
}
