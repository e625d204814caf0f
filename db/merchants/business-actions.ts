import * as v from 'valibot'
import { typedLines } from '../common.ts'
import { ActionError } from '../action.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { changed } from '../log/write-log.ts'
import { nextId } from '../next-id.ts'
import { getMerchantPersona } from '../people/persona-queries.ts'
import { businessProfile, type BusinessProfile, firstAnswers } from './profile.ts'
import type { Merchant, MerchantNote } from './schemas.ts'
import type { LogEntry } from '../log/schemas.ts'
import { defineUndoable } from '../undo-action.ts'

const businessFields = Object.keys(businessProfile.entries) as (keyof BusinessProfile)[]

const businessChange = v.object({ id: v.string(), changes: v.partial(businessProfile) })

/**
 * Changes the given fields of a business inside the action's transaction and logs it as `action`.
 */
async function changeBusiness(
  act: Act<'merchants'>,
  { id, changes }: v.InferOutput<typeof businessChange>,
  action: string,
): Promise<Merchant> {
  const before = await act.get('merchants', id)
  const given = Object.fromEntries(
    businessFields.filter((key) => changes[key] !== undefined).map((key) => [key, changes[key]]),
  )
  const { unnamed, ...known } = before
  const isNamed = unnamed === true && changes.name !== undefined
  const wanted: Merchant = { ...(isNamed ? known : before), ...given }
  const fields = businessFields.filter((key) => (wanted[key] ?? '') !== (before[key] ?? ''))
  if (fields.length === 0 && !isNamed) return before
  const merchant = await act.put('merchants', {
    ...wanted,
    lastModifiedBy: act.actor.name,
    lastModifiedDate: act.now,
  })
  await act.log({
    action,
    target: merchant.name,
    type: 'configuration',
    merchantId: id,
    ...changed(before, merchant, fields),
  })
  return merchant
}

/**
 * Saves the given profile fields of a business; writes nothing if none differs. Refuses with
 * `not-found`, or `invalid` for a value that its field does not take. BIZ-2.
 */
export const updateBusiness = defineAction('updateBusiness', {
  permission: 'business',
  refuses: ['not-found'],
  tables: ['merchants'],
  input: businessChange,
  run: (act, change) => changeBusiness(act, change, 'Updated business information'),
})

/**
 * Saves the given profile fields of a business on behalf of the platform's staff; writes nothing if
 * none differs. Refuses with `not-found`, or `invalid` for a value that its field does not take. ADM-2.
 */
export const editMerchant = defineAction('editMerchant', {
  permission: 'merchant_management',
  refuses: ['not-found'],
  tables: ['merchants'],
  input: businessChange,
  run: (act, input) => changeBusiness(act, input, 'Edited merchant'),
})

/**
 * Saves what a new business answers to the first questions, which are then not asked by themselves
 * again; what is left empty stays as it is. Refuses with `not-found`, or `invalid` for a value that
 * its field does not take. BIZ-2.
 */
export const startBusiness = defineAction('startBusiness', {
  permission: 'business',
  refuses: ['not-found'],
  tables: ['merchants'],
  input: v.object({ id: v.string(), ...firstAnswers.entries }),
  run: async (act, { id, ...answers }) => {
    const before = await act.get('merchants', id)
    const { unnamed, ...known } = before
    const given = Object.fromEntries(Object.entries(answers).filter(([, text]) => text !== ''))
    const merchant = await act.put('merchants', {
      ...known,
      ...(unnamed === true && answers.name === '' && { unnamed }),
      ...given,
      startedAt: before.startedAt ?? act.now,
      lastModifiedBy: act.actor.name,
      lastModifiedDate: act.now,
    })
    await act.log({
      action:
        Object.keys(given).length > 0
          ? 'Added business details'
          : 'Left business details for later',
      target: merchant.name,
      type: 'configuration',
      merchantId: id,
      ...changed(before, merchant, ['name', 'businessType', 'town']),
    })
    return merchant
  },
})

/**
 * Records that the signed-in person's business has finished or skipped the walkthrough; repeating
 * it changes nothing. Refuses with `not-found` if the business is gone. BIZ-2.
 */
export const finishOnboarding = defineAction('finishOnboarding', {
  permission: null,
  refuses: ['not-found'],
  tables: ['merchants', 'sessions', 'teamMembers', 'userGroups', 'users'],
  input: v.void(),
  run: async ({ db, now, put, log }) => {
    const persona = await getMerchantPersona(db)
    if (!persona) throw new ActionError('not-found', 'The business no longer exists.')
    const { merchant, name } = persona
    if (merchant.onboardedAt) return merchant
    const after = await put('merchants', { ...merchant, onboardedAt: now })
    await log(
      {
        action: 'Completed onboarding',
        target: merchant.name,
        type: 'system',
        merchantId: merchant.id,
      },
      name,
    )
    return after
  },
})

/** Writes a note's log entry, with its text before or after. */
async function noteEntry(
  { get }: Pick<Act<'merchants'>, 'get'>,
  action: string,
  { merchantId, text }: MerchantNote,
  side: 'before' | 'after',
): Promise<LogEntry> {
  const { name } = await get('merchants', merchantId)
  return { action, target: name, type: 'review', merchantId, [side]: { note: text } }
}

/**
 * Adds a staff-only note about a merchant. Repeating an attempt returns the note it made. Refuses
 * with `not-found`, or `invalid` if it is empty or too long. ADM-2.
 */
export const addMerchantNote = defineAction('addMerchantNote', {
  permission: 'merchant_management',
  refuses: ['not-found'],
  invalid: ['note-long', 'note-missing'],
  tables: ['merchants', 'merchantNotes'],
  input: v.object({ merchantId: v.string(), text: typedLines, attemptId: v.string() }),
  run: async (act, { merchantId, text, attemptId }) => {
    const before = await act.db.merchantNotes.where('merchantId').equals(merchantId).toArray()
    const made = before.find((each) => each.attemptId === attemptId)
    if (made) return made
    await act.get('merchants', merchantId)
    if (text === '') throw invalid('note-missing')
    const note = await act.put(
      'merchantNotes',
      {
        id: await nextId(act.db, 'MN'),
        merchantId,
        text,
        author: act.actor.name,
        createdAt: act.now,
        attemptId,
      },
      'note-long',
    )
    await act.log(await noteEntry(act, 'Added note on merchant', note, 'after'))
    return note
  },
})

/**
 * Deletes a note, and returns it. Refuses with `not-found`, or `invalid` for another author's.
 */
export const deleteMerchantNote = defineUndoable('deleteMerchantNote', {
  permission: 'merchant_management',
  refuses: ['not-found'],
  invalid: ['note-of-another'],
  tables: ['merchants', 'merchantNotes'],
  input: v.string(),
  run: async (act, id) => {
    const note = await act.get('merchantNotes', id)
    if (note.author !== act.actor.name) throw invalid('note-of-another', { author: note.author })
    await act.remove('merchantNotes', id)
    await act.log(await noteEntry(act, 'Deleted note on merchant', note, 'before'))
    return note
  },
  undo: {
    of: 'merchantNotes',
    name: () => 'The note',
    log: ({ before }, act) => noteEntry(act, 'Restored note on merchant', before, 'after'),
  },
})
