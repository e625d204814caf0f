import { createContext, use, useCallback } from 'react'
import type { Actor } from '#db/action.ts'
import { type ActionName, permissionOf } from '#db/registry.ts'
import { notPermitted } from '#src/rules/messages/people.ts'

/** The actor of the screens below, set by each shell to its persona; by default the demo itself. */
export const ActorContext = createContext<Actor>({ name: 'Demo', ip: '127.0.0.1', side: 'system' })

export const useActor = (): Actor => use(ActorContext)

/** Returns why the actor may not perform an action, as a sentence; undefined when they may (ROLE-1). */
export function forbiddenTo(actor: Actor, name: ActionName): string | undefined {
  const needed = permissionOf(name)
  if (needed === null || actor.may === undefined || actor.may.includes(needed)) return undefined
  return notPermitted(needed, actor.role ?? actor.name)
}

export type Forbids = (name: ActionName) => string | undefined

/**
 * Returns the reason why a control is disabled: `<Button forbidden={forbids('requestPayout')}>`, for controls that only
 * open a form. Where the action itself is bound, `useAction` returns it as `forbidden`.
 */
export function useForbids(): Forbids {
  const actor = useActor()
  return useCallback((name) => forbiddenTo(actor, name), [actor])
}
