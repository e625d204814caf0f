import type { Merchant } from '../merchants/schemas.ts'
import { invalid } from '../define-action.ts'

/** Does the same with many merchants, one after the other inside the act's transaction. Throws `invalid` for none. */
export async function decideMany(
  ids: readonly Merchant['id'][],
  decide: (id: Merchant['id']) => Promise<Merchant>,
): Promise<Merchant[]> {
  if (ids.length === 0) throw invalid('Choose an application.')
  const decided: Merchant[] = []
  for (const id of new Set(ids)) decided.push(await decide(id))
  return decided
}
