import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findInPage, type Query } from './find-in-page.ts'
import { patience, savedFile } from './saved-file.ts'
import type { Tab, Target } from './tab.ts'
import { idOf, WebDriverError, type Handle, type Session } from './webdriver.ts'

/** What passes while a page moves: the next look finds another state. */
const passing =
  /^(stale element reference|element click intercepted|element not interactable|no such element|invalid element state)$/

function queryOf(target: Target): Query {
  const { has } = target
  if ('role' in target) return { role: target.role, ...(has && { has }) }
  const { text } = target
  return typeof text === 'string'
    ? { text, ...(has && { has }) }
    : { pattern: [text.source, text.flags], ...(has && { has }) }
}

/** Waits, in the page, until an element stays where it is for two frames: a press on a moving one lands beside it. */
const untilStill = `
  const [element, done] = arguments
  let before = ''
  const look = () => {
    const now = JSON.stringify(element.getBoundingClientRect())
    if (now === before) return done()
    before = now
    requestAnimationFrame(() => requestAnimationFrame(look))
  }
  look()`

const said = (target: Target): string =>
  ('role' in target ? `${target.role} ${target.name ?? ''}` : `text ${target.text}`) +
  (target.has ? ` with ${target.has}` : '') +
  (target.within ? ` in ${said(target.within)}` : '')

/** A page that is driven over WebDriver; names are those that the engine itself computes for screen readers. */
export function webDriverTab({ send }: Session, url: string, home: string): Tab {
  const run = <T>(script: string, ...args: unknown[]) =>
    send<T>('POST', '/execute/sync', { script, args })

  const waitUntilStill = (handle: Handle) =>
    send('POST', '/execute/async', { script: untilStill, args: [handle] })

  /** The driver refuses to name what is not in the accessibility tree, or no longer in the page. */
  const noName = (error: unknown) => {
    if (error instanceof WebDriverError) return ''
    throw error
  }

  async function isNamed(handle: Handle, name: string | RegExp): Promise<boolean> {
    const label = await send<string>('GET', `/element/${idOf(handle)}/computedlabel`).catch(noName)
    const own = label.replace(/\s+/g, ' ').trim()
    return typeof name === 'string' ? own === name : name.test(own)
  }

  const query = async (selector: string) =>
    (await run<Handle | null>('return document.querySelector(arguments[0])', selector)) ?? undefined

  async function find(target: Target): Promise<Handle | undefined> {
    const outer = target.within ? await find(target.within) : null
    if (outer === undefined) return undefined
    const found = await run<Handle[]>(
      `return (${String(findInPage)})(...arguments)`,
      queryOf(target),
      outer,
    )
    if (!('role' in target) || target.name === undefined) return found[0]
    for (const handle of found) if (await isNamed(handle, target.name)) return handle
    return undefined
  }

  /** Tries until `work` returns something. */
  async function until<T>(what: string, work: () => Promise<T | undefined>): Promise<T> {
    const end = Date.now() + patience
    let reason = ''
    for (;;) {
      try {
        const done = await work()
        if (done !== undefined) return done
      } catch (error) {
        if (!(error instanceof WebDriverError) || !passing.test(error.code)) throw error
        reason = `, ${error.message}`
      }
      if (Date.now() > end) throw new Error(`${what}: not within ${patience / 1000} s${reason}`)
      await wait(50)
    }
  }

  async function withFound<T>(
    verb: string,
    target: Target,
    work: (path: string, handle: Handle) => Promise<T>,
  ): Promise<T> {
    const { done } = await until(`${verb} ${said(target)}`, async () => {
      const handle = await find(target)
      return handle && { done: await work(`/element/${idOf(handle)}`, handle) }
    })
    return done
  }

  const tab: Tab = {
    open: (path) => send('POST', '/url', { url: new URL(path, url).href }),
    reload: () => send('POST', '/refresh'),
    address: () => run('return location.pathname + location.search + location.hash'),
    press: (target) =>
      withFound('press', target, async (path, handle) => {
        if (!(await send<boolean>('GET', `${path}/enabled`)))
          throw new WebDriverError('element not interactable', 'disabled')
        await waitUntilStill(handle)
        await send('POST', `${path}/click`)
      }),
    fill: (target, text) =>
      withFound('fill', target, async (path) => {
        // Ctrl A before it, because the driver's own clearing tells React nothing.
        await send('POST', `${path}/value`, { text: '\uE009a' })
        await send('POST', `${path}/value`, { text })
      }),
    async type(text) {
      const active = await send<Handle>('GET', '/element/active')
      await send('POST', `/element/${idOf(active)}/value`, { text })
    },
    sees: (target) => withFound('see', target, async () => undefined),
    lacks: async (target) => {
      await until(`lack ${said(target)}`, async () => ((await find(target)) ? undefined : true))
    },
    read: (target) => withFound('read', target, (path) => send('GET', `${path}/text`)),
    async chooseFile(label, { name, buffer }) {
      const folder = join(home, 'chosen')
      await mkdir(folder, { recursive: true })
      const path = join(folder, name)
      await writeFile(path, buffer)
      const input = await until(`find the file input ${label}`, () =>
        query(`[type=file][aria-label="${label}"]`),
      )
      await send('POST', `/element/${idOf(input)}/value`, { text: path })
    },
    download: (target) => savedFile(join(home, 'Downloads'), () => tab.press(target)),
    picture: (target) =>
      // The driver's picture of one element is of another place when the page is scrolled.
      withFound('picture', target, async (_path, handle) => {
        await run('arguments[0].scrollIntoView({ block: "center" })', handle)
        await waitUntilStill(handle)
        return Buffer.from(await send<string>('GET', '/screenshot'), 'base64')
      }),
    evaluate: (expression) => run(`return (${expression})`),
    async turnTo(part) {
      await send('POST', '/frame', { id: null })
      if (part === null) return
      const frame = await until(`find ${part}`, () => query(`[data-part=${part}]`))
      await send('POST', '/frame', { id: frame })
    },
  }
  return tab
}
