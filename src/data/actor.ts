import { createContext, use } from 'react'
import type { Actor } from '#db/action.ts'

/** Who acts on the screens below: the shells set it to their persona. */
export const ActorContext = createContext<Actor>({ name: 'Demo', ip: '127.0.0.1' })

export const useActor = (): Actor => use(ActorContext)
