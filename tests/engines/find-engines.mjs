import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env } from 'node:process'
import { firefox, webkit } from 'playwright'
import { findTestBrowser, installWithApt } from '../support/find-browser.mjs'

const inPath = (...names) =>
  (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

const firstOf = (paths) => paths.find((path) => path && existsSync(path))

/** Returns where Debian has the small browser that comes with WebKit. */
function findMiniBrowser() {
  const lib = '/usr/lib'
  const folders = existsSync(lib) ? readdirSync(lib).map((name) => join(lib, name)) : []
  return firstOf(
    folders.flatMap((folder) =>
      ['4.1', '4.0'].map((version) => join(folder, `webkit2gtk-${version}`, 'MiniBrowser')),
    ),
  )
}

function findChromium() {
  try {
    return { path: findTestBrowser() }
  } catch {
    return undefined
  }
}

function findFirefox() {
  const own = firstOf([firefox.executablePath()])
  if (own) return { path: own }
  const path = firstOf([
    ...inPath('firefox-esr', 'firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    join(env.PROGRAMFILES ?? '', 'Mozilla Firefox', 'firefox.exe'),
  ])
  return path && { path, channel: 'moz-firefox' }
}

function findWebKit() {
  const own = firstOf([webkit.executablePath()])
  if (own) return { path: own }
  const driver = firstOf(inPath('WebKitWebDriver'))
  const path = findMiniBrowser()
  return driver && path && firstOf(inPath('xvfb-run')) && { path, driver }
}

/** The engines, the Debian packages that have them, and what to do where there are none. */
const engines = [
  {
    name: 'chromium',
    find: findChromium,
    packages: [],
    advice: 'Install Chromium or Chrome, or set PAID_BROWSER to its path.',
  },
  {
    name: 'firefox',
    find: findFirefox,
    packages: ['firefox-esr'],
    advice: 'Install Firefox, or run: npx playwright install firefox',
  },
  {
    name: 'webkit',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    advice:
      'Run: npx playwright install webkit, or on Debian: apt-get install webkit2gtk-driver xvfb',
  },
]

/**
 * Returns the engines on this machine, each with its path and how it is driven, and those that are missing, each with
 * what to do. `install` first installs what is missing on Debian, as root.
 */
export function findEngines({ install = false } = {}) {
  const found = engines.map(({ name, find, packages, advice }) => {
    let engine = find()
    if (!engine && install && packages.length > 0) {
      installWithApt(...packages)
      engine = find()
    }
    return { name, advice, engine }
  })
  return {
    engines: found.flatMap(({ name, engine }) => (engine ? [{ name, ...engine }] : [])),
    missing: found.flatMap(({ name, advice, engine }) => (engine ? [] : [{ name, advice }])),
  }
}
