import type { TableRows } from '#db/tables.ts'
import type { PageTab } from '#tests/engines/playwright-tab.ts'
import { button, dialog, switchOf, text, within } from '#tests/engines/tab.ts'
import {
  type Act,
  Broken,
  checkLine,
  type Chance,
  done,
  firstSeen,
  newestEntry,
  oneOf,
  type Outcome,
  Skip,
} from '../act.ts'
import type { Device } from '../device.ts'
import { waitsForDecision } from '../recount.ts'
import { payLinkAct } from './customer.ts'
import { prepareRefund, refundable, refundAct, refundForm } from './merchant.ts'
import { openControls } from './presenter.ts'
import { approveAct, pressApprove } from './staff.ts'

/** The acts that are done on a device that fails, rehearses or is somebody else’s. */
const inner = [payLinkAct, refundAct, approveAct]
const innerOf = (chance: Chance) => oneOf(inner, { pick: chance.part }, 'act')

/** Runs another act; a skipped one skips this one too. */
async function withinIt(act: Act, device: Device, chance: Chance): Promise<Outcome> {
  const since = await newestEntry(device)
  const outcome = await act.run(device, chance)
  await checkLine(act, outcome, device, since)
  return { ...outcome, about: `${act.name}, ${outcome.about}` }
}

/** Expects everything that the log had to be there still. */
function expectKept(before: TableRows['activityLog'], after: TableRows['activityLog']): void {
  const now = new Map(after.map((entry) => [entry.id, entry.hash]))
  const lost = before.filter((entry) => now.get(entry.id) !== entry.hash)
  if (lost.length > 0)
    throw new Broken(`${lost.map(({ id }) => id).join(', ')} of the log are lost`)
}

const dryRun = switchOf(/^Dry run/)

async function switchDryRun(device: Device, on: boolean): Promise<void> {
  await device.open('trainer')
  await device.tab.press(dryRun)
  await device.until('the dry run', async () => (await isDry(device)) === on)
}

/** Expects that nothing was written in dry run, unless something fell due meanwhile, which the log says. */
function expectSame(before: TableRows, after: TableRows): void {
  if (after.activityLog.length !== before.activityLog.length) return
  const names = Object.keys(after) as (keyof TableRows)[]
  const changed = names.filter(
    (name) =>
      name !== 'demoSettings' && JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  )
  if (changed.length > 0) throw new Broken(`In dry run, ${changed.join(', ')} changed`)
}

/** Waits until no payment is being processed, so that nothing changes by itself. */
const calm = (device: Device) =>
  device.until(
    'no payment is processed',
    async () =>
      (await device.table('transactions')).every(({ settlesAt }) => settlesAt === undefined),
    40_000,
  )

async function isDry(device: Device): Promise<boolean> {
  return (await device.table('demoSettings'))[0]?.dryRun ?? false
}

async function pressBoth(
  tabs: readonly PageTab[],
  press: (tab: PageTab) => Promise<void>,
): Promise<void> {
  await Promise.all(tabs.map(press))
}

export const deviceActs: Act[] = [
  {
    name: 'device reloads',
    weight: 1,
    async run(device) {
      await device.open('dashboard/payments/transactions')
      await device.tab.reload()
      await device.settled()
      return done(await device.tab.address())
    },
  },
  {
    name: 'device rehearses: dry run on, an act, dry run off',
    weight: 2,
    async run(device, chance) {
      await switchDryRun(device, true)
      await calm(device)
      const before = await device.rows()
      let outcome: Outcome
      try {
        outcome = await withinIt(innerOf(chance), device, chance)
        if (outcome.end === 'done') throw new Broken(`In dry run, ${outcome.about} was done`)
        expectSame(before, await device.rows())
      } finally {
        await switchDryRun(device, false)
      }
      return outcome.end === 'dry' ? done(`${outcome.about}: ${outcome.why}`) : outcome
    },
  },
  {
    name: 'device refunds one payment in two tabs at once',
    weight: 2,
    async run(device, chance) {
      const payment = oneOf(await refundable(device), chance, 'payment to refund')
      const { id } = payment
      const refunds = async () =>
        (await device.table('transactions')).filter(({ refundOf }) => refundOf === id).length
      const before = await refunds()
      const first = device.tab
      const stopped = await prepareRefund(device, id)
      if (stopped) return stopped
      const { second, back } = await device.openSecond('dashboard')
      try {
        await prepareRefund(device, id)
        await pressBoth([first, second], (tab) => tab.enter(within(refundForm, button('Refund'))))
        await device.until('one of the refunds', async () => (await refunds()) > before)
        for (const tab of [first, second]) await tab.lacks(button('Refunding'))
      } finally {
        await back()
        await device.closeOthers()
      }
      const made = (await refunds()) - before
      if (made !== 1) throw new Broken(`${id} was refunded ${made} times from two tabs`)
      return done(`${id}, once`)
    },
  },
  {
    name: 'device decides one application in two tabs at once',
    weight: 1,
    async run(device, chance) {
      const applications = (await device.table('merchants')).filter(waitsForDecision)
      const { id, name } = oneOf(applications, chance, 'application')
      const decisions = async () =>
        (await device.table('activityLog')).filter(
          ({ action, target }) => action === 'Approved merchant application' && target === name,
        ).length
      const before = await decisions()
      const first = device.tab
      const anyway = button('Approve anyway')
      await device.open('super-admin/merchants/pending')
      await pressApprove(device, name)
      const isAsked = (await firstSeen(device, [text(/has been approved/), anyway])) === 1
      if (!isAsked) return done(`${name}, at once`)
      const { second, back } = await device.openSecond('super-admin/merchants/pending')
      try {
        await pressApprove(device, name)
        await second.sees(anyway)
        await pressBoth([first, second], (tab) => tab.enter(anyway))
        await device.until('the decision', async () => (await decisions()) > before)
      } finally {
        await back()
        await device.closeOthers()
      }
      const made = (await decisions()) - before
      if (made !== 1) throw new Broken(`${id} was approved ${made} times from two tabs`)
      return done(`${name}, once`)
    },
  },
  {
    name: 'device is killed right after an act, and opened again',
    weight: 1,
    async run(device, chance) {
      if (!device.canBeKilled) throw new Skip('this browser can’t be killed here')
      const outcome = await withinIt(innerOf(chance), device, chance)
      if (outcome.end !== 'done') return outcome
      const [before, [mark]] = [await device.table('activityLog'), await device.table('seedMarks')]
      await device.killAndReopen()
      await device.open('dashboard')
      const [now] = await device.table('seedMarks')
      // Chromium now and then loses a whole database that it was writing to when it was killed.
      if (now?.seededAt !== mark?.seededAt) throw new Skip('the browser lost all of its data')
      expectKept(before, await device.table('activityLog'))
      return outcome
    },
  },
  {
    name: 'device is full during an act',
    weight: 1,
    async run(device, chance) {
      if (!device.hasQuota) throw new Skip('this engine’s room can’t be set')
      const before = await device.table('activityLog')
      const outcome = await device.whileFull(() => withinIt(innerOf(chance), device, chance))
      expectKept(before, await device.table('activityLog'))
      const isFull = outcome.end === 'refused' && outcome.why?.includes('out of space')
      return isFull ? done(`${outcome.about}: ${outcome.why}`) : outcome
    },
  },
  {
    name: 'device acts without the server',
    weight: 2,
    async run(device, chance) {
      await device.serve(false)
      try {
        return await withinIt(innerOf(chance), device, chance)
      } finally {
        await device.serve(true)
      }
    },
  },
  {
    name: 'device is lent to Support, who may not refund',
    weight: 1,
    async run(device, chance) {
      const { tab } = device
      const members = await device.table('teamMembers')
      const support = members.find(
        ({ merchantId, role }) => merchantId === 'M-001' && role === 'Support',
      )
      if (!support) throw new Skip('there is no Support')
      const [firstName = ''] = support.name.split(' ')
      const actAs = async (name: string) => {
        await device.open('dashboard')
        await openControls(device)
        const controls = dialog('Demo controls')
        await tab.press(within(controls, button(/^Everyone/)))
        await tab.press(within(controls, button(new RegExp(`^${name}`))))
        await tab.lacks(controls)
      }
      const payment = oneOf(await refundable(device), chance, 'payment to refund')
      await actAs(support.name)
      try {
        await device.open(`dashboard/payments/transactions/${payment.id}`)
        const refund = within(dialog(payment.id), button('Process Refund'))
        if (await tab.isEnabled(refund)) throw new Broken(`${firstName} may refund ${payment.id}`)
      } finally {
        await actAs('Tendai Moyo')
      }
      return done(`${firstName}, ${payment.id}`)
    },
  },
]
