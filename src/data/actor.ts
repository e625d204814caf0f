import { createContext, use } from 'react'
import type { Actor } from '#db/action.ts'

/** Who acts on the screens below: the shells set it to their persona; where none does, the demo acts by itself. */
export const ActorContext = createContext<Actor>({ name: 'Demo', ip: '127.0.0.1', side: 'system' })

export const useActor = (): Actor => use(ActorContext)
