import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const copies: string[] = []

/** A copy of the built app in a folder of its own, for a test to change. */
export async function copyBuild(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'paid-build-'))
  copies.push(dir)
  await cp('dist', dir, { recursive: true })
  return dir
}

/** Deletes the copies that were made since the last call. */
export async function removeCopies(): Promise<void> {
  for (const dir of copies.splice(0)) await rm(dir, { recursive: true, force: true })
}

/** The names of the built scripts whose name begins so. */
export async function scriptsNamed(dir: string, start: string): Promise<string[]> {
  const names = (await readdir(dir, { recursive: true })).map((name) => name.replace(/\\/g, '/'))
  return names.filter((name) => name.includes(`/${start}`) && name.endsWith('.js'))
}

export async function removeFile(dir: string, name: string): Promise<void> {
  await rm(join(dir, name))
}

/**
 * Turns a copy into a second version that shares no script with the first: every asset has another address, and
 * every page says data-version="2".
 */
export async function makeVersion2(dir: string): Promise<void> {
  await rename(join(dir, 'assets'), join(dir, 'assets-2'))
  for (const name of await readdir(dir, { recursive: true })) {
    if (!/(\.(js|css|html|json)|_headers)$/.test(name)) continue
    const path = join(dir, name)
    const text = await readFile(path, 'utf8')
    await writeFile(
      path,
      text
        .replaceAll('assets/', 'assets-2/')
        .replace('<html ', '<html data-version="2" ')
        .replace(/(url:"[^"]+\.(?:html|json)",revision:")\w+/g, '$1version2')
        // The hashes of the files as they were.
        .replace(/,integrity:"[^"]*"/g, ''),
    )
  }
}
