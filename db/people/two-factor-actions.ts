import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { toDeviceTime } from '../clock.ts'
import { definePrepared } from '../define-action.ts'
import { ownAccount, ownInput, recordSecurityChange } from './account-actions.ts'
import { accountIdOf } from './person.ts'
import type { TwoFactor } from './schemas.ts'
import { hashOf } from './two-factor.ts'

/** A verified code: the authenticator's time step, or a recovery code. */
export type Proof = { step: number } | { recovery: string }

const wrong = () => new ActionError('code-wrong', 'The code is wrong.')

/**
 * Identifies a typed code. Throws `code-wrong`. Don't call it inside a transaction, which wouldn't
 * wait; it loads the code library on demand.
 */
export async function proofOf({ secret }: TwoFactor, code: string, now: string): Promise<Proof> {
  if (!/^\d{6}$/.test(code)) return { recovery: await hashOf(code) }
  const { stepOf } = await import('../people/two-factor.ts')
  // The authenticator goes by the world's clock, whatever the demo's shows.
  const step = stepOf(secret, code, toDeviceTime(Date.parse(now)))
  if (step === null) throw wrong()
  return { step }
}

/**
 * Marks a code as used: removes a recovery code, or blocks reuse of an authenticator code. Throws
 * `code-wrong` or `code-used`.
 */
export function spendCode(twoFactor: TwoFactor, proof: Proof): TwoFactor {
  if ('recovery' in proof) {
    const recovery = twoFactor.recovery.filter((hash) => hash !== proof.recovery)
    if (recovery.length === twoFactor.recovery.length) throw wrong()
    return { ...twoFactor, recovery }
  }
  const { lastStep } = twoFactor
  // A step further ahead than clocks may differ was used before the clock was set back.
  if (lastStep !== undefined && proof.step <= lastStep && lastStep - proof.step <= 2)
    throw new ActionError('code-used', 'This code was already used.')
  return { ...twoFactor, lastStep: proof.step }
}

const newTwoFactor = v.object({
  ...ownInput.entries,
  secret: v.string(),
  code: v.string(),
  recovery: v.array(v.string()),
})

const tables = ['accounts', 'merchants', 'messages'] as const

const same = (name: string) =>
  new ActionError('no-change', `Two-factor authentication is already ${name}.`, {
    name: 'Two-factor authentication',
    state: name,
  })

/**
 * Turns on two-factor authentication after verifying a code from the authenticator; recovery codes
 * are stored only as hashes. Refuses with `not-found`, `code-wrong`, or `no-change` if it is on.
 */
export const turnOnTwoFactor = definePrepared('turnOnTwoFactor', {
  permission: null,
  refuses: ['not-found', 'code-wrong', 'no-change'],
  tables,
  input: newTwoFactor,
  prepare: async ({ now }, { code, ...rest }) => {
    const { secret, recovery } = rest
    const proof = await proofOf({ secret, recovery, confirmedAt: now }, code, now)
    if ('recovery' in proof)
      throw new ActionError('code-wrong', 'The code is not from an authenticator.')
    return rest
  },
  run: async (act, { secret, recovery, ...own }) => {
    const account = await ownAccount(act, own)
    if (account.twoFactor) throw same('on')
    const twoFactor = { secret, confirmedAt: act.now, recovery }
    const after = await act.put('accounts', { ...account, twoFactor })
    await recordSecurityChange(act, own, 'Turned on two-factor authentication', {
      subject: 'Two-factor authentication was turned on',
      body: 'You now log in with a code from your authenticator app.',
    })
    return after
  },
})

/**
 * Turns off two-factor authentication after verifying a code from the authenticator or a recovery
 * code. Refuses with `not-found`, `code-wrong`, `code-used`, or `no-change` if it is off.
 */
export const turnOffTwoFactor = definePrepared('turnOffTwoFactor', {
  permission: null,
  refuses: ['not-found', 'code-wrong', 'code-used', 'no-change'],
  tables,
  input: v.object({ ...ownInput.entries, code: v.string() }),
  prepare: async ({ db, now }, { code, ...own }) => {
    const twoFactor = (await db.accounts.get(accountIdOf(own.email)))?.twoFactor
    if (!twoFactor) throw same('off')
    return { ...own, proof: await proofOf(twoFactor, code, now) }
  },
  run: async (act, { proof, ...own }) => {
    const { twoFactor, ...rest } = await ownAccount(act, own)
    if (!twoFactor) throw same('off')
    spendCode(twoFactor, proof)
    const after = await act.put('accounts', rest)
    await recordSecurityChange(act, own, 'Turned off two-factor authentication', {
      subject: 'Two-factor authentication was turned off',
      body: 'You no longer need your authenticator app to log in. You can remove its Paid entry.',
    })
    return after
  },
})
