import { createContext, use, useCallback } from 'react'
import { permissions } from 'virtual:permissions'
import type { Actor } from '#db/action.ts'
import type { ActionName } from '#db/all-actions.ts'
import { neededBy, type Permission } from '#db/people/person.ts'
import { notPermitted } from '#src/rules/messages/people.ts'
import { screenPermission } from '#src/rules/people.ts'

/** The actor of the screens below, set by each shell to its persona; by default the demo itself. */
export const ActorContext = createContext<Actor>({ name: 'Demo', ip: '127.0.0.1', side: 'system' })

export const useActor = (): Actor => use(ActorContext)

/** Returns why the actor lacks a permission, as a sentence; undefined when they have it (ROLE-1). */
export function lacking(actor: Actor, needed: Permission | null): string | undefined {
  if (needed === null || actor.may === undefined || actor.may.includes(needed)) return undefined
  return notPermitted(needed, actor.role ?? actor.name)
}

/** Returns the permission the actor needs for an action, without loading it; null if anybody may perform it. */
export const permissionFor = ({ side }: Actor, name: ActionName): Permission | null =>
  neededBy(side, permissions[name] ?? null)

/** Returns why the actor may not perform an action, as a sentence; undefined when they may (ROLE-1). */
export const forbiddenTo = (actor: Actor, name: ActionName): string | undefined =>
  lacking(actor, permissionFor(actor, name))

export type MayOpen = (screen: Parameters<typeof screenPermission>[0]) => boolean

/** Returns a function that tells whether the actor may open a screen: what can't be opened is not linked. */
export function useMayOpen(): MayOpen {
  const actor = useActor()
  return useCallback((screen) => lacking(actor, screenPermission(screen)) === undefined, [actor])
}

/** Returns why the actor may not see what a permission shows; undefined when they may. */
export const useLacking = (needed: Permission): string | undefined => lacking(useActor(), needed)

export type Forbids = (name: ActionName) => string | undefined

/**
 * Returns the reason why a control is disabled: `<Button forbidden={forbids('requestPayout')}>`, for controls that only
 * open a form. Where the action itself is bound, `useAction` returns it as `forbidden`.
 */
export function useForbids(): Forbids {
  const actor = useActor()
  return useCallback((name) => forbiddenTo(actor, name), [actor])
}
