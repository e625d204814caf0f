import type { Declaration } from './action.ts'
import * as files from './action-files.ts'

type Files = typeof files

/** The name of every action; the other exports of their files are none. */
export type ActionName = {
  [N in keyof Files]: Files[N] extends Readonly<Required<Declaration>> ? N : never
}[keyof Files]

type Actions = Pick<Files, ActionName>

/** Every action by name, in the one script that loads with the first of them. */
export const actions = Object.fromEntries(
  Object.entries(files).filter(([, each]) => typeof each === 'function' && 'refuses' in each),
) as Actions

export type ActionInput<N extends ActionName> = Parameters<Actions[N]>[1]
export type ActionResult<N extends ActionName> = Awaited<ReturnType<Actions[N]>>
