// Proves DEMO-12.
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import { getSnapshotFile, getSeededAt } from '#db/demo/queries.ts'
import { writeSnapshotFile } from '#db/demo/snapshot-file.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { runAction } from '#src/data/run-action.ts'
import { visitor } from '#src/data/visitor.ts'
import { findExercise } from '#seed/exercises.ts'
import { catchDroppedFiles } from '#src/ui/dropped-files.ts'
import { databaseOfFile } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { fillWithSample, withSmallSample } from '#tests/support/component-sample.ts'
import { LargeMerchantControl } from '../controls/large-merchant.tsx'
import { ResetDialog } from '../controls/reset-dialog.tsx'
import { loadPayments } from '../../class/drill/kept-drill.ts'
import { startTest } from '../../class/exercises/exam/run-test.ts'
import { startExercise } from '../../class/exercises/running/start-exercise.ts'
import { shownTest } from '../../class/exercises/exam/taken-test.ts'
import { KioskCard } from '../kiosk/kiosk-card.tsx'
import { startOver } from '../kiosk/kiosk-watch.tsx'
import { getKiosk } from '#src/data/kiosk.ts'
import { DemoLinks } from '../../frame/links/demo-links.tsx'
import { writeCode } from '../../pitch/prospect-demo/link-code.ts'
import {
  backToSample,
  makeDemoFor,
  makeDemoForSample,
} from '../../pitch/prospect-demo/remake-demo.ts'
import { ScenariosCard } from '../../class/trainer/scenarios-card.tsx'
import { SnapshotsCard } from '../../class/trainer/snapshots-card.tsx'
import { loadState, resetDemo } from './replace-demo.ts'

const set = { name: 'Monday', exercises: ['link-price', 'new-link'], test: { minutes: 20 } }
const bakery = {
  name: 'Sakubva Bread',
  trade: 'bakery' as const,
  town: 'Mutare',
  owner: 'Rudo Moyo',
  currency: 'USD' as const,
  items: [{ name: 'Loaf', amount: 150 }],
}

const forget = () => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('paid-exercise')) localStorage.removeItem(key)
}
/** One for all ways: what is refused changes nothing, so each finds the state of the one before. */
const shared = databaseOfFile()
let db: PaidDatabase

const seededAt = async () => String((await getSeededAt(db))?.toISOString())

/** What there is while the test runs. */
const before = { seededAt: '', merchants: 0, startedAt: '' }

withSmallSample()
beforeEach(async () => {
  db = shared()
  if (before.startedAt !== '') return
  forget()
  await fillWithSample(db)
  await runAction('keepSnapshot', { id: 'kept', name: 'The lesson' }, context())
  const first = await startTest(context(), set, 'Shamiso Dube')
  if (first?.id !== 'link-price') throw new Error('The test did not start.')
  await db.paymentLinks.update('1042', { amount: 19_00 })
  before.seededAt = await seededAt()
  before.merchants = await db.merchants.count()
  before.startedAt = String((await db.demoSettings.get('demo'))?.exercise?.startedAt)
})
afterEach(() => page.viewport(360, 740))
afterAll(forget)
const context = () => ({ db, actor: visitor })
const show = (children: ReactNode) =>
  render(
    standAt('/trainer').within(
      <DatabaseContext value={db}>
        <ActorContext value={visitor}>{children}</ActorContext>
      </DatabaseContext>,
    ),
  )
const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click()

/** Opens an address with something that changes the demo. */
async function openLink(path: string) {
  const before = location.href
  onTestFinished(() => history.replaceState(null, '', before))
  history.replaceState(null, '', new URL(path, before))
  await show(<DemoLinks />)
}
const snapshotFile = async () =>
  new File([await writeSnapshotFile(await getSnapshotFile(db, 'kept'))], 'Lesson.paid')

type Way = [name: string, press: () => Promise<unknown>]

const pressed: Way[] = [
  [
    'a reset, from the demo controls or the palette',
    async () => {
      await show(<ResetDialog open onClose={() => undefined} />)
    },
  ],
  [
    'a link to the sample data',
    async () => {
      await openLink('/?reset')
    },
  ],
  [
    'a link to a scenario',
    async () => {
      await openLink('/?scenario=month-end')
    },
  ],
  [
    'a link to the large merchant',
    async () => {
      await openLink('/?scenario=large-merchant')
    },
  ],
  [
    'a link to a business',
    // It doesn't ask first while nothing was done.
    async () => openLink(`/#for=${await writeCode(bakery)}`),
  ],
  [
    'a scenario on the trainer’s page',
    async () => {
      await page.viewport(1360, 900)
      await show(<ScenariosCard />)
      await press('Load Month end')
    },
  ],
  [
    'the large merchant on the trainer’s page',
    async () => {
      await show(<LargeMerchantControl />)
      await press('Create')
    },
  ],
  [
    'a kept snapshot',
    async () => {
      await show(<SnapshotsCard />)
      await press('Load The lesson')
    },
  ],
  [
    'a snapshot’s file that is chosen',
    async () => {
      await show(<SnapshotsCard />)
      await userEvent.upload(page.getByLabelText('Paid file'), await snapshotFile())
    },
  ],
  [
    'a snapshot’s file that is dropped',
    async () => {
      await page.viewport(1360, 900)
      onTestFinished(catchDroppedFiles(() => undefined))
      await show(<SnapshotsCard />)
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(await snapshotFile())
      page
        .getByText(/^Or drop a \.paid file here/)
        .element()
        .dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
    },
  ],
  [
    'a snapshot’s file with which the system opens the app',
    async () => {
      const file = await snapshotFile()
      vi.stubGlobal('launchQueue', {
        setConsumer: (hear: (params: unknown) => void) =>
          hear({ files: [{ getFile: async () => file }] }),
      })
      onTestFinished(() => void vi.unstubAllGlobals())
      await show(<SnapshotsCard />)
    },
  ],
  [
    'the start of a kiosk',
    async () => {
      // The page of all tests stays as it is.
      Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false })
      onTestFinished(() => void Reflect.deleteProperty(document, 'fullscreenEnabled'))
      await show(<KioskCard />)
      await press('Start kiosk')
    },
  ],
]

const called: Way[] = [
  ['Undo and Back to now', () => loadState(context(), 'kept')],
  ['a reset that was asked for before the test', () => resetDemo(context())],
  ['a kiosk that starts over', () => startOver({ snapshotId: 'kept' })],
  ['a business', () => makeDemoFor(context(), bakery)],
  ['the pitch’s sample', () => makeDemoForSample(context())],
  ['the way back to the sample’s business', () => backToSample(context())],
  ['the drill', () => loadPayments(context())],
  [
    'an exercise of the practice',
    async () => {
      const exercise = findExercise('new-link')
      if (exercise) await startExercise(context(), exercise)
    },
  ],
]

test.for([...pressed, ...called])(
  'while a test runs, it is refused in words: %s',
  async ([, act]) => {
    await act()
    await expect
      .element(page.getByText('A test is running. Finish it or end it first'))
      .toBeVisible()
    // It is not asked first.
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(page.getByLabelText('PIN to leave')).not.toBeInTheDocument()
    // What was done is there, and the exercise goes on.
    expect(await seededAt()).toBe(before.seededAt)
    expect((await db.paymentLinks.get('1042'))?.amount).toBe(19_00)
    expect(await db.merchants.count()).toBe(before.merchants)
    expect((await db.demoSettings.get('demo'))?.exercise?.startedAt).toBe(before.startedAt)
    expect(shownTest.read()).toMatchObject({ running: before.startedAt, results: [] })
    expect(getKiosk()).toBe(null)
  },
)

test('once the test is over, everything can be replaced again, before its certificate is closed', async () => {
  const test = shownTest.read()
  shownTest.write(test && { ...test, ended: true })
  expect(await resetDemo(context())).toBe(true)
  expect((await db.paymentLinks.get('1042'))?.amount).not.toBe(19_00)
})
