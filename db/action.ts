import type { PaidDatabase } from './database.ts'
import type { Permission } from './people/person.ts'

/** Who acts: the persona whose screen the button is on. */
export interface Actor {
  name: string
  /** Shown in the activity log. */
  ip: string
  /** What they are called where something is withheld from them, such as Support; their name when left out. */
  role?: string
  /** What they are granted, as the screen knows it; left out where nothing is withheld. */
  may?: readonly Permission[]
  /**
   * Whose persona it is, a merchant's or the platform's: what is granted to that is looked up at each act. The system is
   * what happens by itself, and may do everything; whoever is none of them may do what anybody may.
   */
  side?: 'team' | 'staff' | 'system'
}

/** What every action is given, so that it depends on nothing else and a test can fix all of it. */
export interface ActionContext {
  db: PaidDatabase
  actor: Actor
  /** The instant of the act, as an ISO string in UTC: the same for all that it writes. */
  now: string
}

/** One act, whole or not at all. Rejects with an `ActionError` where it is refused. */
export interface Action<Input, Result> {
  (context: ActionContext, input: Input): Promise<Result>
  /** What whoever acts must be granted; null where anybody may. */
  readonly permission: Permission | null
}

export type ActionErrorCode =
  | 'not-found'
  | 'already-decided'
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
  | 'not-taking-payments'
  | 'method-disabled'
  | 'not-pending'
  | 'not-refundable'
  | 'over-refund'
  | 'link-inactive'
  | 'link-expired'
  | 'terms-changed'
  | 'path-taken'
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
  | 'invalid'

/** An act that was refused: nothing was changed. The screen turns the code into words. */
export class ActionError extends Error {
  override name = 'ActionError'
  constructor(
    readonly code: ActionErrorCode,
    message: string,
    /** What the words need: a name, a reason. */
    readonly details: Record<string, string> = {},
  ) {
    super(message)
  }
}
