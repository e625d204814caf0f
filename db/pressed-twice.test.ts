import { inputs } from '#tests/support/full-device/inputs.ts'
import { everything } from '#tests/support/memory-database.ts'
import { smallWorld } from '#tests/support/small-world.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { ActionError, type Action } from './action.ts'
import { type ActionName, actions } from './all-actions.ts'

/** The acts of which each press is another one, and why; their buttons take one press at a time. */
const eachTime = new Map<ActionName, string>([
  ['addEvidence', 'a file is chosen'],
  ['uploadDocument', 'a file is chosen'],
  ['replaceDocument', 'a file is chosen'],
  ['addSampleDevice', 'another device logs in'],
  ['changePassword', 'another password'],
  ['checkStatement', 'another check'],
  ['downloadFigures', 'another file'],
  ['exportActivityLog', 'another file'],
  ['moveClock', 'on by the same again'],
  ['noteShared', 'shared again'],
  ['recordLinkView', 'another view'],
  ['remindOfInvoice', 'another message'],
  ['requestInformation', 'another message'],
  ['requestPasswordReset', 'another message'],
  ['resendAdminInvitation', 'another message'],
  ['resendEvent', 'another delivery'],
  ['resendInvitation', 'another message'],
  ['resetMemberPassword', 'another message'],
  ['resetUserPassword', 'another message'],
  ['saveLead', 'another message'],
  ['sendTestRequest', 'another request'],
  ['sendWalletCode', 'another message'],
  ['shareByWhatsApp', 'another message'],
  ['showRequest', 'another request'],
  ['signIn', 'another login'],
  ['startBusiness', 'answered again'],
  ['takeHint', 'another hint'],
])

afterEach(() => void vi.restoreAllMocks())

/** A world of its own in which an action can be pressed; the same secrets and ids come by chance in each. */
async function world(name: ActionName) {
  let drawn = 0
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    new Uint8Array(array.buffer).fill((drawn += 1))
    return array
  })
  const { db, context } = await smallWorld()
  const input = await inputs[name](context)
  const act = actions[name] as Action<unknown, unknown>
  return { db, press: () => act(context, input) }
}

/** Presses once in one world and twice at once in another; returns what there is then in each. */
async function pressed(name: ActionName) {
  const once = await world(name)
  await once.press()
  const twice = await world(name)
  const both = await Promise.allSettled([twice.press(), twice.press()])
  // The second gets what the first made, or reads why not.
  const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused.length).toBeLessThan(2)
  for (const reason of refused) expect(reason).toBeInstanceOf(ActionError)
  return [await everything(once.db), await everything(twice.db)] as const
}

const names = Object.keys(actions) as ActionName[]

test.each(names.filter((name) => !eachTime.has(name)))(
  'R38 %s that is asked for twice at once is done once',
  async (name) => {
    const [one, two] = await pressed(name)
    expect(two).toEqual(one)
  },
)

test.each([...eachTime])('%s is done twice: %s', async (name) => {
  const [one, two] = await pressed(name)
  expect(two).not.toEqual(one)
})
