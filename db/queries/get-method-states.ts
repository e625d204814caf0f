import type { Part } from '../database.ts'
import type { PaymentMethod } from '../model/payment-method.ts'
import type { PaymentMethodId } from '../model/transaction.ts'

/** What is said of the methods that have problems at present, by method. */
export type MethodIncidents = Partial<Record<PaymentMethodId, string>>

/** Which methods can't be chosen, and what is said of those that have problems. A method without a row is on. */
export interface MethodStates {
  disabledMethods: PaymentMethodId[]
  incidents: MethodIncidents
}

/** What the console's rows say of the methods. */
export function methodStates(methods: readonly PaymentMethod[]): MethodStates {
  return {
    disabledMethods: methods.filter(({ enabled }) => !enabled).map(({ id }) => id),
    incidents: Object.fromEntries(
      methods.flatMap(({ id, enabled, incident }) =>
        enabled && incident ? [[id, incident.note]] : [],
      ),
    ),
  }
}

/** The state of every method, for whoever is about to choose one. */
export async function getMethodStates(db: Part<'paymentMethods'>): Promise<MethodStates> {
  return methodStates(await db.paymentMethods.toArray())
}
