import { ActionError, type ActionContext } from '../action.ts'
import type { Part } from '../database.ts'
import { getAdminPersona, getMerchantPersona } from '../people/persona-queries.ts'

/** The tables that say who acts, and what that person is granted. */
export const personTables = [
  'sessions',
  'merchants',
  'teamMembers',
  'users',
  'userGroups',
  'adminUsers',
  'roles',
  'demoSettings',
] as const

/**
 * Holds an act against what the database grants whoever acts, inside its transaction: a screen may be behind, or not know
 * yet. Throws `not-permitted`.
 */
export async function checkPermitted(
  db: Part<(typeof personTables)[number]>,
  { actor: { side }, needs }: Pick<ActionContext, 'actor' | 'needs'>,
): Promise<void> {
  if (!needs || !side) return
  const persona = await (side === 'team' ? getMerchantPersona(db) : getAdminPersona(db))
  if (!persona || persona.may.includes(needs)) return
  const { role: who } = persona
  throw new ActionError('not-permitted', `${who} may not do it: ${needs}.`, { needs, who })
}
