import { useLocation } from 'wouter'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText, runAction } from '#src/data/run-action.ts'
import { hasUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { pathTo } from '#src/routes/paths.ts'
import { teamMessages } from '#src/rules/messages/people.ts'
import { toast } from '#src/ui/toast.ts'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { arriveAs, stay } from './places.ts'

/** A persona of the demo; visitors and paying customers need no account. */
export type Persona =
  | { as: 'visitor' | 'customer'; id: 'visitor' | 'customer'; first: string }
  | { as: 'member' | 'admin'; id: string }

const firstPlace = { member: pathTo('dashboard'), admin: pathTo('console') }

/**
 * Switches to another persona, in dry run as well, and opens its last screen; `onLeave` closes what covers the page.
 */
export function useSwitch(onLeave: () => void): (persona: Persona) => Promise<void> {
  const [, navigate] = useLocation()
  const database = useDatabase()
  const actor = useActor()

  return async (persona) => {
    const last = arriveAs(persona.id)
    const path = last ?? ('first' in persona ? persona.first : firstPlace[persona.as])
    try {
      if (!('first' in persona)) {
        const name = await runAction('actAs', persona, { db: database(), actor })
        toast.success(teamMessages.actingAs(name))
      }
    } catch (error) {
      stay()
      return toast.error(await refusalText(error))
    }
    onLeave()
    // An unsaved form holds a history layer that closes only with the form.
    if (hasUnsavedChanges()) navigate(path)
    else whenLayersClosed(() => navigate(path))
  }
}
