import type { ActionName } from '#db/all-actions.ts'
import type { PaidDatabase } from '#db/database.ts'
import type { FaultPlace } from '#db/demo/schemas.ts'
import { faultLasts } from '#src/rules/site.ts'
import { wait } from './wait.ts'
import { demoSettingsNow } from './dry-run.ts'
import { runAction } from './run-action.ts'

/** A simulated service failure that the presenter requested. */
export class ServiceError extends Error {
  override name = 'ServiceError'
}

const presenter = { name: 'Presenter', ip: '127.0.0.1' }

/** The acts that can go wrong, by kind. A report meets its fault before its file is made, with `meetFaultAtReport`. */
const placeOf: Partial<Record<ActionName, FaultPlace>> = {
  payLink: 'payment',
  payByCode: 'payment',
  requestPayout: 'payout',
  uploadDocument: 'upload',
  replaceDocument: 'upload',
  addEvidence: 'upload',
}

/**
 * Lets an act meet what the presenter armed for it, before anything is written: it is slow, or rejects with a
 * `ServiceError`, at once or when the answer is overdue, or because the device is full. Rejects with an `AbortError` when it is given up meanwhile.
 */
async function meet(db: PaidDatabase, places: FaultPlace[], signal?: AbortSignal): Promise<void> {
  const fault = await runAction('takeFault', places, { db, actor: presenter })
  if (!fault) return
  if (fault.at === 'storage') throw new DOMException('The device is full.', 'QuotaExceededError')
  if (fault.how !== 'fails') await wait(faultLasts[fault.how], signal)
  if (fault.how !== 'slow') throw new ServiceError('The service did not answer.')
}

/** Lets an action meet what is armed for its kind, or for any. */
export async function meetFaultOf(
  db: PaidDatabase,
  name: ActionName,
  signal?: AbortSignal,
): Promise<void> {
  const { fault } = await demoSettingsNow(db)
  if (fault && (fault.at === 'storage' || fault.at === placeOf[name]))
    await meet(db, [fault.at], signal)
}

export const meetFaultAtReport = (db: PaidDatabase, signal: AbortSignal): Promise<void> =>
  meet(db, ['report'], signal)

export const meetFaultAtSignIn = (db: PaidDatabase): Promise<void> => meet(db, ['sign-in'])
