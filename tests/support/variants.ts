import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const copies: string[] = []

/** Copies the built app into a folder that a test may change. */
export async function copyBuild(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'paid-build-'))
  copies.push(dir)
  await cp('dist', dir, { recursive: true })
  return dir
}

/** Deletes the copies made since the last call. */
export async function removeCopies(): Promise<void> {
  for (const dir of copies.splice(0)) await rm(dir, { recursive: true, force: true })
}

/** Returns the names of built scripts with a prefix. */
export async function scriptsNamed(dir: string, start: string): Promise<string[]> {
  const names = (await readdir(dir, { recursive: true })).map((name) => name.replace(/\\/g, '/'))
  return names.filter((name) => name.includes(`/${start}`) && name.endsWith('.js'))
}

export async function removeFile(dir: string, name: string): Promise<void> {
  await rm(join(dir, name))
}

/**
 * Turns a copy into a second version that shares no script with the first: every asset has a new address, and every
 * page has data-version="2".
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
        // The hashes of the unchanged files.
        .replace(/,integrity:"[^"]*"/g, ''),
    )
  }
}
