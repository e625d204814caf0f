import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)
const read = (path) => JSON.parse(readFileSync(new URL(path, root), 'utf8'))

/** Returns whether node_modules matches the lock file; packages for other systems may be missing. */
function isInstalled() {
  let installed
  try {
    installed = read('node_modules/.package-lock.json').packages
  } catch {
    return false
  }
  return Object.entries(read('package-lock.json').packages).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  )
}

/** Installs the packages of the lock file if any are missing or outdated. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing packages…')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The packages could not be installed: npm ci failed.')
}
