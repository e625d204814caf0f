import { people } from './people.ts'
import { merchants } from './merchants.ts'
import { payments } from './payments.ts'
import { payouts } from './payouts.ts'
import { matters } from './cases-and-disputes.ts'
import { reports } from './reports.ts'
import { apps } from './apps.ts'
import { platform } from './platform.ts'
import type { ActionContext } from '#db/action.ts'
import type { ActionInput } from '#db/all-actions.ts'
import type { ActionName } from '#db/registry.ts'

/** For every action, a function that prepares its data and returns a valid input. */
export type Inputs = {
  [N in ActionName]: (context: ActionContext) => ActionInput<N> | Promise<ActionInput<N>>
}

/** An action without an input does not compile. */
export const inputs: Inputs = {
  ...people,
  ...merchants,
  ...payments,
  ...payouts,
  ...matters,
  ...reports,
  ...apps,
  ...platform,
}
