import { ActionError } from '../action.ts'
import type { TwoFactor } from '../people/schemas.ts'
import { hashOf } from '../people/two-factor.ts'

/** What a typed code is: of the authenticator's half minute, or one of the recovery codes. */
export type Proof = { step: number } | { recovery: string }

const wrong = () => new ActionError('code-wrong', 'It is not the code.')

/**
 * Finds what a typed code is. Throws `code-wrong` for a code of neither. Not within a transaction, which does not wait
 * for it; what makes the codes comes when it is asked for.
 */
export async function proofOf({ secret }: TwoFactor, code: string, now: string): Promise<Proof> {
  if (!/^\d{6}$/.test(code)) return { recovery: await hashOf(code) }
  const { stepOf } = await import('../people/two-factor.ts')
  const step = stepOf(secret, code, Date.parse(now))
  if (step === null) throw wrong()
  return { step }
}

/**
 * What is left of the two factors once a code was used: a recovery code is gone, and a code of the authenticator does not
 * sign in again. Throws `code-wrong`, or `code-used`.
 */
export function spendCode(twoFactor: TwoFactor, proof: Proof): TwoFactor {
  if ('recovery' in proof) {
    const recovery = twoFactor.recovery.filter((hash) => hash !== proof.recovery)
    if (recovery.length === twoFactor.recovery.length) throw wrong()
    return { ...twoFactor, recovery }
  }
  const { lastStep } = twoFactor
  // One that is further off than clocks may differ was used before the clock was set back.
  if (lastStep !== undefined && proof.step <= lastStep && lastStep - proof.step <= 2)
    throw new ActionError('code-used', 'This code has signed in already.')
  return { ...twoFactor, lastStep: proof.step }
}
