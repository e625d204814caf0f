import { errorsGuide, idempotencyGuide, paginationGuide } from './answers.ts'
import { authenticationGuide, startGuide, testingGuide } from './start.ts'
import type { Guide } from './guide.ts'
import { invoicesGuide, linksGuide, paymentsGuide, payoutsGuide } from './payments.ts'
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
