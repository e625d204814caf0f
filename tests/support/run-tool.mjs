import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

const windows = process.platform === 'win32'
const pathOf = (name) => join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name)
const settings = (env) => ({ cwd: root, env: { ...process.env, ...env }, shell: windows })

/** Runs one of the project's tools with its output on the screen; resolves to its exit code, 1 if it could not run. */
export function runTool([name, ...args], env = {}) {
  const stdio = ['ignore', 'inherit', 'inherit']
  return spawnSync(pathOf(name), args, { ...settings(env), stdio }).status ?? 1
}
