import { createContext, use, useCallback } from 'react'
import type { Actor } from '#db/action.ts'
import type { ActionName } from '#db/all-actions.ts'
import { permissionOf } from '#db/permissions.ts'
import { notPermitted } from '#src/rules/messages/people.ts'

/** Who acts on the screens below: the shells set it to their persona; where none does, the demo acts by itself. */
export const ActorContext = createContext<Actor>({ name: 'Demo', ip: '127.0.0.1', side: 'system' })

export const useActor = (): Actor => use(ActorContext)

/** Why whoever acts may not do a named act, as a sentence; undefined where they may (spec §6). */
export function forbiddenTo(actor: Actor, name: ActionName): string | undefined {
  const needed = permissionOf[name]
  if (needed === null || actor.may === undefined || actor.may.includes(needed)) return undefined
  return notPermitted(needed, actor.role ?? actor.name)
}

export type Forbids = (name: ActionName) => string | undefined

/**
 * Says why a control is greyed: `<Button forbidden={forbids('requestPayout')}>`, for what only opens the form of an act.
 * Where the act is at hand, `useAction` gives it as `forbidden`.
 */
export function useForbids(): Forbids {
  const actor = useActor()
  return useCallback((name) => forbiddenTo(actor, name), [actor])
}
