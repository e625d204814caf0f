import { useState } from 'react'
import { useSearch } from 'wouter'
import { exerciseLimits } from '#db/demo/schemas.ts'
import { pathTo } from '#routes/paths.ts'
import { asKept } from '#seed/exercises.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useExercises } from '../exercises/all-exercises.ts'
import { PresenterFrame } from '../presenter-frame.tsx'
import { ExerciseForm } from './exercise-form.tsx'
import { newExerciseId } from './typed-exercise.ts'

/** What the address asks for: an own exercise by its id, or a new one, which may begin as a copy. */
function AskedExercise() {
  const query = new URLSearchParams(useSearch())
  const [newId] = useState(newExerciseId)
  const { own, find } = useExercises()
  if (own === undefined) return <SkeletonRows rows={6} label="Loading exercise" />
  const id = query.get('id')
  if (id === null) {
    const from = find(query.get('from') ?? '')
    const title = `${from?.title ?? ''} (copy)`.slice(-exerciseLimits.title)
    const copy = from && { ...asKept(from), title }
    return <ExerciseForm key={newId} id={newId} {...(copy && { kept: copy })} />
  }
  const kept = own.find((each) => each.kept.id === id)?.kept
  if (kept) return <ExerciseForm key={id} id={id} kept={kept} />
  return (
    <Card>
      <EmptyState
        title="Exercise not found"
        text="It was deleted, or is on another device."
        action={
          <ButtonLink to={pathTo('trainer')} variant="secondary">
            Back to Trainer
          </ButtonLink>
        }
      />
    </Card>
  )
}

/** A page on which the trainer writes an exercise, tries it, and takes its check from what was done (DEMO-15). */
export function ExerciseScreen() {
  return (
    <PresenterFrame title="Exercise" className="min-h-dvh">
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[820px] px-gutter py-4 outline-none md:py-6"
      >
        <AskedExercise />
      </main>
    </PresenterFrame>
  )
}
