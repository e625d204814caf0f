import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

/** The project's folder, and where reports of a run go. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
export const resultsDir = join(root, 'tests', '.results')

const windows = process.platform === 'win32'
const pathOf = (name) => join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name)
const settings = (env) => ({ cwd: root, env: { ...process.env, ...env }, shell: windows })

/** Runs one of the project's tools with its output on the screen; gives its exit code, 1 if it could not run. */
export function runTool([name, ...args], env = {}) {
  const stdio = ['ignore', 'inherit', 'inherit']
  return spawnSync(pathOf(name), args, { ...settings(env), stdio }).status ?? 1
}

/** Runs one of the project's tools beside others: its output is put on the screen once it has ended. */
export async function runToolBeside([name, ...args], env = {}) {
  const stdio = ['ignore', 'pipe', 'pipe']
  const child = spawn(pathOf(name), args, { ...settings(env), stdio })
  const ended = once(child, 'close').catch(() => [1])
  const said = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await ended
  console.log(said.join(''))
  return status ?? 1
}
