import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { shortened } from '../common.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { checkFile, pickedFile } from '../merchants/document-actions.ts'
import type { StoredFile } from '../merchants/schemas.ts'
import { nextId } from '../next-id.ts'
import { tableSchemas } from '../tables.ts'
import { disputeNewsTables, tellOfDispute } from './actions.ts'
import { type Dispute, type Evidence, mostEvidence } from './schemas.ts'
import { sentEvidence, sentEvidenceLine } from './steps.ts'

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

const logOf = (act: Act<'disputes'>, action: string, { id, merchantId }: Dispute, name: string) =>
  act.log({ action, target: shortened(`${name} (${id})`), type: 'review', merchantId })

/**
 * Adds an evidence file to a dispute. Refuses, storing nothing, with `file-empty`,
 * `file-too-large`, `file-type-not-allowed` (by content, not name), `not-found`, `not-open`, or
 * `invalid` if there are five already. Not in the specification.
 */
export const addEvidence = defineAction('addEvidence', {
  tables: tables,
  input: v.object({ disputeId: v.string(), ...pickedFile.entries }),
  run: async (act, { disputeId, ...file }) => {
    const dispute = await awaited(act, disputeId)
    if (dispute.evidence.length >= mostEvidence) throw invalid(`Add at most ${mostEvidence} files.`)
    const { mime, fields } = checkFile(file)
    const id = await nextId(act.db, 'DE')
    const added = { id, name: fields.name, size: fields.size, uploadedAt: act.now }
    await act.put('files', { id, mime, bytes: file.bytes })
    await act.put('disputes', { ...dispute, evidence: [...dispute.evidence, added] })
    await logOf(act, 'Added evidence', dispute, added.name)
    return added
  },
})

/** A file removed from a dispute, with everything needed to restore it. */
export interface RemovedEvidence {
  disputeId: Dispute['id']
  evidence: Evidence
  file: StoredFile | undefined
}

/** Removes a file before it is sent and returns it. Refuses with `not-found` or `not-open`. */
export const removeEvidence = defineAction('removeEvidence', {
  tables: tables,
  input: v.object({ disputeId: v.string(), id: v.string() }),
  run: async (act, { disputeId, id }): Promise<RemovedEvidence> => {
    const dispute = await awaited(act, disputeId)
    const evidence = dispute.evidence.find((each) => each.id === id)
    if (!evidence) throw new ActionError('not-found', `${disputeId} has no file ${id}.`)
    const file = await act.db.files.get(id)
    await act.db.files.delete(id)
    const rest = dispute.evidence.filter((each) => each !== evidence)
    await act.put('disputes', { ...dispute, evidence: rest })
    await logOf(act, 'Removed evidence', dispute, evidence.name)
    return { disputeId, evidence, file }
  },
})

/**
 * Restores a removed file, bytes included. Refuses with `not-found`, `not-open`, `cannot-undo` or
 * `invalid`.
 */
export const restoreEvidence = defineAction('restoreEvidence', {
  tables: tables,
  input: v.object({
    disputeId: v.string(),
    evidence: tableSchemas.disputes.entries.evidence.item,
    file: v.optional(tableSchemas.files),
  }),
  run: async (act, { disputeId, evidence, file }) => {
    const dispute = await awaited(act, disputeId)
    const { id, name } = evidence
    if (dispute.evidence.some((each) => each.id === id))
      throw new ActionError('cannot-undo', `${name} is already in the dispute.`, { name })
    if (file) await act.put('files', file)
    const all = [...dispute.evidence, evidence].sort((a, b) =>
      a.uploadedAt.localeCompare(b.uploadedAt),
    )
    await act.put('disputes', { ...dispute, evidence: all }, `Add at most ${mostEvidence} files.`)
    await logOf(act, 'Restored evidence', dispute, name)
    return evidence
  },
})

/**
 * Submits a merchant's evidence; the dispute then goes under review and can't be changed. Refuses
 * with `not-found`, `not-open`, or `invalid` with neither text nor files.
 */
export const sendEvidence = defineAction('sendEvidence', {
  tables: [...disputeNewsTables, 'disputes'],
  input: v.object({ id: v.string(), statement: v.string() }),
  run: async (act, { id, statement }) => {
    const dispute = await awaited(act, id)
    const text = statement.trim()
    if (text === '' && dispute.evidence.length === 0)
      throw invalid('Add a file or describe what happened.')
    const sent = await act.put(
      'disputes',
      sentEvidence(dispute, { statement: text, sentAt: act.now }),
      'Use at most 2,000 characters.',
    )
    await tellOfDispute(act, sent)
    await act.log(sentEvidenceLine(dispute, sent))
    return sent
  },
})
