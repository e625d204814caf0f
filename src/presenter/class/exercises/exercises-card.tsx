import { Copy, PencilLine, QrCode, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { countOf } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { findExercise } from '#seed/exercises.ts'
import { keepOrSay } from '#src/data/keep-or-say.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { lazyDialog, useShown } from '#src/ui/lazy-dialog.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { toast, undoBy } from '#src/ui/toast.ts'
import { madeSets } from '../learn/kept-set.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { builtInSets, type ExerciseSet, pathOfSet } from './exercise-set.ts'
import { linkText, SetLinkDialog } from './own/set-link-dialog.tsx'
import { drillExercise } from './results/kept-results.ts'

const ChooseDialog = lazyDialog(
  async () => (await import('../learn/choose-dialog.tsx')).ChooseDialog,
)

/** Returns how many exercises a set has, and the time of a test. */
function sizeText({ exercises, test }: ExerciseSet): string {
  const count = countOf(exercises.length, 'exercise')
  return test ? `${count}, test of ${countOf(test.minutes, 'minute')}` : count
}

interface RowProps {
  name: string
  set: ExerciseSet
  /** The exercise that can be duplicated; none of a whole grade. */
  id?: string
}

/** An exercise of a grade, or all of them, with its link. */
function LinkRow({ name, set, id }: RowProps) {
  const [, navigate] = useLocation()
  return (
    <li className="flex items-center gap-x-3 border-t border-line py-1 pr-2 pl-card md:pr-3">
      <p className="min-w-0 flex-1 font-medium">{name}</p>
      <div className="flex flex-none">
        {id !== undefined && (
          <IconButton
            label={named`Duplicate ${name}`}
            icon={<Copy aria-hidden />}
            onClick={() => navigate(`${pathTo('own-exercise')}?from=${id}`)}
          />
        )}
        <LinkButton name={name} path={pathOfSet(set)} text={linkText} />
      </div>
    </li>
  )
}

function Grade({ set }: { set: ExerciseSet }) {
  return (
    <Fold level={3} title={set.name} note={sizeText(set)}>
      <ul aria-label={set.name}>
        <LinkRow name={named`All of ${set.name}`} set={set} />
        {set.exercises.map((id) => {
          const name = findExercise(id)?.title ?? id
          return <LinkRow key={id} id={id} name={name} set={{ name, exercises: [id] }} />
        })}
      </ul>
    </Fold>
  )
}

interface MadeProps {
  set: ExerciseSet
  onLink: () => void
  onChange: () => void
}

/** A set of the trainer's own. */
function MadeRow({ set, onLink, onChange }: MadeProps) {
  function remove() {
    const before = madeSets.read()
    madeSets.write(before.filter(({ name }) => name !== set.name))
    const undo = () => keepOrSay(() => madeSets.write(before))
    toast.setback(exerciseMessages.setDeleted(set.name), {
      action: undoBy(undo),
    })
  }
  return (
    <li className="flex items-center gap-x-3 border-t border-line py-2.5 pr-2 pl-card md:pr-3">
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold wrap-anywhere">{set.name}</h3>
        <p className="text-sm text-muted tabular-nums">{sizeText(set)}</p>
      </div>
      <Menu
        label={named`Actions for ${set.name}`}
        items={[
          { label: 'Link and QR code', icon: <QrCode aria-hidden />, onSelect: onLink },
          { label: 'Change', icon: <PencilLine aria-hidden />, onSelect: onChange },
          { label: 'Delete', icon: <Trash2 aria-hidden />, danger: true, onSelect: remove },
        ]}
      />
    </li>
  )
}

/** The exercises as a trainer gives them to a class: by grade, one by one, or chosen, each with a link (DEMO-28). */
export function ExercisesCard() {
  const made = madeSets.use()
  const [choosing, setChoosing] = useState<{ changes: ExerciseSet | null } | null>(null)
  const link = useShown<ExerciseSet>()
  const stop = () => setChoosing(null)
  return (
    <Card>
      <CardHeader
        title="Exercises"
        action={
          <Button variant="secondary" size="sm" onClick={() => setChoosing({ changes: null })}>
            Choose exercises
          </Button>
        }
      />
      <div className="grid justify-items-start gap-2 px-card pb-4">
        <p className="text-sm text-muted">
          Trainees open them by a link or QR code from here, or in the demo controls.
        </p>
        <ButtonLink to={pathTo('learn')} variant="secondary" size="sm">
          Open as a trainee
        </ButtonLink>
      </div>
      <ul aria-label="Chosen exercises">
        {made.map((set) => (
          <MadeRow
            key={set.name}
            set={set}
            onLink={() => link.show(set)}
            onChange={() => setChoosing({ changes: set })}
          />
        ))}
      </ul>
      {builtInSets().map((set) => (
        <div key={set.id} className="border-t border-line">
          <Grade set={set} />
        </div>
      ))}
      <ul aria-label="Drill">
        <li className="flex items-center gap-x-3 border-t border-line py-2.5 pr-2 pl-card md:pr-3">
          <p className="min-w-0 flex-1 font-medium">{drillExercise.title}</p>
          <LinkButton
            name={drillExercise.title}
            path={pathTo('drill')}
            text="Opens the drill at the till on any device. Nothing there changes until it is started."
          />
        </li>
      </ul>
      <ChooseDialog
        changes={choosing?.changes ?? null}
        open={choosing !== null}
        onClose={stop}
        onDone={(set) => {
          stop()
          link.show(set)
        }}
      />
      {link.of && <SetLinkDialog set={link.of} {...link.layer} />}
    </Card>
  )
}
