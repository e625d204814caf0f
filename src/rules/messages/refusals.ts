import type { Permission } from '#db/people/person.ts'
import { formatMoney } from '../format.ts'
import { failures } from './app.ts'
import { authMessages, notPermitted, peopleMessages } from './people.ts'

/** Messages for refused actions, by error code; `details` carries the name or file concerned. */
export const refusals = {
  ...failures,
  'already-decided': ({ name }) => `${name} was decided already. Nothing was changed.`,
  'cannot-undo': ({ name }) => `${name} has changed since, so this can’t be undone.`,
  'file-empty': ({ name }) => `${name} is empty. It was not uploaded.`,
  'file-too-large': ({ name }) => `${name} is larger than 10MB. It was not uploaded.`,
  'file-type-not-allowed': ({ name }) =>
    `${name} is not a PDF, DOC, DOCX, JPG or PNG inside. It was not uploaded.`,
  'file-unreadable': ({ name }) =>
    `${name} could not be read. Choose it again. It was not uploaded.`,
  'no-change': ({ name, state }) =>
    name ? `${name} is ${state} already. Nothing was changed.` : 'Nothing was changed.',
  'document-approved': ({ name }) => `${name} is approved and stays as it is. Nothing was changed.`,
  'code-wrong': () => 'That is not the code. Look at it again.',
  'code-used': () => 'This code was used already. Wait for the next one.',
  'email-taken': ({ email }) => `${email} has an account already. Log in with it instead.`,
  'over-limit': ({ name, limit }) =>
    `${name} can take up to ${formatMoney(Number(limit), 'USD')} in one payment until it is approved. Nothing was charged.`,
  'not-taking-payments': ({ name, kept }) =>
    `${name} is not taking payments at present. Nothing was ${kept ?? 'charged'}.`,
  'method-disabled': ({ name }) => `${name} is switched off at present. Choose another method.`,
  'not-pending': ({ id, status }) => `${id} is ${status} already. Nothing was changed.`,
  'not-refundable': ({ id, reason }) => `${id} can’t be refunded: ${reason}. Nothing was changed.`,
  'over-refund': ({ id, left, currency }) =>
    `Only ${formatMoney(Number(left), currency === 'ZWL' ? 'ZWL' : 'USD')} of ${id} is left to refund. Nothing was changed.`,
  'link-inactive': ({ name }) => `${name} is not active. Nothing was charged.`,
  'link-expired': ({ name }) => `${name} has expired. Nothing was changed.`,
  'terms-changed': ({ name, amount, currency }) => {
    const unit = currency === 'ZWL' ? 'ZWL' : 'USD'
    const now = amount ? formatMoney(Number(amount), unit) : `an amount of your choice in ${unit}`
    return `${name} now asks for ${now}. Nothing was charged.`
  },
  'path-taken': ({ path }) => `Another link ends in ${path} already. Nothing was saved.`,
  'changed-meanwhile': ({ name }) =>
    `${name} was changed meanwhile, here or in another tab. Look at it again. Nothing was changed, and what you typed is kept.`,
  'not-draft': ({ name }) => `${name} is sent already. Nothing was changed.`,
  'not-open': ({ name, state }) => `${name} is ${state}. Nothing was changed.`,
  'over-open': ({ name, open, currency }) =>
    `Only ${formatMoney(Number(open), currency === 'ZWL' ? 'ZWL' : 'USD')} of ${name} is open. Nothing was changed.`,
  'under-way': ({ name }) =>
    `A payment of ${name} is under way. Wait a moment, then try again. Nothing was changed.`,
  'over-balance': ({ left, currency }) =>
    `Only ${formatMoney(Number(left), currency === 'ZWL' ? 'ZWL' : 'USD')} can be paid out now. Nothing was asked for.`,
  'account-unverified': ({ name }) => `${name} is not verified. Nothing was changed.`,
  'account-exists': ({ name }) => `${name} is among your accounts already. Nothing was saved.`,
  'account-in-use': ({ name }) =>
    `A payout is on its way to ${name}. Remove the account once it has arrived.`,
  'name-taken': ({ name }) => `${name} is there already. Nothing was saved.`,
  'not-permitted': ({ needs, who }) =>
    `${notPermitted(needs as Permission, who ?? '')} Nothing was changed.`,
  'last-admin': ({ name }) =>
    `${name} is the last Admin. Make someone else Admin first. Nothing was changed.`,
  'member-exists': ({ email }) => `${email} is in a team already. Nothing was sent.`,
  'not-active': ({ name, reason }) => `${name} can’t act here: ${reason}. Nothing was changed.`,
  'not-admitted': ({ name, reason }) =>
    `${name} can’t sign in: ${reason}. Ask whoever manages your access.`,
  'locked-out': ({ email, until }) => authMessages.lockedOut(email ?? '', until ?? ''),
  'last-super-admin': ({ name }) =>
    `${peopleMessages.lastSuperAdmin(name ?? '')} Nothing was changed.`,
  'own-access': () => `${peopleMessages.ownAccess} Nothing was changed.`,
  'super-admin-only': () => `${peopleMessages.superAdminOnly} Nothing was changed.`,
  maintenance: () => 'Payments are paused while Paid is under maintenance. Nothing was charged.',
  invalid: ({ reason }) => `${reason ?? 'That is not valid.'} Nothing was saved.`,
} as const satisfies Record<string, (details: Record<string, string>) => string>
export type RefusalCode = keyof typeof refusals
