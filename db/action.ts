import type { PaidDatabase } from './database.ts'
import type { BySide, Permission } from './people/person.ts'
import type { ActionErrorCode, InvalidReason } from './refusals.ts'

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
export type Action<Input, Result> = (context: ActionContext, input: Input) => Promise<Result>

/** What an action says of itself. */
export interface Declaration {
  /**
   * The permission the actor needs, by side if both may perform it; null if anybody may perform it or
   * it runs automatically.
   */
  permission: Permission | BySide | null
  /** The codes it refuses with, besides `invalid`, `not-permitted` and `person-missing`. */
  refuses: readonly ActionErrorCode[]
  /** Why it refuses its input as `invalid`, where a schema of the input does not say so. */
  invalid?: readonly InvalidReason[]
}

/** An action with what it says of itself. */
export type DeclaredAction<Input, Result> = Action<Input, Result> & Readonly<Required<Declaration>>

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
