import { QrCode, ScanLine } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { currentTime, toDeviceTime } from '#db/clock.ts'
import { dayText } from '#db/days.ts'
import { listSnapshots } from '#db/demo/queries.ts'
import { countOf, formatMomentWithin } from '#db/text/format.ts'
import { isolated, named } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { keepOrSay } from '#src/data/keep-or-say.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { Select } from '#src/ui/select.tsx'
import { type Board, classList, handedInText } from '../board/class-board.ts'
import { classSet, type ClassStep, nextInClass, todaysBoard } from '../board/todays-class.ts'
import { builtInSets, type ExerciseSet } from '../exercises/exercise-set.ts'
import { classResults } from '../exercises/results/kept-results.ts'
import { madeSets } from '../learn/kept-set.ts'

const SetLinkDialog = lazyDialog(
  async () => (await import('../exercises/own/set-link-dialog.tsx')).SetLinkDialog,
)
const NamesDialog = lazyDialog(async () => (await import('../board/names-dialog.tsx')).NamesDialog)

/** A mark of what is done, or a ring for what isn't yet. */
function Done({ done }: { done: boolean }) {
  return (
    <span className="grid size-5 flex-none place-items-center">
      {done ? (
        <Tick className="text-success" />
      ) : (
        <span aria-hidden className="size-4 rounded-full border-2 border-line-strong" />
      )}
      <span className="sr-only">{done ? 'Done:' : 'Not yet:'}</span>
    </span>
  )
}

interface RowProps {
  done: boolean
  title: string
  text: ReactNode
  children?: ReactNode
}

function Row({ done, title, text, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-card py-2.5">
      <Done done={done} />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-semibold">{title}</p>
        <p className="text-sm wrap-anywhere text-muted tabular-nums">{text}</p>
      </div>
      {children}
    </li>
  )
}

/** The state that the phones start from: the snapshot that was saved last. */
function StateRow() {
  const saved = useQuery(listSnapshots)?.find(({ automatic }) => !automatic)
  return (
    <Row
      done
      title="State"
      text={
        saved
          ? named`Snapshot ${saved.name}, saved ${formatMomentWithin(saved.createdAt)}`
          : 'Sample data. Save a snapshot if the phones start from another state.'
      }
    />
  )
}

const setText = ({ exercises, test }: ExerciseSet): string =>
  test
    ? `Test of ${countOf(test.minutes, 'minute')}, ${countOf(exercises.length, 'exercise')}`
    : `Practice, ${countOf(exercises.length, 'exercise')}`

/** What the class does today, from the grades and the sets that the trainer made. */
function SetRow({ set }: { set: ExerciseSet | null }) {
  const sets: readonly ExerciseSet[] = [...madeSets.use(), ...builtInSets()]
  const idOf = ({ name, exercises, test }: ExerciseSet) =>
    JSON.stringify([name, exercises, test?.minutes])
  const isKnown = set && sets.some((each) => idOf(each) === idOf(set))
  const options = [...(set && !isKnown ? [set] : []), ...sets].map((each) => ({
    value: idOf(each),
    label: each.test ? named`Test: ${each.name}` : each.name,
  }))
  return (
    <Row
      done={set !== null}
      title="Set or test"
      text={set ? setText(set) : 'Choose what the class does today.'}
    >
      <Select
        label="Today"
        inline
        value={set ? idOf(set) : ''}
        options={[...(set ? [] : [{ value: '', label: 'Choose' }]), ...options]}
        onChange={(id) => {
          const chosen = sets.find((each) => idOf(each) === id)
          if (!chosen) return
          const { name, exercises, test } = chosen
          keepOrSay(() => classSet.write({ name, exercises, ...(test && { test }) }))
        }}
      />
    </Row>
  )
}

/** Who of the class has handed in, each with a tick. */
function HandedIn({ board }: { board: Board }) {
  return (
    <ul aria-label="Handed in today" className="flex flex-wrap gap-x-4 gap-y-1 px-card pb-3 pl-13">
      {board.rows.map(({ name, shown }) => (
        <li key={name} className="flex min-w-0 items-center gap-1.5 text-sm">
          <Done done={shown.length > 0} />
          <span className="min-w-0 wrap-anywhere">{isolated(name)}</span>
        </li>
      ))}
    </ul>
  )
}

const nextTexts: Record<ClassStep, string> = {
  choose: 'Choose the set or the test of today',
  names: 'Add the names of the class',
  'hand-out': 'Show the link to the class',
  collect: 'Collect the results',
  decide: 'Decide what the check can’t',
  export: 'Everyone has handed in. Export the results',
}

/** Today's class: from which state, what it does, who has handed in, and what the trainer does next (DEMO-11). */
export function TodayCard() {
  const list = classList.use()
  const given = classResults.use()
  const set = classSet.use()
  const [naming, setNaming] = useState(false)
  const [linking, setLinking] = useState(false)
  // Results have the devices' dates.
  const today = dayText(new Date(toDeviceTime(currentTime())))
  const board = useMemo(
    () => set && todaysBoard(list, given, set, today),
    [list, given, set, today],
  )
  const none = { rows: [], missing: list.names, unlisted: [] }
  const next = nextInClass(set, list.names, board ?? none)
  const isAll = board !== null && list.names.length > 0 && board.missing.length === 0

  const toBoard = (label: string) => (
    <ButtonLink to={pathTo('class-board')} variant="primary" size="sm">
      {label}
    </ButtonLink>
  )
  const show = (variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      size="sm"
      icon={<QrCode aria-hidden />}
      onClick={() => setLinking(true)}
    >
      Show link
    </Button>
  )
  const ways: Record<ClassStep, ReactNode> = {
    choose: null,
    names: (
      <Button variant="primary" size="sm" onClick={() => setNaming(true)}>
        Add names
      </Button>
    ),
    'hand-out': show('primary'),
    collect: (
      <ButtonLink
        to={`${pathTo('class-board')}?scan`}
        variant="primary"
        size="sm"
        icon={<ScanLine aria-hidden />}
      >
        Scan results
      </ButtonLink>
    ),
    decide: toBoard('Decide'),
    export: toBoard('To the board'),
  }
  return (
    <Card>
      <CardHeader title="Today’s class" action={set && next !== 'hand-out' && show('secondary')} />
      <div
        role="status"
        className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 bg-accent-soft px-card py-2.5 text-on-accent-soft"
      >
        <p className="min-w-0 font-semibold">Next: {nextTexts[next]}</p>
        {ways[next]}
      </div>
      <ol aria-label="Today’s class">
        <StateRow />
        <SetRow set={set} />
        <Row
          done={list.names.length > 0}
          title="Names"
          text={list.names.length > 0 ? countOf(list.names.length, 'name') : 'None yet'}
        >
          {next !== 'names' && (
            <Button variant="text" size="sm" onClick={() => setNaming(true)}>
              {list.names.length > 0 ? 'Change names' : 'Add names'}
            </Button>
          )}
        </Row>
        <Row
          done={isAll}
          title="Handed in"
          text={board && board.rows.length > 0 ? handedInText(list, board) : 'Nobody yet'}
        />
      </ol>
      {board && board.rows.length > 0 && <HandedIn board={board} />}
      <NamesDialog open={naming} onClose={() => setNaming(false)} />
      {set && <SetLinkDialog set={set} open={linking} onClose={() => setLinking(false)} />}
    </Card>
  )
}
