import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** An element as the protocol names it. */
export type Handle = Record<string, string>

export const idOf = (handle: Handle): string => Object.values(handle)[0] ?? ''

/** A command that the browser refused, with the protocol's name for why. */
export class WebDriverError extends Error {
  override name = 'WebDriverError'
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`)
  }
}

/** A browser with a profile of its own. */
export interface Session {
  send: <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>
  close: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function command<T>(url: string, method: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: T & { error: string; message: string } }
  if (!answer.ok) throw new WebDriverError(value.error, value.message)
  return value
}

/** Starts the driver, on a screen that nobody sees, and a browser; downloads go to `home/Downloads`. */
export async function startSession(
  driver: string,
  browser: string,
  home: string,
): Promise<Session> {
  const port = await freePort()
  const process = spawn(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', driver, `--port=${port}`],
    {
      stdio: 'ignore',
      // A group of its own, so that all of it can be ended.
      detached: true,
      env: {
        ...globalThis.process.env,
        HOME: home,
        XDG_CONFIG_HOME: `${home}/.config`,
        LANG: 'C.UTF-8',
        TZ: 'Africa/Harare',
      },
    },
  )
  const end = () => {
    if (process.pid) globalThis.process.kill(-process.pid, 'SIGTERM')
  }
  const url = `http://127.0.0.1:${port}`
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
  }
  for (let tries = 0; ; tries += 1)
    try {
      const { sessionId } = await command<{ sessionId: string }>(`${url}/session`, 'POST', {
        capabilities,
      })
      const session = `${url}/session/${sessionId}`
      return {
        send: (method, path, body) =>
          command(session + path, method, method === 'POST' ? (body ?? {}) : undefined),
        async close() {
          await command(session, 'DELETE').catch(() => undefined)
          end()
        },
      }
    } catch (error) {
      if (tries > 100 || error instanceof WebDriverError) {
        end()
        throw error
      }
      await wait(100)
    }
}
