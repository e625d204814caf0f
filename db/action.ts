import type { PaidDatabase } from './database.ts'
import type { Permission } from './people/person.ts'

/** The persona who performs an action. */
export interface Actor {
  name: string
  ip: string
  /**
   * Shown instead of the name where the name is withheld, such as Support; defaults to the name.
   */
  role?: string
  /** The actor's permissions as the screen knows them; omitted if nothing is withheld. */
  may?: readonly Permission[]
  /**
   * The side the persona belongs to, whose permissions are checked on each action. The system runs
   * unattended and may do everything; an actor without a side may do only what anybody may.
   */
  side?: 'team' | 'staff' | 'system'
}

/** The name in which the platform acts when no person does. */
export const networkName = 'Paid'

/** Everything an action depends on, so that a test can control all of it. */
export interface ActionContext {
  db: PaidDatabase
  actor: Actor
  /** The time of the action, as an ISO string in UTC; every row it writes uses the same time. */
  now: string
}

/** An atomic action. Rejects with an `ActionError` if it is refused. */
export interface Action<Input, Result> {
  (context: ActionContext, input: Input): Promise<Result>
  /** The permission the actor needs; null if anybody may act. */
  readonly permission: Permission | null
}

export type ActionErrorCode =
  | 'not-found'
  | 'already-decided'
  | 'papers-open'
  | 'cannot-undo'
  | 'file-empty'
  | 'file-too-large'
  | 'file-type-not-allowed'
  | 'no-change'
  | 'document-approved'
  | 'code-wrong'
  | 'code-used'
  | 'email-taken'
  | 'over-limit'
  | 'link-over-limit'
  | 'amount-not-taken'
  | 'not-taking-payments'
  | 'method-disabled'
  | 'not-pending'
  | 'not-refundable'
  | 'over-refund'
  | 'link-inactive'
  | 'link-expired'
  | 'terms-changed'
  | 'fee-changed'
  | 'path-taken'
  | 'not-secure'
  | 'code-unknown'
  | 'code-newer'
  | 'code-cut'
  | 'code-not-proof'
  | 'code-not-request'
  | 'code-old'
  | 'code-early'
  | 'proof-foreign'
  | 'proof-forged'
  | 'proof-recorded'
  | 'proof-second'
  | 'proof-old'
  | 'proof-amount'
  | 'not-draft'
  | 'not-open'
  | 'over-open'
  | 'under-way'
  | 'over-balance'
  | 'account-unverified'
  | 'account-exists'
  | 'account-in-use'
  | 'name-taken'
  | 'changed-meanwhile'
  | 'not-permitted'
  | 'last-admin'
  | 'member-exists'
  | 'not-active'
  | 'not-admitted'
  | 'locked-out'
  | 'last-super-admin'
  | 'own-access'
  | 'super-admin-only'
  | 'maintenance'
  | 'snapshot-newer'
  | 'snapshot-unreadable'
  | 'invalid'

/** A refused action, which changed nothing. The screen translates the code into words. */
export class ActionError extends Error {
  override name = 'ActionError'
  constructor(
    readonly code: ActionErrorCode,
    message: string,
    /** Values for the message, such as a name or a reason. */
    readonly details: Record<string, string> = {},
  ) {
    super(message)
  }
}
