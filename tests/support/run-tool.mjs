import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, and where reports of a run go. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
export const resultsDir = join(root, 'tests', '.results')

/** Runs one of the project's tools with its output on the screen; gives its exit code, 1 if it could not run. */
export function runTool([name, ...args], env = {}) {
  const windows = process.platform === 'win32'
  const { status } = spawnSync(
    join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name),
    args,
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: windows,
    },
  )
  return status ?? 1
}
