import * as v from 'valibot'
import { toDeviceTime } from '../clock.ts'
import { typedLine, typedLines } from '../common.ts'
import { type Act, checkRow, defineAction, invalid } from '../define-action.ts'
import { randomId } from '../random-id.ts'
import { defineUndoable } from '../undo-action.ts'
import { listProspects } from './queries.ts'
import { offerTerms, type Prospect } from './schemas.ts'
import { visitorEntries } from './unnamed-log.ts'

// The log travels in snapshots and exports, so none of its lines names a prospect; the presenter's own
// acts on them, like those on snapshots, have no line at all.

/** Returns a new row, with the time of the device, so that the rows are in order when the clock is moved. */
const newProspect = ({ now }: Pick<Act<'prospects'>, 'now'>, id: string): Prospect => ({
  id,
  name: '',
  business: '',
  phone: '',
  email: '',
  source: 'added',
  newsletter: false,
  note: '',
  nextStep: '',
  nextOn: null,
  createdAt: new Date(toDeviceTime(Date.parse(now))).toISOString(),
})

/**
 * Stores a message to the sales team as a prospect, with a log entry that doesn't name them. Refuses
 * with `invalid` if a text is too long. SITE-5.
 */
export const saveLead = defineAction('saveLead', {
  permission: null,
  refuses: [],
  invalid: ['message-long'],
  tables: ['prospects'],
  input: v.object({ name: typedLine, email: v.string(), phone: v.string(), message: typedLines }),
  run: async (act, { message: note, ...from }) => {
    const row = { ...newProspect(act, randomId()), ...from, note }
    const saved = await act.put('prospects', { ...row, source: 'contact' }, 'message-long')
    await act.log({ ...visitorEntries.contact, type: 'system' })
    return saved
  },
})

/**
 * Adds an address in lower case to the newsletter, as a prospect or to the one who has it, with a
 * log entry that doesn't name it; a known one returns `already`. SITE-5.
 */
export const subscribeNewsletter = defineAction('subscribeNewsletter', {
  permission: null,
  refuses: [],
  invalid: ['email-not-valid'],
  tables: ['prospects'],
  input: v.string(),
  run: async (act, typed) => {
    const reason = 'email-not-valid'
    const email = typed.trim().toLowerCase()
    const wanted = { ...newProspect(act, randomId()), email, newsletter: true }
    const added = checkRow('prospects', { ...wanted, source: 'newsletter' }, reason)
    if (!email.includes('@')) throw invalid(reason)
    const known = (await listProspects(act.db)).filter((row) => row.email.toLowerCase() === email)
    if (known.some(({ newsletter }) => newsletter)) return { already: true }
    await act.put('prospects', known[0] ? { ...known[0], newsletter: true } : added)
    await act.log({ ...visitorEntries.newsletter, type: 'system' })
    return { already: false }
  },
})

const fields = {
  name: typedLine,
  business: typedLine,
  phone: v.string(),
  email: v.string(),
  note: typedLines,
  nextStep: typedLine,
  nextOn: v.nullable(v.string()),
}

/** Adds a prospect by hand, once for each id. DEMO-24. */
export const addProspect = defineAction('addProspect', {
  permission: null,
  refuses: [],
  invalid: ['texts-long'],
  tables: ['prospects'],
  input: v.object({ id: v.pipe(v.string(), v.minLength(1)), ...fields }),
  run: async (act, { id, ...typed }) =>
    (await act.find('prospects', id)) ??
    act.put('prospects', { ...newProspect(act, id), ...typed }, 'texts-long'),
})

/** Changes fields of a prospect, or what their offer is made from. DEMO-24. */
export const updateProspect = defineAction('updateProspect', {
  permission: null,
  refuses: ['not-found'],
  invalid: ['texts-long'],
  tables: ['prospects'],
  input: v.object({
    id: v.string(),
    name: v.exactOptional(fields.name),
    business: v.exactOptional(fields.business),
    phone: v.exactOptional(fields.phone),
    email: v.exactOptional(fields.email),
    note: v.exactOptional(fields.note),
    nextStep: v.exactOptional(fields.nextStep),
    nextOn: v.exactOptional(fields.nextOn),
    offer: v.exactOptional(offerTerms),
  }),
  run: async ({ get, put }, { id, ...changes }) =>
    put('prospects', { ...(await get('prospects', id)), ...changes }, 'texts-long'),
})

/** Deletes a prospect, with Undo. DEMO-24. */
export const removeProspect = defineUndoable('removeProspect', {
  permission: null,
  refuses: ['not-found'],
  tables: ['prospects'],
  input: v.string(),
  run: ({ remove }, id) => remove('prospects', id),
  undo: { of: 'prospects', name: ({ before }) => before.name || before.business || before.email },
})
