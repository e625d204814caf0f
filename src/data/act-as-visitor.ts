import type { Actor } from '#db/action.ts'
import { openOnDemand } from './open-on-demand.ts'
import type { LoadAction } from './use-action.ts'

/** Someone on the public pages: nobody is signed in there. */
const visitor: Actor = { name: 'Visitor', ip: '127.0.0.1' }

/** Does an act from a page that has no database open: opens it for this. Rejects with what the act or the opening says. */
export async function actAsVisitor<Input, Result>(
  load: LoadAction<Input, Result>,
  input: Input,
): Promise<Result> {
  const [action, db] = await Promise.all([load(), openOnDemand()])
  return action({ db, actor: visitor, now: new Date().toISOString() }, input)
}
