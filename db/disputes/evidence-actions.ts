import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { shortened, typedLines } from '../common.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { uploadProblems } from '../files/file-type.ts'
import { checkFile, pickedFile } from '../merchants/document-actions.ts'
import { nextId } from '../next-id.ts'
import { closeDispute, closingTables, disputeNewsTables, tellOfDispute } from './actions.ts'
import { type Dispute, type Evidence, mostEvidence } from './schemas.ts'
import { sentEvidence, sentEvidenceLine } from './steps.ts'
import type { LogEntry } from '../log/schemas.ts'
import { cannotUndo, defineUndoable } from '../undo-action.ts'

const tables = ['disputes', 'files'] as const

/**
 * Returns a dispute to which its merchant may still send evidence. Throws `not-found`, or
 * `not-open` with its state.
 */
async function awaited(act: Act<'disputes'>, id: Dispute['id']): Promise<Dispute> {
  const dispute = await act.get('disputes', id)
  const states = { evidence: '', review: 'under review', won: 'won', lost: 'lost' }
  const state = dispute.dueAt <= act.now ? 'past its evidence deadline' : ''
  const closed = states[dispute.status] || state
  if (closed !== '')
    throw new ActionError('not-open', `${id} is ${closed}.`, { name: id, state: closed })
  return dispute
}

const entryOf = (action: string, { id, merchantId }: Dispute, name: string): LogEntry => ({
  action,
  target: shortened(`${name} (${id})`),
  type: 'review',
  merchantId,
})

/**
 * Adds an evidence file to a dispute. Refuses, storing nothing, with `file-empty`,
 * `file-too-large`, `file-type-not-allowed` (by content, not name), `not-found`, `not-open`, or
 * `invalid` if there are five already. Not in the specification.
 */
export const addEvidence = defineAction('addEvidence', {
  permission: 'payments',
  refuses: ['not-found', 'not-open', ...uploadProblems],
  invalid: ['evidence-full'],
  tables: tables,
  input: v.object({ disputeId: v.string(), ...pickedFile.entries }),
  run: async (act, { disputeId, ...file }) => {
    const dispute = await awaited(act, disputeId)
    if (dispute.evidence.length >= mostEvidence)
      throw invalid('evidence-full', { most: String(mostEvidence) })
    const { mime, fields } = checkFile(file)
    const id = await nextId(act.db, 'DE')
    const added = { id, name: fields.name, size: fields.size, uploadedAt: act.now }
    await act.put('files', { id, mime, bytes: file.bytes })
    await act.put('disputes', { ...dispute, evidence: [...dispute.evidence, added] })
    await act.log(entryOf('Added evidence', dispute, added.name))
    return added
  },
})

/** Returns the name of the file that a dispute no longer has. */
const removedName = ({ before, after }: { before: Dispute; after: Dispute | null }) =>
  before.evidence.find(({ id }) => !after?.evidence.some((each) => each.id === id))?.name ??
  before.id

/** Removes a file before it is sent and returns it. */
export const removeEvidence = defineUndoable('removeEvidence', {
  permission: 'payments',
  refuses: ['not-found', 'not-open'],
  tables: tables,
  input: v.object({ disputeId: v.string(), id: v.string() }),
  run: async (act, { disputeId, id }): Promise<Evidence> => {
    const dispute = await awaited(act, disputeId)
    const evidence = dispute.evidence.find((each) => each.id === id)
    if (!evidence) throw new ActionError('not-found', `${disputeId} has no file ${id}.`)
    await act.removeAny('files', [id])
    const rest = dispute.evidence.filter((each) => each !== evidence)
    await act.put('disputes', { ...dispute, evidence: rest })
    await act.log(entryOf('Removed evidence', dispute, evidence.name))
    return evidence
  },
  undo: {
    of: 'disputes',
    name: removedName,
    log: (change) => entryOf('Restored evidence', change.before, removedName(change)),
    fit: (dispute, { now }) => {
      if (dispute.dueAt <= now) throw cannotUndo(dispute.id)
      return dispute
    },
  },
})

/**
 * Submits a merchant's evidence; the dispute then goes under review and can't be changed. Refuses
 * with `not-found`, `not-open`, or `invalid` with neither text nor files.
 */
export const sendEvidence = defineAction('sendEvidence', {
  permission: 'payments',
  refuses: ['not-found', 'not-open'],
  invalid: ['evidence-missing', 'over-2000-characters'],
  tables: [...disputeNewsTables, 'disputes'],
  input: v.object({ id: v.string(), statement: typedLines }),
  run: async (act, { id, statement }) => {
    const dispute = await awaited(act, id)
    if (statement === '' && dispute.evidence.length === 0) throw invalid('evidence-missing')
    const sent = await act.put(
      'disputes',
      sentEvidence(dispute, { statement, sentAt: act.now }),
      'over-2000-characters',
    )
    await tellOfDispute(act, sent)
    await act.log(sentEvidenceLine(dispute, sent))
    return sent
  },
})

/**
 * Accepts a dispute in place of sending evidence: the merchant loses it, and the held amount goes
 * back to the cardholder. Not in the specification.
 */
export const acceptDispute = defineAction('acceptDispute', {
  permission: 'refunds',
  refuses: ['not-found', 'not-open'],
  tables: closingTables,
  input: v.string(),
  run: async (act, id) =>
    closeDispute(
      act,
      await awaited(act, id),
      { status: 'lost', accepted: true },
      'Accepted dispute',
    ),
})
