import { beforeEach, expect, test, vi } from 'vitest'
import { type Act, Broken, done, Skip } from './act.ts'
import type { Device } from './device.ts'
import { dollarText, figureAfter } from './figures.ts'
import { reportOf, type Settings, Soak } from './soak.ts'

let loaves = 0

/** A device on which nothing is stored but the loaves. */
const device = {
  async startFresh() {
    loaves = 0
  },
  startOver: async () => undefined,
  picture: async () => Buffer.from('a screen'),
  table: async () => [],
  said: async () => ({ toasts: [], fields: [], failed: false }),
  takeProblems: () => [],
} as unknown as Device

const acts: Act[] = [
  {
    name: 'baker bakes a loaf',
    weight: 3,
    async run(_device, { part }) {
      loaves += 1
      return done(`with ${part} % rye`)
    },
  },
  {
    name: 'baker sells a loaf',
    weight: 1,
    async run() {
      if (loaves === 0) throw new Skip('there is no loaf')
      loaves -= 1
      return done('')
    },
  },
  { name: 'baker sleeps', weight: 5, run: async () => done('') },
  {
    name: 'baker strikes',
    weight: 1,
    run: async () => ({ end: 'refused', about: '', why: 'Ask the miller.' }),
  },
]

async function noMoreThanThree() {
  if (loaves > 3) throw new Broken(`${loaves} loaves`)
}

const settings: Settings = { seed: 7, minutes: 1, shortening: 1 }
const soakWith = (over: Partial<Settings> = {}, checked = noMoreThanThree) =>
  new Soak(device, { ...settings, ...over }, () => undefined, acts, checked)

beforeEach(() => void vi.useRealTimers())

test('what breaks is shortened to the fewest acts that show it, and repeated by its path', async () => {
  const result = await soakWith().run()
  const { failure } = result
  expect(failure).toMatchObject({ reason: '4 loaves', seed: 7, shortening: 'done' })
  expect(failure?.acts).toEqual(Array.from({ length: 4 }, () => 'baker bakes a loaf: with 1 % rye'))
  expect(failure?.full.length).toBeGreaterThan(4)
  expect(String(failure?.picture)).toBe('a screen')
  const report = reportOf(result)
  expect(report).toContain('BROKEN: 4 loaves')
  expect(report).toContain('  4. baker bakes a loaf')
  expect(report).toContain('× Ask the miller.')

  const [, path = '', replay] = /--path (\S+) --replay (\S+)$/.exec(report) ?? []
  const again = await soakWith({ path, replay }).run()
  expect(again.failure?.acts).toEqual(failure?.acts)
  const whole = await soakWith({ path: path.split(':')[0] }).run()
  expect(whole.failure?.acts).toEqual(failure?.acts)
})

test('out of time, it is shortened no further; what does not come again is said to', async () => {
  const cut = await soakWith({ shortening: 0 }).run()
  expect(cut.failure?.shortening).not.toBe('done')
  let times = 0
  const once = await soakWith({}, async () => {
    times += 1
    if (times === 20) throw new Broken('by chance')
  }).run()
  expect(once.failure).toMatchObject({ reason: 'by chance', shortening: 'not repeated' })
  expect(reportOf(once)).toContain('it did not happen again')
})

test('an act that does not end is broken too', async () => {
  const stuck: Act = { name: 'baker waits', weight: 1, run: () => new Promise(() => undefined) }
  const over = { ...settings, stuckAfter: 20 }
  const { failure } = await new Soak(device, over, () => undefined, [stuck], noMoreThanThree).run()
  expect(failure?.reason).toMatch(/^baker waits, not finished .*: not ended within 0.02 s$/)
  expect(failure?.acts).toHaveLength(1)
})

test('a run counts its acts, and names those that were never done', async () => {
  const result = await soakWith({ minutes: 0.005 }, async () => undefined).run()
  expect(result.failure).toBeUndefined()
  const counts = [...result.counts.values()]
  const total = counts.reduce((sum, each) => sum + each.done + each.refused + each.skipped, 0)
  expect(total).toBe(result.acts)
  expect(result.bursts).toBeGreaterThanOrEqual(result.series)
  expect(reportOf(result)).toContain('Never done in this run: baker strikes')
})

test('a figure is read below its label, past a line about it, and written as screens do', () => {
  const screen =
    'Total Revenue\nLast 30 days\n$4,411.31\nincl. ZWL 20,740 at 17.5\nTransactions\n94\n'
  expect(figureAfter('Total Revenue', screen)).toBe('$4,411.31')
  expect(figureAfter('Transactions', screen)).toBe('94')
  expect(figureAfter('Refunds', screen)).toBeUndefined()
  expect([1_234_567_89, -5, 0].map(dollarText)).toEqual(['$1,234,567.89', '\u2212$0.05', '$0.00'])
})
