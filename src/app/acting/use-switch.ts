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

/** Somebody whom the demo can act as: nobody signs in to look around or to pay. */
export type Persona =
  | { as: 'visitor' | 'customer'; id: 'visitor' | 'customer'; first: string }
  | { as: 'member' | 'admin'; id: string }

const firstPlace = { member: pathTo('dashboard'), admin: pathTo('console') }

/**
 * Acts as somebody else, in dry run as well, and goes to the screen that they were on last; `onLeave` closes what lies
 * over the page.
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
    // What is unsaved holds a layer of its own, which leaves with its form.
    if (hasUnsavedChanges()) navigate(path)
    else whenLayersClosed(() => navigate(path))
  }
}
