import type { PaidDatabase } from '../database.ts'
import type { ActivityLogEntry } from '../log/schemas.ts'
import { getMerchantPersona, getSession } from './persona-queries.ts'
import { accountIdOf } from './person.ts'
import type { Account, Device } from './schemas.ts'
import type { Session } from './sessions.ts'

/** The log's names for a login; entries of earlier versions have the second. */
const loginActions = ['Logged in', 'Signed in']

export interface OwnAccount {
  name: string
  email: string
  account: Account
  /** The session on this device; null if the demo's own persona acts. */
  session: Session | null
  devices: Device[]
  /** The sign-ins on this device, newest first, at most five. */
  signIns: ActivityLogEntry[]
}

/**
 * Returns the settings, session, devices and sign-ins of the person whose dashboard is open; null
 * without a business.
 */
export async function getOwnAccount(db: PaidDatabase): Promise<OwnAccount | null> {
  const persona = await getMerchantPersona(db)
  if (!persona) return null
  const { name, email, merchant } = persona
  const id = accountIdOf(email)
  const [account, session, devices, log] = await Promise.all([
    db.accounts.get(id),
    getSession(db),
    db.devices.where('accountId').equals(id).toArray(),
    db.activityLog.where('merchantId').equals(merchant.id).sortBy('timestamp'),
  ])
  const signIns = log.filter(
    ({ action, target }) => loginActions.includes(action) && accountIdOf(target) === id,
  )
  return {
    name,
    email,
    account: account ?? { id, merchantId: merchant.id, createdAt: merchant.createdDate },
    session,
    devices,
    signIns: signIns.slice(-5).reverse(),
  }
}

/**
 * Returns the person's settings for the shell of every screen, without those used only by the
 * settings screen.
 */
export async function getPreferences(
  db: Pick<
    PaidDatabase,
    'accounts' | 'sessions' | 'merchants' | 'teamMembers' | 'userGroups' | 'users'
  >,
): Promise<Account | null> {
  const persona = await getMerchantPersona(db)
  return (persona && (await db.accounts.get(accountIdOf(persona.email)))) ?? null
}
