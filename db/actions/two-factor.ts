import { ActionError, type Action } from '../action.ts'
import { accountIdOf, type Account } from '../model/account.ts'
import { proofOf, spendCode } from './check-code.ts'
import { defineAction } from './define-action.ts'
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
export const turnOnTwoFactor: Action<NewTwoFactor, Account> = async (
  context,
  { code, ...rest },
) => {
  const { secret, recovery } = rest
  await proofOf({ secret, recovery, confirmedAt: context.now }, code, context.now).then((proof) => {
    if (!('step' in proof)) throw new ActionError('code-wrong', 'It is not a code of six digits.')
  })
  return keepTwoFactor(context, rest)
}

const dropTwoFactor = defineAction(
  tables,
  async (
    act,
    { proof, ...own }: Own & { proof: Awaited<ReturnType<typeof proofOf>> },
  ): Promise<Account> => {
    const { twoFactor, ...rest } = await ownAccount(act, own)
    if (!twoFactor) throw same('off')
    const { lastStep: _last, ...fresh } = twoFactor
    spendCode(fresh, proof)
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
 * Turns it off, by a code of the authenticator or a recovery code. Refused with `not-found`, `code-wrong`, or `no-change`
 * where it is off.
 */
export const turnOffTwoFactor: Action<Own & { code: string }, Account> = async (
  context,
  { code, ...own },
) => {
  const twoFactor = (await context.db.accounts.get(accountIdOf(own.email)))?.twoFactor
  if (!twoFactor) throw same('off')
  return dropTwoFactor(context, { ...own, proof: await proofOf(twoFactor, code, context.now) })
}
