import { errorsGuide, idempotencyGuide, paginationGuide } from './answers.ts'
import { authenticationGuide } from './authentication.ts'
import type { Guide } from './guide.ts'
import { invoicesGuide } from './invoices.ts'
import { linksGuide } from './links.ts'
import { paymentsGuide } from './payments.ts'
import { payoutsGuide } from './payouts.ts'
import { startGuide } from './start.ts'
import { testingGuide } from './testing.ts'
import { webhooksGuide } from './webhooks.ts'

/** Every page of the developer site except the reference. */
export const guides: readonly Guide[] = [
  startGuide,
  authenticationGuide,
  testingGuide,
  paymentsGuide,
  linksGuide,
  invoicesGuide,
  payoutsGuide,
  webhooksGuide,
  errorsGuide,
  paginationGuide,
  idempotencyGuide,
]
