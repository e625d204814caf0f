import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, expect, firefox, test as base, webkit } from 'playwright/test'
import { launchOptions } from '#tests/support/browser.ts'
import { startServer, type Server } from '#tests/support/server.ts'
import { watchContext } from '#tests/support/watch-context.ts'
import type { Engine } from './find-engines.mjs'
import { keyboardTab } from './keyboard-tab.ts'
import { patience } from './saved-file.ts'
import { playwrightTab } from './playwright-tab.ts'
import type { Tab } from './tab.ts'
import { startSession } from './webdriver.ts'
import { webDriverTab } from './webdriver-tab.ts'

export interface Options {
  engine: Engine
}

interface Fixtures {
  /** The app's own server, which a journey may kill. */
  server: Server
  /** Opens another device: a profile that shares nothing with the first. */
  openDevice: () => Promise<Tab>
  tab: Tab
}

const types = { chromium, firefox, webkit }
const size = { width: 1360, height: 900 }

/**
 * What engines report that is no fault: a killed server that does not answer, and the style that Playwright adds for a
 * picture in Firefox, which names the hash of any other.
 */
const expected =
  /net::ERR_CONNECTION|Failed to fetch|NetworkError|sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT|policy: style-src-elem inline/

/**
 * Returns what was heard, a line each, without what differs from run to run: figures and the arrival of a payout follow
 * the day, and counts come when the data does, before or after what the person did. What is said again is said once,
 * with another figure or a button, too: it comes with how fast one types, and with a message that takes another's place.
 */
const readable = (heard: string[]) =>
  heard
    .filter((line) => !/ found$| unread notifications?$/.test(line))
    .map((line) =>
      line
        .replace(/(?<=Arrives ).+/, '…')
        .replace(/[A-Z]{2,3}-\d+|\d+ \w+ 20\d\d|\d[\d,.:]*\d|\d/g, '…'),
    )
    .filter((line, at, lines) => at === 0 || !line.startsWith(lines[at - 1] ?? ''))
    .map((line) => `${line}\n`)
    .join('')

/** Something that is open until the journey ends, and the problems that were noticed in it. */
interface Device {
  tab: Tab
  problems: () => Promise<string[]>
  /** What a screen reader would say by itself, where keys alone are used. */
  heard?: () => Promise<string[]>
  /** Returns what the device shows, for a journey that failed. */
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

async function openWithPlaywright(
  { name, path, channel, byKeyboard }: Engine,
  url: string,
  home: string,
): Promise<Device> {
  const downloads = join(home, 'Downloads')
  await mkdir(downloads, { recursive: true })
  const browser = await types[name].launch({
    ...(name === 'chromium' ? launchOptions : { executablePath: path }),
    ...(channel && { channel }),
    downloadsPath: downloads,
  })
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    locale: 'en-GB',
    timezoneId: 'Africa/Harare',
  })
  context.setDefaultTimeout(patience)
  const problems = await watchContext(context, new URL(url).origin)
  const page = await context.newPage()
  if (byKeyboard) {
    const tab = await keyboardTab(page)
    return {
      tab,
      heard: tab.heard,
      picture: () => page.screenshot(),
      problems: async () => [...problems, ...tab.faults()],
      close: () => browser.close(),
    }
  }
  return {
    // Over BiDi, Playwright misses the downloads of links that a script presses.
    tab: playwrightTab(page, channel && downloads),
    picture: () => page.screenshot(),
    problems: async () => [...problems],
    close: () => browser.close(),
  }
}

async function openWithDriver(
  { path }: Engine,
  driver: string,
  url: string,
  home: string,
): Promise<Device> {
  for (const folder of ['Downloads', '.config'])
    await mkdir(join(home, folder), { recursive: true })
  await writeFile(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n')
  const session = await startSession(driver, path, home)
  await session.send('POST', '/window/rect', size)
  return {
    tab: webDriverTab(session, url, home),
    // WebDriver has no way to the console.
    problems: async () => [],
    picture: async () => Buffer.from(await session.send<string>('GET', '/screenshot'), 'base64'),
    close: session.close,
  }
}

export const test = base.extend<Options & Fixtures>({
  engine: [{ name: 'chromium', path: '' }, { option: true }],

  server: async ({}, use) => {
    const server = await startServer()
    await use(server)
    await server.kill()
  },

  openDevice: async ({ engine, server }, use, info) => {
    const devices: Device[] = []
    await use(async () => {
      const { driver } = engine
      const home = info.outputPath(`home-${devices.length}`)
      const device = await (driver
        ? openWithDriver(engine, driver, server.url, home)
        : openWithPlaywright(engine, server.url, home))
      devices.push(device)
      return device.tab
    })
    const problems = (await Promise.all(devices.map((device) => device.problems()))).flat()
    if (info.status !== info.expectedStatus)
      for (const [at, device] of devices.entries()) {
        // A browser that has ended its session draws no picture, and must be closed like any other.
        const picture = await device.picture().catch(() => undefined)
        if (picture) await writeFile(info.outputPath(`device-${at}.png`), picture)
      }
    const heard = await devices[0]?.heard?.()
    for (const { close } of devices) await close()
    if (heard && info.status === info.expectedStatus)
      expect(readable(heard)).toMatchSnapshot(`${info.title}.txt`)
    expect(problems.filter((problem) => !expected.test(problem))).toEqual([])
  },

  tab: async ({ openDevice }, use) => use(await openDevice()),
})

export { expect } from 'playwright/test'
