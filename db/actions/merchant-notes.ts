import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import type { MerchantNote } from '../merchants/schemas.ts'
import { nextId } from '../next-id.ts'
import { defineAction, invalid, type Act } from '../define-action.ts'

/** A note's line in the log: what stands in it, before or after. */
async function logNote(
  act: Act<'merchants'>,
  action: string,
  { merchantId, text }: MerchantNote,
  side: 'before' | 'after',
): Promise<void> {
  const { name } = await act.get('merchants', merchantId)
  await act.log({ action, target: name, type: 'review', merchantId, [side]: { note: text } })
}

/**
 * Writes down something about a merchant, for the platform's staff alone. The same attempt again gives the note that it
 * made. Refused with `not-found`, or `invalid` where it is empty or too long to keep. Spec §2 Merchants.
 */
export const addMerchantNote = defineAction({
  permission: permissionOf.addMerchantNote,
  tables: ['merchants', 'merchantNotes'],
  input: v.object({ merchantId: v.string(), text: v.string(), attemptId: v.string() }),
  run: async (act, { merchantId, text, attemptId }) => {
    const before = await act.db.merchantNotes.where('merchantId').equals(merchantId).toArray()
    const made = before.find((each) => each.attemptId === attemptId)
    if (made) return made
    await act.get('merchants', merchantId)
    const typed = text.trim()
    if (typed === '') throw invalid('Write the note.')
    const note = await act.put(
      'merchantNotes',
      {
        id: await nextId(act.db, 'MN'),
        merchantId,
        text: typed,
        author: act.actor.name,
        createdAt: act.now,
        attemptId,
      },
      'The note is too long to keep.',
    )
    await logNote(act, 'Added note on merchant', note, 'after')
    return note
  },
})

/** Deletes a note, and gives it back for `restoreMerchantNote`. Refused with `not-found`, or `invalid` for another's. */
export const deleteMerchantNote = defineAction({
  permission: permissionOf.deleteMerchantNote,
  tables: ['merchants', 'merchantNotes'],
  input: v.string(),
  run: async (act, id) => {
    const note = await act.get('merchantNotes', id)
    if (note.author !== act.actor.name) throw invalid(`${note.author} wrote it, and can delete it.`)
    await act.db.merchantNotes.delete(id)
    await logNote(act, 'Deleted note on merchant', note, 'before')
    return note
  },
})

/** Brings a deleted note back as it was. Refused with `cannot-undo` when it is there, and `not-found` without its merchant. */
export const restoreMerchantNote = defineAction({
  permission: permissionOf.restoreMerchantNote,
  tables: ['merchants', 'merchantNotes'],
  input: tableSchemas.merchantNotes,
  run: async (act, note) => {
    if (await act.db.merchantNotes.get(note.id))
      throw new ActionError('cannot-undo', `${note.id} is there.`, { name: 'The note' })
    const restored = await act.put('merchantNotes', note)
    await logNote(act, 'Restored note on merchant', restored, 'after')
    return restored
  },
})
