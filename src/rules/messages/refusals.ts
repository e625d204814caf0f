import { currencyName } from '#db/money.ts'
import { isolating } from '#db/text/typed-text.ts'
import { currentTime, toDeviceTime } from '#db/clock.ts'
import type { ForeignKind } from '#db/common.ts'
import type { Permission } from '#db/people/person.ts'
import type { InvalidReason } from '#db/refusals.ts'
import { lackingText } from '../business.ts'
import { failures } from './app.ts'
import { authMessages, notPermitted, peopleMessages } from './people.ts'
import { longestIncidentNote } from '#db/payments/schemas.ts'
import { formatMomentWithin, formatMoney } from '#db/text/format.ts'
import { cameraEnglish } from '#db/text/payer-words/camera-english.ts'

/** An instant of a code between two phones, beside the day of this device's clock. */
const momentOnDevice = (at = ''): string =>
  formatMomentWithin(at, new Date(toDeviceTime(currentTime())))

/** Why an action does not take its input. */
const invalidReasons: Record<InvalidReason, (details: Record<string, string>) => string> = {
  'amount-missing': () => 'Enter an amount above 0.',
  'amount-not-of-link': () => 'This link does not take that amount.',
  'amount-not-of-request': () => 'That is not an amount that this link takes.',
  'amount-out-of-range': () => 'The amount must be above 0 and at most 1,000,000.00.',
  'amount-zero': () => 'The amount must be above 0.',
  'answer-long': () => 'Shorten the answer.',
  'answer-missing': () => 'Enter an answer or add a document.',
  'application-missing': () => 'Choose an application.',
  'branch-missing': () => 'Enter the branch.',
  'case-open': ({ id }) => `A case is open on ${id}. A retry could charge the customer twice.`,
  'contact-missing': () => 'Enter the customer’s email address or phone number.',
  'customer-missing': () => 'Enter the customer’s name.',
  'days-reversed': () => 'Start date is after the end date.',
  'due-date-past': () => 'Choose today or a later due date.',
  'evidence-full': ({ most }) => `Add at most ${most} files.`,
  'evidence-missing': () => 'Add a file or describe what happened.',
  'expiry-passed': () => 'The expiry date has passed. Choose today or a later date.',
  'expiry-past': () => 'Choose an expiry date in the future.',
  'finding-missing': () => 'Describe what you found.',
  'holder-missing': () => 'Enter the account holder.',
  'institution-missing': () => 'Choose a bank or wallet.',
  'key-differs': () => 'The new key must have the same kind and mode.',
  'key-missing': () => 'Add at least one key.',
  'line-empty': () => 'Every line needs a description.',
  'link-description': () => 'Use a description of at most 280 characters.',
  'link-name': () => 'Use a name of 2 to 80 characters.',
  'link-not-valid': () => 'This link can’t be saved.',
  'link-path': () => 'Use only a–z, 0–9 and hyphens in the path, at most 60 characters.',
  'minimum-negative': () => 'Enter a minimum of 0 or more.',
  'name-long': () => 'Use a name of at most 200 characters.',
  'name-without-letters': () => 'Use letters in the name.',
  'not-approved': ({ name }) => `${name} is not approved yet. Review the application first.`,
  'note-long': () => 'Shorten the note.',
  'note-missing': () => 'Enter a note.',
  'note-of-another': ({ author }) => `Only ${author} can delete this note.`,
  'nothing-to-export': () => 'Nothing to export. Choose another period or other filters.',
  'only-director': ({ name, noun }) => `${name} is the only ${noun}. Add another one first.`,
  'over-200-characters': () => 'Use at most 200 characters.',
  'over-2000-characters': () => 'Use at most 2,000 characters.',
  'payer-missing': () => 'Enter the customer.',
  'payout-not-retried': () => 'Payouts can’t be retried. Their status updates automatically.',
  'payout-out-of-range': ({ least }) => `Enter an amount from ${least} to 1,000,000.00.`,
  'payout-without-transaction': () => 'The payout has no transaction.',
  'payouts-on-hold': ({ name }) => `${name} is suspended. Payouts are on hold.`,
  'reason-long': () => 'Shorten the reason.',
  'reason-missing': () => 'Enter a reason.',
  'reason-over-200-characters': () => 'Enter a reason of at most 200 characters.',
  'request-closed': () => 'This request is no longer open.',
  'request-empty': () => 'Describe what is missing.',
  'reviewer-missing': () => 'Choose someone who manages merchants.',
  'statement-empty': () => 'The statement has no payments.',
  'statement-long': () => 'The statement has too many lines. Choose fewer days.',
  'text-long': () => 'Shorten the text.',
  'texts-long': () => 'One of the texts is too long. Shorten it.',
  'time-far': ({ days }) => `Choose a time in the next ${days} days.`,
  'total-zero': () => 'The total must be above 0.',
  'webhook-incomplete': () => 'Enter a URL that starts with https:// and choose an event.',
  'incident-note': () => `Use a note of 1 to ${longestIncidentNote} characters.`,
  'payout-not-taken': ({ name }) => `${name} can’t receive payouts.`,
  'name-or-email-missing': () => 'Enter your name and email address.',
  'message-long': () => 'Shorten your message.',
  'email-not-valid': () => 'Please enter a valid email address.',
  'super-admin-permissions': () => 'Super Admins have every permission.',
  'setting-out-of-range': () => 'A number is outside its allowed range.',
}

const isInvalidReason = (reason: string): reason is InvalidReason =>
  Object.hasOwn(invalidReasons, reason)

/** The sentence of a reason, or that of a field's own rule, which has no period in forms. */
function invalidSentence({ reason = '', text, ...details }: Record<string, string>): string {
  if (isInvalidReason(reason)) return invalidReasons[reason](details)
  return (text ?? 'This value is not valid').replace(/\.?$/, '.')
}

const asJpg = 'Save or export it as JPG.'
const asPdf = 'Save or export it as PDF.'

/** What a file of another type is, and how to save it. */
const foreignKindTexts: Record<ForeignKind, string> = {
  heic: `a HEIC photo. ${asJpg}`,
  avif: `an AVIF picture. ${asJpg}`,
  webp: `a WebP picture. ${asJpg}`,
  gif: `a GIF picture. ${asJpg}`,
  tiff: 'a TIFF picture. Save or export it as JPG or PDF.',
  bmp: `a BMP picture. ${asJpg}`,
  svg: 'an SVG drawing. Save or export it as PDF or PNG.',
  html: 'a web page. Print it and save it as PDF.',
  rtf: 'an RTF document. Save it as DOCX or PDF.',
  odt: 'an OpenDocument text. Save it as DOCX or PDF.',
  pages: `a Pages document. ${asPdf}`,
  excel: `an Excel spreadsheet. ${asPdf}`,
  powerpoint: `a PowerPoint presentation. ${asPdf}`,
  zip: 'a ZIP archive. Open it and upload the documents inside.',
  'locked-office': 'locked with a password. Remove the password in Word and save it again.',
}
const foreignFiles: Record<string, string | undefined> = foreignKindTexts

/** Messages for refused actions, by error code; `details` carries the name or file concerned. */
export const refusals = isolating({
  ...failures,
  'not-submitted': ({ name }) =>
    `${name} hasn’t submitted its application yet. Nothing was changed.`,
  'application-incomplete': ({ lacking = '' }) =>
    `${lackingText(lacking.split(' '))} Nothing was submitted.`,
  'already-decided': ({ name }) => `${name} has already been decided. Nothing was changed.`,
  'papers-open': ({ name, papers }) =>
    `${name} has documents that are missing or not approved: ${papers}. Nothing was changed.`,
  'cannot-undo': ({ name }) => `${name} has changed since, so this can’t be undone.`,
  'file-empty': ({ name }) => `${name} is empty. It was not uploaded.`,
  'file-too-large': ({ name }) => `${name} is larger than 10MB. It was not uploaded.`,
  'file-type-not-allowed': ({ name, kind }) =>
    `${name} is ${foreignFiles[kind ?? ''] ?? 'not a valid PDF, DOC, DOCX, JPG or PNG file.'} It was not uploaded.`,
  'other-document': ({ name, purpose }) =>
    `${name} belongs under ${purpose}. Add it there, or rename the file if that is wrong. It was not uploaded.`,
  'file-unreadable': ({ name }) =>
    `${name} could not be read, so it was not uploaded. Choose it again.`,
  'no-change': ({ name, state }) =>
    name ? `${name} is already ${state}. Nothing was changed.` : 'Nothing was changed.',
  'document-approved': ({ name }) => `${name} is approved and can’t be changed.`,
  'code-wrong': () => 'Incorrect code. Check it and try again.',
  'code-used': () => 'This code has been used. Wait for the next one.',
  'email-taken': ({ email }) => `${email} already has an account. Log in instead.`,
  'over-limit': ({ name, limit, currency, kept }) =>
    `A single payment can be up to ${formatMoney(Number(limit), currency === 'ZWL' ? 'ZWL' : 'USD')} until ${name} is approved. Nothing was ${kept ?? 'charged'}.`,
  'amount-not-taken': ({ kept }) =>
    `This shop can’t take this amount online. Nothing was ${kept ?? 'charged'}.`,
  'link-over-limit': ({ name, limit, currency }) =>
    `${name} is above ${formatMoney(Number(limit), currency === 'ZWL' ? 'ZWL' : 'USD')}, the limit for a single payment until your business is approved. Nothing was saved.`,
  'not-taking-payments': ({ name, kept }) =>
    `${name} isn’t taking payments right now. Nothing was ${kept ?? 'charged'}.`,
  'method-disabled': ({ name, kept }) =>
    `${name} is unavailable right now. ${kept ? `Nothing was ${kept}.` : 'Choose another method.'}`,
  'not-pending': ({ id, status }) => `${id} is already ${status}. Nothing was changed.`,
  'not-refundable': ({ id, reason }) => `${id} can’t be refunded: ${reason}. Nothing was changed.`,
  'over-refund': ({ id, left, currency }) =>
    `Only ${formatMoney(Number(left), currency === 'ZWL' ? 'ZWL' : 'USD')} of ${id} is left to refund. Nothing was changed.`,
  'link-inactive': ({ name, kept }) => `${name} is not active. Nothing was ${kept ?? 'charged'}.`,
  'link-expired': ({ name, kept }) => `${name} has expired. Nothing was ${kept ?? 'charged'}.`,
  'terms-changed': ({ name, amount, currency }) => {
    const unit = currency === 'ZWL' ? 'ZWL' : 'USD'
    const now = amount ? formatMoney(Number(amount), unit) : `an amount of your choice in ${unit}`
    return `${name} now costs ${now}. Nothing was charged.`
  },
  'not-secure': () => cameraEnglish.notSecure,
  'code-unknown': () => 'This is not a payment code from Paid.',
  'code-newer': () =>
    'This code is from a newer version of Paid. Update the app on this phone, then scan again.',
  'code-cut': () => 'This code is incomplete. Scan the whole code again.',
  'code-not-proof': () =>
    'This is the code that customers scan. Scan the code on the customer’s phone after payment.',
  'code-not-request': () =>
    'This code confirms a payment. Scan the code that the seller shows to be paid.',
  'code-old': ({ shownAt }) =>
    `This code was shown ${momentOnDevice(shownAt)}. Ask the seller for a new one, or check the clock on both phones. Nothing was charged.`,
  'code-early': ({ shownAt }) =>
    `This code says ${momentOnDevice(shownAt)}, which is in the future. Check the clock on both phones. Nothing was charged.`,
  'proof-foreign': () =>
    'This payment is for another business or another phone. Nothing was recorded.',
  'proof-forged': () =>
    'This code is not genuine: its signature is wrong. Nothing was recorded. Ask the customer to show the code in Paid.',
  'proof-recorded': ({ id }) => `This payment is already recorded as ${id}.`,
  'proof-second': ({ id }) =>
    `Your code already has payment ${id}. Each code is for one payment, so check this with the customer. Nothing was recorded.`,
  'proof-old': ({ paidAt }) =>
    `This payment was made ${momentOnDevice(paidAt)}. Codes are valid for one day. Nothing was recorded.`,
  'proof-amount': ({ paid, paidIn, due, currency }) => {
    const unit = (each?: string) => (each === 'ZWL' ? 'ZWL' : 'USD')
    const asked = due
      ? formatMoney(Number(due), unit(currency))
      : `another amount in ${currencyName(unit(currency))}`
    return `This code is for ${formatMoney(Number(paid), unit(paidIn))}, but yours was for ${asked}. Nothing was recorded.`
  },
  'fee-changed': ({ fee, currency }) =>
    `The customer fee is now ${formatMoney(Number(fee), currency === 'ZWL' ? 'ZWL' : 'USD')}. Review the total and pay again. Nothing was charged.`,
  'path-taken': ({ path }) => `The path ${path} is taken. Nothing was saved.`,
  'changed-meanwhile': ({ name }) =>
    `${name} was changed somewhere else. Review it and try again. Your input is kept.`,
  'not-draft': ({ name }) => `${name} has already been sent. Nothing was changed.`,
  'not-open': ({ name, state }) => `${name} is ${state}. Nothing was changed.`,
  'over-open': ({ name, open, currency }) =>
    `Only ${formatMoney(Number(open), currency === 'ZWL' ? 'ZWL' : 'USD')} is due on ${name}. Nothing was changed.`,
  'under-way': ({ name }) =>
    `A payment for ${name} is in progress. Wait a moment, then try again. Nothing was changed.`,
  'over-balance': ({ left, currency }) =>
    `Only ${formatMoney(Number(left), currency === 'ZWL' ? 'ZWL' : 'USD')} is available. No payout was requested.`,
  'account-unverified': ({ name }) => `${name} is not verified. Nothing was changed.`,
  'account-exists': ({ name }) => `${name} is already one of your accounts. Nothing was saved.`,
  'account-in-use': ({ name }) =>
    `A payout to ${name} is on its way. Remove the account once it arrives.`,
  'name-taken': ({ name }) => `${name} already exists. Nothing was saved.`,
  'not-permitted': ({ needs, who }) =>
    `${notPermitted(needs as Permission, who ?? '')} Nothing was changed.`,
  'person-missing': () =>
    'Your data is no longer on this device. Reload the page. Nothing was changed.',
  'last-admin': ({ name }) =>
    `${name} is the last Admin. Make someone else Admin first. Nothing was changed.`,
  'member-exists': ({ email }) => `${email} is already on a team. Nothing was sent.`,
  'not-active': ({ name, reason }) => `${name} can’t do this: ${reason}. Nothing was changed.`,
  'not-admitted': ({ name, reason }) => `${name} can’t log in: ${reason}. Ask an Admin.`,
  'locked-out': ({ email, until }) => authMessages.lockedOut(email ?? '', until ?? ''),
  'last-super-admin': ({ name }) =>
    `${peopleMessages.lastSuperAdmin(name ?? '')} Nothing was changed.`,
  'own-access': () => `${peopleMessages.ownAccess} Nothing was changed.`,
  'super-admin-only': () => `${peopleMessages.superAdminOnly} Nothing was changed.`,
  maintenance: ({ kept }) =>
    `Payments are paused while Paid is under maintenance. Nothing was ${kept ?? 'charged'}.`,
  'snapshot-newer': () =>
    'A newer version of Paid made this snapshot. Reload the page to update, then try again. Nothing was changed.',
  'snapshot-unreadable': ({ place }) =>
    `This snapshot can’t be read${place ? ` (${place})` : ''}. Nothing was changed.`,
  invalid: (details) => `${invalidSentence(details)} Nothing was saved.`,
} as const satisfies Record<string, (details: Record<string, string>) => string>)
export type RefusalCode = keyof typeof refusals
