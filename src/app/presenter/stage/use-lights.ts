import { useEffect, useRef, useState } from 'react'
import { useQuery } from '#src/data/use-query.ts'
import { base } from '../../base.ts'
import { changedFor, type Moment, readMoment } from './changed-by.ts'
import type { Part } from './part.ts'

/** Returns the last part of a checkout's address; undefined for any other. */
const linkOf = (url = ''): string | undefined =>
  /^\/pay\/([^/?#]+)/.exec(url.slice(base.length))?.[1]

/** Counts for each part how often something changed for it because of someone else. */
export function useLights(customerAt: string | undefined): Partial<Record<Part, number>> {
  const path = linkOf(customerAt)
  const moment = useQuery((db) => readMoment(db, path), [path])
  const before = useRef<Moment>(undefined)
  const [lights, setLights] = useState<Partial<Record<Part, number>>>({})
  useEffect(() => {
    const last = before.current
    before.current = moment
    if (!moment || !last) return
    const changed = changedFor(last, moment)
    if (changed.length > 0)
      setLights((known) => ({
        ...known,
        ...Object.fromEntries(changed.map((part) => [part, (known[part] ?? 0) + 1])),
      }))
  }, [moment])
  return lights
}
