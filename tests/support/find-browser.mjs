import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env, platform } from 'node:process'
import { chromium } from 'playwright'
import { runTool } from './run-tool.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** Chromium without its user interface. */
const bareNames = ['chromium-headless-shell', 'chrome-headless-shell']

const fixedPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
}

const inPath = (some) =>
  (env.PATH ?? '').split(delimiter).flatMap((folder) => some.map((name) => join(folder, name)))

/** Returns Playwright's headless shell, which is next to its full browser. */
const bareOfPlaywright = () =>
  chromium
    .executablePath()
    .replace(
      /chromium-(\d+)([/\\])chrome-([\w-]+)[/\\].*/,
      `chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell${platform === 'win32' ? '.exe' : ''}`,
    )

const firstOf = (paths) => paths.find((path) => path && existsSync(path))

const whole = () =>
  firstOf([
    env.PAID_BROWSER,
    chromium.executablePath(),
    ...inPath(names),
    ...(fixedPlaces[platform] ?? []),
  ])

const bare = () => firstOf([env.PAID_BROWSER, bareOfPlaywright(), ...inPath(bareNames)])

/** Installs Debian packages, where this is possible: as root. */
export function installWithApt(...names) {
  if (platform !== 'linux' || process.getuid() !== 0) return
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: 240_000,
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update', '-q')
  apt('install', '-y', '-q', '--no-install-recommends', ...names)
}

/** Looks for a browser before anything is installed, and after each installation that may provide one. */
function findOrInstall(find, packages) {
  const ways = [
    () => undefined,
    () => runTool(['playwright', 'install', 'chromium']),
    ...packages.map((name) => () => installWithApt(name)),
  ]
  for (const way of ways) {
    way()
    const path = find()
    if (path) return path
  }
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or set PAID_BROWSER to its path.',
  )
}

/**
 * Returns the path of a Chromium or Chrome on this machine; installs one if there is none, or throws with instructions.
 */
export function findBrowser() {
  return findOrInstall(whole, ['chromium'])
}

/**
 * The same for tests, preferring the headless shell, which renders the same pages with a third less work. A machine
 * without any browser gets the headless shell.
 */
export function findTestBrowser() {
  return findOrInstall(() => bare() ?? whole(), ['chromium-headless-shell', 'chromium'])
}
