import { useState } from 'react'
import { useSearch } from 'wouter'
import { exerciseLimits } from '#db/demo/schemas.ts'
import { named } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { asKept } from '#seed/exercises.ts'
import { hasUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Select } from '#src/ui/select.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useExercises } from '../all-exercises.ts'
import { PresenterFrame } from '../../../frame/presenter-frame.tsx'
import { ExerciseForm } from './exercise-form.tsx'
import { newExerciseId } from './typed-exercise.ts'

const copyMark = ' (copy)'

/** A new exercise, blank or a copy of another one; asks before what was typed gives way to another beginning. */
function NewExercise({ startsFrom }: { startsFrom: string }) {
  const [newId] = useState(newExerciseId)
  const [fromId, setFromId] = useState(startsFrom)
  const [asked, setAsked] = useState<string | null>(null)
  const { list, find } = useExercises()
  const from = find(fromId)
  const title = `${(from?.title ?? '').slice(0, exerciseLimits.title - copyMark.length)}${copyMark}`
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
        onChange={(id) => (hasUnsavedChanges() ? setAsked(id) : setFromId(id))}
      />
      <ExerciseForm key={`${newId}-${fromId}`} id={newId} {...(copy && { kept: copy })} />
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="Discard changes?"
        text="Your changes will be lost."
        confirmLabel="Discard"
        danger
        onConfirm={() => {
          setFromId(asked ?? '')
          setAsked(null)
        }}
      />
    </div>
  )
}

/** What the address asks for: an own exercise by its id, or a new one, which may begin as a copy. */
export function AskedExercise() {
  const query = new URLSearchParams(useSearch())
  const { own } = useExercises()
  if (own === undefined) return <SkeletonRows rows={6} label="Loading exercise" />
  const id = query.get('id')
  if (id === null) return <NewExercise startsFrom={query.get('from') ?? ''} />
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
        className="mx-auto w-full max-w-[820px] px-gutter pt-4 pb-28 outline-none md:pt-6"
      >
        <AskedExercise />
      </main>
    </PresenterFrame>
  )
}
