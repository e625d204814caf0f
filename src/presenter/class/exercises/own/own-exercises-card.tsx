import { Copy, PencilLine, QrCode, Share2, Trash2 } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { named } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { asKept } from '#seed/exercises.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText } from '#src/data/run-action.ts'
import { usePending } from '#src/data/use-pending.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { useShown } from '#src/ui/lazy-dialog.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { toast, undoBy } from '#src/ui/toast.ts'
import { type OwnEntry, useExercises } from '../all-exercises.ts'
import { gradeNames, sideNames } from '../exercise-set.ts'
import { firstPathOf } from '../running/first-path.ts'
import { startExercise } from '../running/start-exercise.ts'
import { handOver } from '../../../shared/hand-over.ts'
import { usePresenterAct } from '../../../shared/use-presenter-act.ts'
import type { OpenedExercises } from './exercise-files.ts'
import { SetLinkDialog } from './set-link-dialog.tsx'

/** Returns what adds the exercises of a file, in place of those with their ids, and says how many they were. */
export function useAddExercises() {
  const act = usePresenterAct()
  return useCallback(
    async ({ exercises, known }: OpenedExercises) => {
      if (known) {
        toast.success(exerciseMessages.known)
        return
      }
      const added = await act('addExercises', exercises.map(asKept))
      if (added) toast.success(exerciseMessages.opened(added.result.length))
    },
    [act],
  )
}

const titleOf = ({ kept }: OwnEntry): string => kept.title.trim() || 'New exercise'

/** Hands exercises to the system's share sheet, or downloads their file where there is none for files. */
async function shareOwn(entries: readonly OwnEntry[]) {
  try {
    const { exercisesFile } = await import('./exercise-files.ts')
    const file = await exercisesFile(entries.map(({ kept }) => kept))
    await handOver(file)
  } catch (error) {
    toast.error(await refusalText(error))
  }
}

/** Scrolls a row into view, and gives it the focus, when the address names it: it was saved just now. */
function useShownAtHash(id: string) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (location.hash !== `#${id}`) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
  }, [id])
  return row
}

interface RowProps {
  entry: OwnEntry
  onLink: () => void
}

function OwnRow({ entry, onLink }: RowProps) {
  const { kept, exercise, complete } = entry
  const database = useDatabase()
  const actor = useActor()
  const act = usePresenterAct()
  const [, navigate] = useLocation()
  const [pending, run] = usePending()
  const title = titleOf(entry)
  const edit = `${pathTo('own-exercise')}?id=${kept.id}`

  const start = () =>
    run(async () => {
      if (await startExercise({ db: database(), actor }, exercise))
        navigate(await firstPathOf(database(), exercise))
    })

  async function remove() {
    const removed = await act('deleteExercise', kept.id)
    if (!removed) return
    const { undo: token } = removed.result
    const undo = async () => {
      if (await act('undo', token)) toast.success(exerciseMessages.restored(title))
    }
    toast.setback(exerciseMessages.deleted(title), {
      action: undoBy(() => undo()),
    })
  }

  const whenComplete = [
    { label: 'Link and QR code', icon: <QrCode aria-hidden />, onSelect: onLink },
    { label: 'Share', icon: <Share2 aria-hidden />, onSelect: () => void shareOwn([entry]) },
  ]
  const items = [
    { label: 'Edit', icon: <PencilLine aria-hidden />, onSelect: () => navigate(edit) },
    {
      label: 'Duplicate',
      icon: <Copy aria-hidden />,
      onSelect: () => navigate(`${pathTo('own-exercise')}?from=${kept.id}`),
    },
    ...(complete ? whenComplete : []),
    {
      label: 'Delete',
      icon: <Trash2 aria-hidden />,
      danger: true,
      onSelect: () => void remove(),
    },
  ]
  return (
    <li
      ref={useShownAtHash(kept.id)}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5 pr-2 pl-card md:pr-3"
    >
      <div className="min-w-0 flex-[1_1_8rem]">
        <h3 className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
          {title} {!complete && <Badge tone="off">Draft</Badge>}
        </h3>
        <p className="text-sm text-muted">
          {sideNames[kept.side]}, {gradeNames[kept.grade]}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-1">
        {complete ? (
          <Button
            variant="secondary"
            size="sm"
            pending={pending}
            pendingLabel=""
            aria-label={named`Start: ${title}`}
            onClick={() => void start()}
          >
            Start
          </Button>
        ) : (
          <ButtonLink to={edit} variant="secondary" size="sm" aria-label={named`Edit: ${title}`}>
            Edit
          </ButtonLink>
        )}
        <Menu label={named`Actions for ${title}`} items={items} />
      </div>
    </li>
  )
}

/** The exercises that the trainer wrote: new, edit, duplicate, share, delete (DEMO-15). */
export function OwnExercisesCard() {
  const { own = [] } = useExercises()
  const link = useShown<OwnEntry>()
  const complete = own.filter((entry) => entry.complete)
  const shown = link.of
  return (
    <Card>
      <CardHeader
        title="Own exercises"
        action={
          <>
            {complete.length > 1 && (
              <Button variant="text" size="sm" onClick={() => void shareOwn(complete)}>
                Share all
              </Button>
            )}
            <ButtonLink to={pathTo('own-exercise')} variant="secondary" size="sm">
              New exercise
            </ButtonLink>
          </>
        }
      />
      <p className="px-card pb-4 text-sm text-muted">
        Do the work once, and the check is written for you. They stay on this device through every
        reset and snapshot. Share them as a file, and open it under Snapshots.
      </p>
      <ul aria-label="Own exercises">
        {own.map((entry) => (
          <OwnRow key={entry.kept.id} entry={entry} onLink={() => link.show(entry)} />
        ))}
      </ul>
      {shown && (
        <SetLinkDialog set={{ name: titleOf(shown), exercises: [shown.kept.id] }} {...link.layer} />
      )}
    </Card>
  )
}
