import { useEffect, useMemo } from 'react'
import { useSearch } from 'wouter'
import { type ExerciseSet, setFrom } from '../exercises/exercise-set.ts'
import { keptSet } from './kept-set.ts'

/** Returns a set with the titles that its link has of the trainer's own exercises. */
function withTitles(
  set: ExerciseSet | null,
  titles: Readonly<Record<string, string>>,
): ExerciseSet | null {
  const own = set?.exercises.filter((id) => titles[id] !== undefined) ?? []
  if (!set || own.length === 0) return set
  return {
    ...set,
    titles: Object.fromEntries(own.map((id) => [id, titles[id] ?? ''])),
  }
}

/** Returns the set that this address opens or that is kept here, and whether the address is of no set. */
export function useSet(titles: Readonly<Record<string, string>>): {
  set: ExerciseSet | null
  isUnread: boolean
} {
  const search = useSearch()
  const asked = useMemo(() => withTitles(setFrom(search), titles), [search, titles])
  const kept = keptSet.use()
  useEffect(() => {
    if (!asked) return
    try {
      keptSet.write(asked)
    } catch {
      // Its address still opens it.
    }
  }, [asked])
  const query = new URLSearchParams(search)
  const names = ['set', 'exercise', 'exercises'].some((name) => query.has(name))
  return { set: asked ?? kept, isUnread: names && !asked }
}
