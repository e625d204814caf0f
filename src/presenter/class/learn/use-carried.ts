import { useEffect, useEffectEvent, useState } from 'react'
import { CodeError } from '#db/codes/sealed.ts'
import { useOpenDatabase } from '#src/data/database-context.ts'
import { refusalText } from '#src/data/run-action.ts'
import { codeProblems } from '#src/rules/messages/codes.ts'
import { toast } from '#src/ui/toast.ts'
import { comparedWithOwn, type OpenedExercises } from '../exercises/own/exercise-files.ts'
import { readCarried } from '../exercises/own/carried-exercises.ts'
import { useAddExercises } from '../exercises/own/own-exercises-card.tsx'

const noTitles: Readonly<Record<string, string>> = {}

/**
 * Reads the trainer's own exercises in this page's address: those that aren't on this device are added, and of those that
 * are here with another text it is asked. Returns all their titles, and what is to be asked (DEMO-28).
 */
export function useCarried() {
  const database = useOpenDatabase()
  const add = useAddExercises()
  const [titles, setTitles] = useState(noTitles)
  const [others, setOthers] = useState<OpenedExercises | null>(null)

  const look = useEffectEvent(async () => {
    try {
      const carried = await readCarried(location.hash)
      if (!carried) return
      setTitles(carried.titles)
      const db = await database()
      const compared = await comparedWithOwn(db, carried.exercises)
      const here = new Set((await db.ownExercises.toArray()).map(({ id }) => id))
      const added = compared.exercises.filter(({ id }) => !here.has(id))
      const changed = compared.exercises.filter(({ id }) => here.has(id))
      if (added.length > 0) await add({ exercises: added, replaces: [], known: false })
      setOthers(changed.length > 0 ? { ...compared, exercises: changed } : null)
    } catch (error) {
      toast.error(
        error instanceof CodeError
          ? codeProblems.exercises[error.problem]
          : await refusalText(error),
      )
    }
  })
  useEffect(() => {
    const hear = () => void look().catch(reportError)
    hear()
    addEventListener('hashchange', hear)
    return () => removeEventListener('hashchange', hear)
  }, [])

  async function replace() {
    if (!others) return
    setOthers(null)
    await add(others)
  }
  return { titles, replaces: others?.replaces ?? [], replace: () => void replace() }
}
