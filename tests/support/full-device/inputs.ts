import { people } from './people.ts'
import { merchants } from './merchants.ts'
import { payments } from './payments.ts'
import { payouts } from './payouts.ts'
import { matters } from './cases-and-disputes.ts'
import { reports } from './reports.ts'
import { apps } from './apps.ts'
import { platform } from './platform.ts'
import type { Inputs } from './types.ts'

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
