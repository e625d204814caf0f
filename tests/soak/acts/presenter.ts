import { alertDialog, button, dialog, field, text, within } from '#tests/engines/tab.ts'
import { type Act, type Chance, ended, oneOf, type Outcome, pressOrSkip } from '../act.ts'
import type { Device } from '../device.ts'

const controls = dialog('Demo controls')

/** Opens the presenter's controls. */
export async function openControls(device: Device): Promise<void> {
  await device.tab.press(button(/Demo controls/))
  await device.tab.sees(controls)
}

const steps = ['+1 hour', '+1 day', '+1 week', '+1 month']
const scenarios = ['First day', 'Approval desk', 'Things go wrong', 'Month end']

/** Waits until everything that fell due has been done. */
async function caughtUp(device: Device): Promise<void> {
  await device.until(
    'everything due is done',
    async () => (await device.table('demoSettings'))[0]?.clock?.passed === undefined,
    60_000,
  )
}

async function moveClock(device: Device, chance: Chance): Promise<Outcome> {
  const step = oneOf(steps, chance, 'step')
  await device.tab.press(button(step))
  const outcome = await ended(device, step, text(/^Clock moved to /))
  await caughtUp(device)
  return outcome
}

async function replaced(device: Device, load: string, question: string, success: RegExp) {
  await device.tab.press(button(load))
  await device.tab.press(within(alertDialog(question), button('Load')))
  return ended(device, load, text(success))
}

export const presenterActs: Act[] = [
  {
    name: 'presenter resets, and may undo it',
    weight: 1,
    async run(device, { part }) {
      await device.open('dashboard')
      const before = (await device.table('activityLog')).length
      await openControls(device)
      await device.tab.press(within(controls, button('Reset to seed')))
      await device.tab.press(within(alertDialog('Reset to seed?'), button('Reset to seed')))
      const outcome = await ended(device, '', text('Sample data restored'))
      // One in two goes on with what there was.
      if (outcome.end !== 'done' || part > 50) return outcome
      await device.tab.press(button('Undo'))
      await device.tab.sees(text(/^Back to /))
      const after = (await device.table('activityLog')).length
      if (after < before) throw new Error(`the log had ${before} entries, and ${after} after Undo`)
      return { ...outcome, about: 'undone' }
    },
  },
  {
    name: 'presenter moves the clock',
    weight: 1,
    async run(device, chance) {
      await device.open('trainer')
      return moveClock(device, chance)
    },
  },
  {
    name: 'presenter goes back to now',
    weight: 1,
    async run(device, chance) {
      await device.open('trainer')
      // Where it is now, there is first something to go back from.
      if (!(await device.table('demoSettings'))[0]?.clock) {
        const moved = await moveClock(device, chance)
        if (moved.end !== 'done') return moved
      }
      await pressOrSkip(device.tab, button('Back to now'), 'the state before is gone')
      return ended(device, '', text('Clock back to now'))
    },
  },
  {
    name: 'presenter loads a scenario',
    weight: 1,
    async run(device, chance) {
      const name = oneOf(scenarios, chance, 'scenario')
      await device.open('trainer')
      return replaced(device, `Load ${name}`, `Load ${name}?`, new RegExp(`^${name} loaded$`))
    },
  },
  {
    name: 'presenter saves a snapshot',
    weight: 2,
    async run(device, { pick }) {
      const name = `Class ${pick}`
      await device.open('trainer')
      await device.tab.press(button('Save snapshot'))
      const form = dialog('Save snapshot')
      await device.tab.fill(within(form, field('Name')), name)
      await device.tab.press(within(form, button('Save')))
      return ended(device, name, text(`${name} saved`))
    },
  },
  {
    name: 'presenter loads a snapshot',
    weight: 1,
    async run(device, chance) {
      await device.open('trainer')
      const names = await device.tab.evaluate<string[]>(
        `[...document.querySelectorAll('ul[aria-label=Snapshots] button[aria-label^="Load "]')]
          .map((each) => each.ariaLabel.slice(5))`,
      )
      const name = oneOf(names, chance, 'snapshot')
      const outcome = await replaced(device, `Load ${name}`, `Load ${name}?`, /loaded$|^Back to /)
      await caughtUp(device)
      return outcome
    },
  },
]
