import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'
import { sendMessage } from '../log/tell-actions.ts'
import { mailWelcome } from '../merchants/messages.ts'
import { plan as planIds } from '../merchants/schemas.ts'
import { nextId } from '../next-id.ts'
import { findPerson, findUser } from './queries.ts'
import { isolated } from '../text/typed-text.ts'

const newAccount = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phoneNumber: v.string(),
  plan: v.optional(v.string()),
})

/** The limit of a single payment before a business is approved, in minor units of USD. */
const limitUntilApproved = 50_000

/**
 * Signs a person up: makes their user, a team of one and a business that has not applied for
 * approval yet (`isSubmitted`), signs them in and puts an e-mail into the outbox. Until the business
 * is named it has its owner's name, and neither trade nor town. Refuses with `email-taken` (ignoring case) or `invalid`. Passwords are never stored. SITE-5.
 */
export const signUp = defineAction('signUp', {
  permission: null,
  refuses: ['email-taken'],
  tables: ['users', 'teamMembers', 'merchants', 'sessions', 'messages'],
  input: newAccount,
  run: async (act, { firstName, lastName, email, phoneNumber, plan }) => {
    const { db, now, put, log } = act
    if (await findUser(db, email))
      throw new ActionError('email-taken', `${email} is already in use.`, { email })
    const name = `${firstName} ${lastName}`
    const merchantId = await nextId(db, 'M')
    const chosen = planIds.options.find((id) => id === plan?.toLowerCase())
    const merchant = await put('merchants', {
      id: merchantId,
      name,
      unnamed: true,
      email,
      phone: phoneNumber,
      status: 'pending',
      businessType: '',
      town: '',
      address: '',
      website: '',
      supportEmail: email,
      description: '',
      registrationNumber: '',
      registrationType: '',
      ...(chosen && { plan: chosen }),
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
    await put('users', {
      id: await nextId(db, 'U'),
      name,
      email,
      role: 'merchant_admin',
      status: 'active',
      lastLogin: now,
      merchantId,
    })
    await put('teamMembers', {
      id: await nextId(db, 'TM'),
      merchantId,
      name,
      email,
      role: 'Admin',
      lastActive: now,
      status: 'active',
    })
    await put('sessions', { id: 'current', name, email, merchantId, startedAt: now })
    await mailWelcome(act, merchant)
    await log(
      {
        action: 'Signed up',
        target: merchant.name,
        type: 'system',
        merchantId,
        ...(plan && { after: { plan } }),
      },
      name,
    )
    return merchant
  },
})

/**
 * Puts a password reset message into the outbox if someone has the address (ignoring case), and does
 * nothing otherwise, so that the answer doesn't tell which. Passwords are not stored. AUTH-4.
 */
export const requestPasswordReset = defineAction('requestPasswordReset', {
  permission: null,
  refuses: [],
  tables: ['users', 'adminUsers', 'teamMembers', 'messages'],
  input: v.string(),
  run: async (act, email): Promise<void> => {
    const person = await findPerson(act.db, email)
    if (!person) return
    const of = person.merchantId !== null && { merchantId: person.merchantId }
    await sendMessage(act, {
      ...of,
      channel: 'email',
      to: [person.email],
      subject: 'Reset your password for Paid',
      body: `Hello ${isolated(person.name)},\n\nYou asked to reset your password. Choose a new one within 24 hours.\n\nIf you didn’t ask for this, ignore this email. Your password stays the same.`,
    })
    await act.log(
      { action: 'Requested password reset', target: person.name, type: 'system', ...of },
      person.name,
    )
  },
})
