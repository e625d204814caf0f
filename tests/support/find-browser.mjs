import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { env, platform } from 'node:process'
import { chromium } from 'playwright'
import { runTool } from './run-tool.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const fixedPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
}

const installed = () =>
  [
    env.PAID_BROWSER,
    chromium.executablePath(),
    ...(env.PATH ?? '')
      .split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name))),
    ...(fixedPlaces[platform] ?? []),
  ].find((path) => path && existsSync(path))

function installWithApt() {
  if (platform !== 'linux' || process.getuid() !== 0) return
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: 240_000,
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update', '-q')
  apt('install', '-y', '-q', '--no-install-recommends', 'chromium')
}

/** The path of a Chromium or Chrome on this machine; installs one where there is none, or throws with what to do. */
export function findBrowser() {
  const ways = [
    () => undefined,
    () => runTool(['playwright', 'install', 'chromium']),
    installWithApt,
  ]
  for (const way of ways) {
    way()
    const path = installed()
    if (path) return path
  }
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or set PAID_BROWSER to its path.',
  )
}
