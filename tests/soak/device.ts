import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, chromium, firefox, type Page } from 'playwright/test'
import type { Row, TableName, TableRows } from '#db/tables.ts'
import type { Engine } from '#tests/engines/find-engines.mjs'
import { type PageTab, playwrightTab } from '#tests/engines/playwright-tab.ts'
import { launchOptions } from '#tests/support/browser.ts'
import { type Server, startServer } from '#tests/support/server.ts'
import { readRows, storedRows } from '#tests/support/stored-rows.ts'
import { watchContext } from '#tests/support/watch-context.ts'

/** How long an act waits for what it expects to see, in milliseconds. */
export const patience = 15_000

/** A file of the app without scripts, from which the storage can be cleared. */
const still = 'sample-qr.svg'

/** The storage in bytes: enough for a hundred acts, and soon filled. Engines other than Chromium have the disk's. */
const room = 40 * 1_048_576

/**
 * What the browser reports although nothing is wrong: a server that was killed, a device that was filled; in Firefox, a
 * page that was left before it had registered the worker, or while the worker brought it something.
 */
const expected =
  /\/service-worker-[\w-]+\.js|A ServiceWorker intercepted|net::ERR_|Failed to fetch|NetworkError|Unable to preload CSS|QuotaExceeded|sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT|policy: style-src-elem inline/

/** What it reports of work that fell due on a full device: the app says so, and tries again a little later. */
const whenFull = /AbortError/
const afterFull = 10_000

/** Runs in a page: whether the screen itself shows its heading and has finished loading. */
const isSettled =
  "document.getElementById('last-look') === null && (document.querySelector('#root:has(h1):not(:has([aria-busy=true]))')?.checkVisibility() ?? false)"

/** Runs in a page: what the messages and the fields of the screen say. */
const said = `({
  toasts: [...document.querySelectorAll('[data-sonner-toast]')].map((toast) => ({
    text: toast.querySelector('p')?.textContent ?? '',
    error: toast.querySelector('[role=alert]') !== null,
  })),
  fields: [...document.querySelectorAll('[aria-invalid=true]')].map((field) =>
    (field.getAttribute('aria-describedby') ?? '').split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '').join(' ')),
  failed: document.body.innerText.includes('Unexpected Application Error!'),
})`

export interface Said {
  toasts: { text: string; error: boolean }[]
  fields: string[]
  failed: boolean
}

/** Runs in a page of the site: fills the storage up to its last pieces. */
async function fillStorage(): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('filler')
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('bytes', { autoIncrement: true })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const put = (size: number) =>
    new Promise<boolean>((resolve) => {
      const bytes = new Uint8Array(size)
      for (let at = 0; at < size; at += 65_536)
        crypto.getRandomValues(bytes.subarray(at, Math.min(size, at + 65_536)))
      const transaction = db.transaction('bytes', 'readwrite')
      transaction.objectStore('bytes').add(bytes)
      transaction.oncomplete = () => resolve(true)
      transaction.onabort = () => resolve(false)
    })
  // Never more than the room can be, should the browser not keep to it.
  let left = 128 * 1_048_576
  for (let size = 4_194_304; size >= 4_096; size /= 2)
    while (left > 0 && (await put(size))) left -= size
  db.close()
}

/** Runs in a page of the site: deletes one database, or everything that is stored. */
async function clearStorage(only: string | null): Promise<void> {
  const names = only
    ? [only]
    : (await indexedDB.databases()).flatMap(({ name }) => (name ? [name] : []))
  for (const name of names)
    await new Promise<void>((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase(name)
      deleting.onsuccess = () => resolve()
      deleting.onerror = () => reject(deleting.error)
    })
  if (only) return
  localStorage.clear()
  sessionStorage.clear()
}

/** One person's browser in a profile of its own, which survives its kills, and the server that it has the app from. */
export class Device {
  /** The tab in front. */
  tab!: PageTab
  page!: Page
  #context!: BrowserContext
  #problems: string[] = []
  #quota = room
  #isServed = true
  #fullUntil = 0
  #profile = 0

  private constructor(
    readonly engine: Engine,
    private readonly server: Server,
    private readonly home: string,
  ) {}

  static async open(engine: Engine): Promise<Device> {
    const home = await mkdtemp(join(tmpdir(), 'paid-soak-'))
    await mkdir(join(home, 'Downloads'))
    const device = new Device(engine, await startServer(), home)
    await device.#install()
    return device
  }

  /** Opens the browser and waits until the app works without the server. */
  async #install(): Promise<void> {
    await this.#launch()
    await this.tab.open('super-admin/merchants/pending')
    await this.page
      .getByText('offline ready')
      .first()
      .waitFor({ timeout: 4 * patience })
  }

  /** Gives up a browser that is stuck, with its profile, and opens another. */
  async startOver(): Promise<void> {
    await this.serve(true)
    await Promise.race([this.#context.close(), wait(patience)])
    this.#kill()
    this.#profile += 1
    await this.#install()
  }

  async #launch(): Promise<void> {
    const { name, path, channel } = this.engine
    const profile = join(this.home, `profile-${this.#profile}`)
    this.#context = await { chromium, firefox }[
      name === 'firefox' ? name : 'chromium'
    ].launchPersistentContext(profile, {
      ...(name === 'chromium' ? launchOptions : { executablePath: path }),
      ...(channel && { channel }),
      baseURL: this.server.url,
      downloadsPath: join(this.home, 'Downloads'),
      viewport: { width: 1360, height: 900 },
      locale: 'en-GB',
      timezoneId: 'Africa/Harare',
      reducedMotion: 'reduce',
    })
    this.#context.setDefaultTimeout(patience)
    this.#problems = await watchContext(this.#context, new URL(this.server.url).origin)
    this.#turnTo(this.#context.pages()[0] ?? (await this.#context.newPage()))
    if (this.hasQuota) await this.#giveRoom()
  }

  #turnTo(page: Page): void {
    this.page = page
    this.tab = playwrightTab(page, this.engine.channel && join(this.home, 'Downloads'))
  }

  /** Whether the room for storage can be set. */
  get hasQuota(): boolean {
    return this.engine.name === 'chromium'
  }

  async #giveRoom(): Promise<void> {
    const devtools = await this.#context.newCDPSession(this.page)
    const { origin } = new URL(this.server.url)
    // It ends with the session, which stays open therefore.
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: this.#quota })
  }

  /** Opens a screen in the tab in front, until it has its data. */
  async open(path: string): Promise<void> {
    await this.tab.open(path)
    if (path !== still) await this.settled()
  }

  async settled(): Promise<void> {
    await this.until('the screen is loaded', () => this.tab.evaluate<boolean>(isSettled))
  }

  /** Waits until `work` returns something true, and returns it. */
  async until<T>(
    what: string,
    work: () => Promise<T | null | false | 0 | undefined>,
    within = patience,
  ): Promise<T> {
    const end = Date.now() + within
    for (;;) {
      const found = await work()
      if (found) return found
      if (Date.now() > end) throw new Error(`${what}: not within ${within / 1000} s`)
      await wait(30)
    }
  }

  /** Returns what the messages and fields of the screen say now. */
  said(): Promise<Said> {
    return this.tab.evaluate(said)
  }

  /** Returns every stored row, without bytes. */
  async rows(): Promise<TableRows> {
    return { ...(await readRows(this.page)), snapshots: [], snapshotBytes: [] }
  }

  table<T extends TableName>(name: T): Promise<Row<T>[]> {
    return storedRows(this.page, name)
  }

  /** Returns the problems that the browser has reported since the last time. */
  takeProblems(): string[] {
    const wasFull = Date.now() < this.#fullUntil
    return this.#problems
      .splice(0)
      .filter((problem) => !expected.test(problem) && !(wasFull && whenFull.test(problem)))
  }

  /** Begins again as in a new profile, in one tab. */
  async startFresh(): Promise<void> {
    await this.serve(true)
    await this.closeOthers()
    await this.open(still)
    await this.page.evaluate(clearStorage, null)
    this.takeProblems()
    await this.open('dashboard')
  }

  /** Kills the server, or starts it again at the same address. */
  async serve(on: boolean): Promise<void> {
    if (on === this.#isServed) return
    await (on ? this.server.restart() : this.server.kill())
    this.#isServed = on
  }

  /** Closes all tabs but the one in front. */
  async closeOthers(): Promise<void> {
    for (const page of this.#context.pages()) if (page !== this.page) await page.close()
  }

  /** Opens a second tab in front; `back` returns to the first, and leaves the second open. */
  async openSecond(path: string): Promise<{ second: PageTab; back: () => Promise<void> }> {
    const first = this.page
    this.#turnTo(await this.#context.newPage())
    const second = this.tab
    await this.open(path)
    return {
      second,
      back: async () => {
        this.#turnTo(first)
        await first.bringToFront()
      },
    }
  }

  /** Fills the storage, does something, and makes room again. */
  async whileFull<T>(work: () => Promise<T>): Promise<T> {
    await this.page.evaluate(fillStorage)
    try {
      return await work()
    } finally {
      this.#quota += room / 8
      await this.#giveRoom()
      await this.page.evaluate(clearStorage, 'filler')
      this.#fullUntil = Date.now() + afterFull
    }
  }

  /** The processes of this browser, which have its profile on their command line. */
  #processes(): number[] {
    if (!existsSync('/proc')) return []
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((name) => {
        try {
          return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(this.home)
        } catch {
          return false
        }
      })
      .map(Number)
  }

  #kill(): void {
    for (const id of this.#processes())
      try {
        process.kill(id, 'SIGKILL')
      } catch {
        // It ended with the one before it.
      }
  }

  /** Whether this browser can be killed without telling its pages. */
  get canBeKilled(): boolean {
    return this.engine.name === 'chromium' || existsSync('/proc')
  }

  /** Kills the browser as the system would, at once, and opens the same profile again. */
  async killAndReopen(): Promise<void> {
    const gone = this.#context.waitForEvent('close')
    if (this.engine.name === 'chromium') {
      const devtools = await this.#context.newCDPSession(this.page)
      devtools.send('Browser.crash').catch(() => undefined)
    } else this.#kill()
    await gone
    await this.#launch()
  }

  /** Returns what the tab in front shows. */
  picture(): Promise<Buffer> {
    return this.page.screenshot()
  }

  async close(): Promise<void> {
    await this.#context.close()
    await this.server.kill()
    await rm(this.home, { recursive: true, force: true })
  }
}
