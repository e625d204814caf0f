import { timings } from '#src/rules/site.ts'
import { actAsVisitor } from './act-as-visitor.ts'

/** A simulated service that failed because the presenter asked for it. */
export class ServiceError extends Error {
  override name = 'ServiceError'
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

async function isToFail(): Promise<boolean> {
  try {
    return await actAsVisitor('takeFailure', undefined)
  } catch {
    // Without a database no one has asked for a failure; what needs the data says so itself.
    return false
  }
}

/**
 * One call to the services that sign-in, sign-up and reset would have: there are none, so it takes its second (spec
 * §4) and then succeeds, or throws a ServiceError when the demo controls say that the next one fails.
 */
export async function callService(): Promise<void> {
  const [failed] = await Promise.all([isToFail(), wait(timings.authStep)])
  if (failed) throw new ServiceError('The presenter asked for this failure.')
}
