import { useCallback } from 'react'
import { useLocation } from 'wouter'
import type { MerchantId } from '#db/common.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText, runAction } from '#src/data/run-action.ts'
import { hasUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { pathTo } from '#routes/paths.ts'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { toast } from '#src/ui/toast.ts'
import { arriveAs, cancelArrival } from '#src/data/last-paths.ts'

/** A persona of the demo; visitors and paying customers need no account. */
export type Persona =
  | { as: 'visitor' | 'customer'; id: 'visitor' | 'customer'; first: string }
  | { as: 'member' | 'admin'; id: string }
  | { as: 'merchant'; id: MerchantId }

export const visitorPersona: Persona = { as: 'visitor', id: 'visitor', first: pathTo('landing') }

/** Returns the paying customer, whose first screen is a payable link. */
export const customerOf = (payPath: string | null): Persona => ({
  as: 'customer',
  id: 'customer',
  first: pathTo('checkout', { path: payPath ?? '' }),
})

const firstPlace = {
  member: pathTo('dashboard'),
  merchant: pathTo('dashboard'),
  admin: pathTo('console'),
}

/** Switches to a persona and opens a screen: its last one, unless a path is given. */
export type PersonaSwitch = (persona: Persona, to?: string) => Promise<void>

const stayHere = () => {}

/** Returns the function that switches persona, in dry run as well; `onLeave` closes what covers the page. */
export function useSwitch(onLeave: () => void = stayHere): PersonaSwitch {
  const [, navigate] = useLocation()
  const database = useDatabase()
  const actor = useActor()

  return useCallback(
    async (persona, to) => {
      const last = arriveAs(persona.id)
      const path = to ?? last ?? ('first' in persona ? persona.first : firstPlace[persona.as])
      try {
        if (!('first' in persona)) await runAction('actAs', persona, { db: database(), actor })
      } catch (error) {
        cancelArrival()
        return toast.error(await refusalText(error))
      }
      onLeave()
      // An unsaved form holds a history layer that closes only with the form.
      if (hasUnsavedChanges()) navigate(path)
      else whenLayersClosed(() => navigate(path))
    },
    [actor, database, navigate, onLeave],
  )
}
