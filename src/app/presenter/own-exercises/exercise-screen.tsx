import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { exerciseLimits } from '#db/demo/schemas.ts'
import { named } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { asKept } from '#seed/exercises.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Select } from '#src/ui/select.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useExercises } from '../exercises/all-exercises.ts'
import { PresenterFrame } from '../presenter-frame.tsx'
import { ExerciseForm } from './exercise-form.tsx'
import { newExerciseId } from './typed-exercise.ts'

/** What the address asks for: an own exercise by its id, or a new one, which may begin as a copy. */
function AskedExercise() {
  const query = new URLSearchParams(useSearch())
  const [newId] = useState(newExerciseId)
  const [, navigate] = useLocation()
  const { own, list, find } = useExercises()
  if (own === undefined) return <SkeletonRows rows={6} label="Loading exercise" />
  const id = query.get('id')
  if (id === null) {
    const fromId = query.get('from') ?? ''
    const from = find(fromId)
    const title = `${from?.title ?? ''} (copy)`.slice(-exerciseLimits.title)
    const copy = from && { ...asKept(from), title }
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Select
          label="Begin with"
          value={from ? fromId : ''}
          options={[
            { value: '', label: 'A blank exercise' },
            ...list.map((each) => ({ value: each.id, label: named`Copy: ${each.title}` })),
          ]}
          onChange={(id) =>
            navigate(`${pathTo('own-exercise')}${id && `?from=${id}`}`, { replace: true })
          }
        />
        <ExerciseForm key={`${newId}-${fromId}`} id={newId} {...(copy && { kept: copy })} />
      </div>
    )
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
        className="mx-auto w-full max-w-[820px] px-gutter pt-4 pb-28 outline-none md:py-6"
      >
        <AskedExercise />
      </main>
    </PresenterFrame>
  )
}
