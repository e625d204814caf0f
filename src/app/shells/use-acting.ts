import { useMemo } from 'react'
import type { Actor } from '#db/action.ts'
import type { Permission } from '#db/people/person.ts'

interface Persona {
  role: string
  may: readonly Permission[]
}

/**
 * Returns the actor for a shell's screens, stable until it changes. Before it is known no control is disabled, because
 * the action checks the permission itself.
 */
export function useActing(
  side: 'team' | 'staff',
  name: string,
  ip: string,
  persona: Persona | null | undefined,
): Actor {
  const role = persona?.role
  const granted = persona?.may.join(' ')
  return useMemo(() => {
    if (role === undefined || granted === undefined) return { name, ip, side }
    return { name, ip, side, role, may: granted.split(' ').filter(Boolean) as Permission[] }
  }, [side, name, ip, role, granted])
}
