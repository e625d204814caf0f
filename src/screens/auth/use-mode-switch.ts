import { useEffect, useState, type MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { pathTo } from '#src/routes/paths.ts'
import { timings } from '#src/rules/site.ts'
import { useCalm } from '#src/ui/use-media.ts'

export type Mode = 'login' | 'signup'

export interface ModeSwitch {
  /** Whose words and form are drawn. */
  shown: Mode
  /** Where the panels stand or are sliding to. */
  place: Mode
  fading: boolean
  /** For the link to the other one: takes the place of its navigation. */
  begin: (event: MouseEvent) => void
}

/**
 * Changes between login and sign-up: the panels trade places over 600 ms, the contents change in the middle, and then
 * the address takes the place of the one before in the history (spec §2). Leaving meanwhile calls it off.
 */
export function useModeSwitch(mode: Mode): ModeSwitch {
  const [, navigate] = useLocation()
  const calm = useCalm()
  const [target, setTarget] = useState<Mode | null>(null)
  const [pastMiddle, setPastMiddle] = useState(false)

  useEffect(() => {
    if (!target) return
    const middle = setTimeout(() => setPastMiddle(true), timings.authTransition / 2)
    const end = setTimeout(
      () => navigate(pathTo(target), { replace: true }),
      timings.authTransition,
    )
    return () => {
      clearTimeout(middle)
      clearTimeout(end)
    }
  }, [target, navigate])

  const shown = target && pastMiddle ? target : mode
  return {
    shown,
    // Without motion the panels change places while nothing is on them.
    place: calm ? shown : (target ?? mode),
    fading: target !== null && !pastMiddle,
    begin: (event) => {
      event.preventDefault()
      setTarget(mode === 'login' ? 'signup' : 'login')
    },
  }
}
