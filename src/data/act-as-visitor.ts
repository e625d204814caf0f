import type { ActionContext, Actor } from '#db/action.ts'
import { openOnDemand } from './open-on-demand.ts'

/** Someone on the public pages: nobody is signed in there. */
const visitor: Actor = { name: 'Visitor', ip: '127.0.0.1' }

/** Does an act from a page that has no database open: opens it for this. Rejects with what the act or the opening says. */
export async function actAsVisitor<Input, Result>(
  action: (context: ActionContext, input: Input) => Promise<Result>,
  input: Input,
): Promise<Result> {
  const db = await openOnDemand()
  return action({ db, actor: visitor, now: new Date().toISOString() }, input)
}
