import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { findRoute } from '../../find-route.ts'
import { partOfWindow } from '../stage/part.ts'
import { tellShown } from './talk-channel.ts'

/** Tells the window with the presenter's notes which screen this one shows. */
export function ShownScreen() {
  const [location] = useLocation()
  const id = findRoute(location)?.id
  useEffect(() => {
    // The notes follow the others; the stage speaks for its sides.
    if (id === undefined || id === 'talk' || partOfWindow() !== undefined) return
    return tellShown(id)
  }, [id])
  return null
}
