import type { Declarations } from './declarations.ts'
import { appActions } from './apps/declarations.ts'
import { demoActions } from './demo/declarations.ts'
import { disputeActions } from './disputes/declarations.ts'
import { invoiceActions } from './invoices/declarations.ts'
import { linkActions } from './links/declarations.ts'
import { logActions } from './log/declarations.ts'
import { merchantActions } from './merchants/declarations.ts'
import { paymentActions } from './payments/declarations.ts'
import { payoutActions } from './payouts/declarations.ts'
import { peopleActions } from './people/declarations.ts'
import { phoneActions } from './phone/declarations.ts'
import { prospectActions } from './prospects/declarations.ts'
import { reportActions } from './reports/declarations.ts'
import { settingsActions } from './settings/declarations.ts'
import type { Permission } from './people/person.ts'

/** The actions that belong to no domain. */
const generalActions = {
  /** Needs the permission of the action that it undoes. */
  undo: { permission: null, refuses: ['cannot-undo'] },
  rescheduleAfterClockChange: { permission: null, refuses: [] },
} as const satisfies Declarations

/** Every action, as its domain declares it. Screens read it without loading the actions. */
export const registry = {
  ...appActions,
  ...demoActions,
  ...disputeActions,
  ...invoiceActions,
  ...linkActions,
  ...logActions,
  ...merchantActions,
  ...paymentActions,
  ...payoutActions,
  ...peopleActions,
  ...phoneActions,
  ...prospectActions,
  ...reportActions,
  ...settingsActions,
  ...generalActions,
}

export type ActionName = keyof typeof registry

/** The reasons for which actions refuse. */
export type ActionErrorCode =
  | (typeof registry)[ActionName]['refuses'][number]
  | 'invalid'
  | 'not-permitted'
  | 'person-missing'

type ReasonsOf<Declared> = Declared extends { invalid: readonly (infer Reason)[] } ? Reason : never

/** Why actions refuse their input as `invalid`. */
export type InvalidReason = ReasonsOf<(typeof registry)[ActionName]>

/** Returns the permission an action needs; null if anybody may perform it. */
export const permissionOf = (name: ActionName): Permission | null => registry[name].permission

/** Returns whether an action declares a refusal. Every action may refuse its input or its actor. */
export function declares(name: ActionName, code: ActionErrorCode, reason?: string): boolean {
  const { refuses, invalid = [] }: Declarations[string] = registry[name]
  if (code === 'invalid') return reason === undefined || invalid.includes(reason)
  return code === 'not-permitted' || code === 'person-missing' || refuses.includes(code)
}
