// Proves R55.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What browsers have on secure pages alone: over https, or from the device itself. */
const secureOnly =
  /\brandomUUID\b|\bcrypto\.subtle\b|'subtle'|\.locks\b|\bcaches\.|\.clipboard\b|\.mediaDevices\b|\.serviceWorker\b|\.storage\b|\.wakeLock\b/

/** How each of its places does without it, or says that it can't. */
const places: Record<string, string> = {
  'db/open-database.ts': 'Asks; else no room is assumed to be there.',
  'db/phone/sign.ts': 'Refuses with words, which the scanner shows first.',
  'db/transaction-watch.ts': 'Asks; a long write is then told by its time.',
  'src/data/offline-status.ts': 'Asks; the page says that it is not ready offline.',
  'src/app/offline/service-worker.ts': 'Asks; the page says that it is not ready offline.',
  'src/data/storage.ts': 'Asks; what reads the caches runs only with a service worker.',
  'src/presenter/demo/snapshots/snapshot-files.ts':
    'Runs only after the service worker took a file.',
  'src/presenter/class/trainer/device-card.tsx': 'Catches; the browser doesn’t say.',
  'src/data/with-lock.ts': 'Asks; every window then runs the task.',
  'src/screens/console/overview/overview-screen.tsx': 'Asks; the room is not shown.',
  'src/screens/dashboard/account/device-tab.tsx': 'Asks; the room is not shown.',
  'src/screens/shared/scan/scanner.tsx': 'Asks, and says that a camera needs https.',
  'src/ui/share.ts': 'Catches; copies by a selection.',
  'src/ui/this-window.ts': 'Asks; a window then has its own input alone.',
  'src/ui/viewport.ts': 'Asks; the screen may go dark.',
}

test('what only secure pages have is used in places that do without it, or say so', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'db', 'seed', 'src'],
    {
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^src\/build\//.test(file))
  expect(files.length).toBeGreaterThan(800)
  const code = (file: string) =>
    readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*/g, '')
  expect(files.filter((file) => secureOnly.test(code(file))).sort()).toEqual(
    Object.keys(places).sort(),
  )
})
