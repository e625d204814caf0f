import { ActionError, type ActionContext } from '../action.ts'
import { accountIdOf, type Account } from '../people/schemas.ts'
import { proofOf, spendCode, type Proof } from './check-code.ts'
import { defineAction, definePrepared } from './define-action.ts'
import { mailOwner, ownAccount, type Own } from './own-account.ts'

export interface NewTwoFactor extends Own {
  /** Base32. */
  secret: string
  /** Of the authenticator: it has the secret. */
  code: string
  /** SHA-256 as hex of each recovery code. */
  recovery: string[]
}

const tables = ['accounts', 'merchants', 'messages'] as const

const same = (name: string) =>
  new ActionError('no-change', `It is ${name} already.`, {
    name: 'Two-factor authentication',
    state: name,
  })

const keepTwoFactor = defineAction(
  tables,
  async (act, { secret, recovery, ...own }: Omit<NewTwoFactor, 'code'>): Promise<Account> => {
    const account = await ownAccount(act, own)
    if (account.twoFactor) throw same('on')
    const twoFactor = { secret, confirmedAt: act.now, recovery }
    const after = await act.put('accounts', { ...account, twoFactor })
    await act.log({
      action: 'Turned on two-factor authentication',
      target: own.email,
      type: 'configuration',
      merchantId: own.merchantId,
    })
    await mailOwner(
      act,
      own,
      'Two-factor authentication is on',
      'Logging in asks for the code of your authenticator app from now on.',
    )
    return after
  },
)

/**
 * Turns on two-factor authentication once a code shows that the authenticator has the secret; of the recovery codes only
 * their hashes are kept. Refused with `not-found`, `code-wrong`, or `no-change` where it is on.
 */
export const turnOnTwoFactor = definePrepared(async ({ now }, { code, ...rest }: NewTwoFactor) => {
  const { secret, recovery } = rest
  const proof = await proofOf({ secret, recovery, confirmedAt: now }, code, now)
  if ('recovery' in proof)
    throw new ActionError('code-wrong', 'It is not a code of an authenticator.')
  return rest
}, keepTwoFactor)

const dropTwoFactor = defineAction(
  tables,
  async (act, { proof, ...own }: Own & { proof: Proof }): Promise<Account> => {
    const { twoFactor, ...rest } = await ownAccount(act, own)
    if (!twoFactor) throw same('off')
    spendCode(twoFactor, proof)
    const after = await act.put('accounts', rest)
    await act.log({
      action: 'Turned off two-factor authentication',
      target: own.email,
      type: 'configuration',
      merchantId: own.merchantId,
    })
    await mailOwner(
      act,
      own,
      'Two-factor authentication is off',
      'Your authenticator app is not asked for any more. Its entry for Paid can be removed.',
    )
    return after
  },
)

/**
 * Turns it off, by a code of the authenticator or a recovery code. Refused with `not-found`, `code-wrong`,
 * `code-used`, or `no-change` where it is off.
 */
export const turnOffTwoFactor = definePrepared(
  async ({ db, now }: ActionContext, { code, ...own }: Own & { code: string }) => {
    const twoFactor = (await db.accounts.get(accountIdOf(own.email)))?.twoFactor
    if (!twoFactor) throw same('off')
    return { ...own, proof: await proofOf(twoFactor, code, now) }
  },
  dropTwoFactor,
)
