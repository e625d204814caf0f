// Proves DEMO-13.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Where the device's own clock is meant. */
const ofTheDevice = [
  // The one place that says what time it is.
  'db/clock.ts',
  // Before the moved time is known.
  'db/upgrades.ts',
  // The sample data, which is as of the device's clock.
  'seed/sample-sale.ts',
  'src/seeding/seeder.ts',
  'src/build/seed-rows.ts',
  // Durations.
  'src/presenter/demo/kiosk/kiosk-watch.tsx',
  'src/presenter/demo/kiosk/pin-dialog.tsx',
  'src/presenter/pitch/talk/talk-screen.tsx',
  'src/app/offline/service-worker.ts',
  'src/app/shells/idle-session.tsx',
  'src/data/last-active.ts',
  'src/screens/shared/resend-code.tsx',
  'src/screens/checkout/form/kept-typing.ts',
  // A sample of code.
  'src/screens/developers/guides/webhooks.ts',
]

test('what time it is comes from one place, so that the presenter can move it', () => {
  const readers = ['db', 'routes', 'seed', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => join(folder, name))
      .filter((file) => /new Date\(\)|Date\.now\b/.test(readFileSync(file, 'utf8'))),
  )
  expect(readers.toSorted()).toEqual(ofTheDevice.toSorted())
})
