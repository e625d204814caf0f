import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../src/build/serve.mjs', import.meta.url))

/** The app's own server in a separate process, so that a test can kill it and restart it at the same address. */
export interface Server {
  /** The app's address, with a trailing slash. */
  url: string
  kill: () => Promise<void>
  /** After a kill: serves again at the same address, optionally another build. */
  restart: (dir?: string) => Promise<void>
}

async function launch(
  dir: string,
  base: string,
  port: string,
  fallback: string,
): Promise<[ChildProcess, string]> {
  const settings = { dir, base, port, fallback, host: '127.0.0.1' }
  const child = spawn(
    process.execPath,
    [script, ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  for await (const line of createInterface(child.stdout)) return [child, line]
  throw new Error(`The server of ${dir} did not start.`)
}

/** Serves a build at a free port; `fallback` is the page for paths without a file, in which hosts differ. */
export async function startServer(
  dir = 'dist',
  base = '/',
  fallback = 'shell.html',
): Promise<Server> {
  const [first, url] = await launch(dir, base, '0', fallback)
  let child = first
  const { port } = new URL(url)
  return {
    url,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    async restart(other = dir) {
      ;[child] = await launch(other, base, port, fallback)
    },
  }
}
