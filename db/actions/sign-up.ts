import * as v from 'valibot'
import { ActionError, type ActionContext } from '../action.ts'
import { merchant as merchantSchema, type Merchant } from '../model/merchant.ts'
import { teamMember as teamMemberSchema, user as userSchema } from '../model/people.ts'
import { session as sessionSchema } from '../model/visitor.ts'
import { nextId } from '../next-id.ts'
import { findUser } from '../queries/find-user.ts'
import { writeLog } from './write-log.ts'

export interface NewAccount {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  /** The plan chosen on the way here, for the log; none was. */
  plan?: string | undefined
}

/** What a business may take in one payment before it is approved, in minor units of USD. */
const limitUntilApproved = 50_000

/**
 * Opens an account: a person, their team of one, and a business that waits for approval (stage PENDING), and signs
 * them in. The form asks for no business name, so it begins as the person's. Refused with `email-taken` when a user
 * has the address, in any case, and with `invalid`. No password comes here: there is nothing to check one against, so
 * none is kept. Spec §2, §4.
 */
export async function signUp(context: ActionContext, account: NewAccount): Promise<Merchant> {
  const { db, now } = context
  const tables = [
    db.users,
    db.teamMembers,
    db.merchants,
    db.sessions,
    db.activityLog,
    db.counters,
  ] as const
  const name = `${account.firstName} ${account.lastName}`
  const { email } = account
  return db.transaction('rw', tables, async () => {
    if (await findUser(db, email))
      throw new ActionError('email-taken', `A user has ${email} already.`, { email })

    const id = await nextId(db, 'M')
    const created = v.safeParse(merchantSchema, {
      id,
      name: `${name}'s business`,
      email,
      phone: account.phoneNumber,
      status: 'pending',
      businessType: 'New business',
      town: 'Zimbabwe',
      address: '',
      website: '',
      supportEmail: email,
      description: '',
      registrationNumber: '',
      registrationType: '',
      size: 'LESS_THAN_50',
      type: 'REGISTERED_BUSINESS',
      joinDate: null,
      approvalStatus: 'PENDING',
      priority: 'medium',
      paymentLimit: limitUntilApproved,
      reviewDate: null,
      approvalDate: null,
      rejectionReason: null,
      createdBy: name,
      createdDate: now,
      lastModifiedBy: name,
      lastModifiedDate: now,
    })
    if (!created.success) throw new ActionError('invalid', 'The account has a field too long.')
    await db.merchants.add(created.output)
    await db.users.add(
      v.parse(userSchema, {
        id: await nextId(db, 'U'),
        name,
        email,
        role: 'merchant_admin',
        status: 'active',
        lastLogin: now,
        merchantId: id,
      }),
    )
    await db.teamMembers.add(
      v.parse(teamMemberSchema, {
        id: await nextId(db, 'TM'),
        merchantId: id,
        name,
        email,
        role: 'Admin',
        lastActive: now,
        status: 'active',
      }),
    )
    await db.sessions.put(
      v.parse(sessionSchema, { id: 'current', name, email, merchantId: id, startedAt: now }),
    )
    await writeLog(
      { ...context, actor: { ...context.actor, name } },
      {
        action: 'Submitted merchant application',
        target: created.output.name,
        type: 'review',
        merchantId: id,
        after: { approvalStatus: 'PENDING', ...(account.plan && { plan: account.plan }) },
      },
    )
    return created.output
  })
}
