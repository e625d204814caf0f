import { ArrowLeft, Download, Eraser, ListChecks, ScanLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { countOf } from '#db/text/format.ts'
import { isolated, named } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { keepOrSay } from '#src/data/keep-or-say.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { useShowDialog } from '#src/ui/dialog-host.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useFocusHandedOn } from '#src/ui/focus.ts'
import { FilePicker } from '#src/ui/file-picker.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { Select } from '#src/ui/select.tsx'
import { toast, undoBy } from '#src/ui/toast.ts'
import { useExercises } from '../exercises/all-exercises.ts'
import { builtInSets } from '../exercises/exercise-set.ts'
import { classResults, type ReadResults } from '../exercises/results/kept-results.ts'
import { handedName } from '../exercises/results/result-files.ts'
import { madeSets } from '../learn/kept-set.ts'
import { BoardExercises, BoardGrid } from './board-grid.tsx'
import { boardFile } from './board-file.ts'
import {
  type Board,
  classList,
  handedInText,
  matchTo,
  missingText,
  type Sitting,
  type Unlisted,
  useBoard,
} from './class-board.ts'
import { CodeCollector } from './code-collector.tsx'
import { NameDialog } from './name-dialog.tsx'
import { TraineeDialog } from './trainee-dialog.tsx'
import { useResultFiles } from './use-result-files.tsx'

const ExportDialog = lazyDialog(
  async () => (await import('#src/screens/shared/exports/export-dialog.tsx')).ExportDialog,
)
const NamesDialog = lazyDialog(async () => (await import('./names-dialog.tsx')).NamesDialog)

/** Counts results under another name, with Undo. */
function match(handed: ReadResults, name: string) {
  const before = classList.read()
  if (!keepOrSay(() => matchTo(handed, name))) return
  toast.success(exerciseMessages.matched(handed.trainee, name), {
    action: undoBy(() => keepOrSay(() => classList.write(before))),
  })
}

/** Removes the class's results, and its names if asked to, with Undo; where one can't be written, neither is. */
function clear(withNames: boolean) {
  const [results, list] = [classResults.read(), classList.read()]
  const isDone = keepOrSay(() => {
    classList.write({ names: withNames ? [] : list.names, matches: [] })
    try {
      classResults.write([])
    } catch (error) {
      classList.write(list)
      throw error
    }
  })
  if (!isDone) return
  toast.success(withNames ? exerciseMessages.classRemoved : exerciseMessages.removed, {
    action: undoBy(() =>
      keepOrSay(() => {
        classResults.write(results)
        classList.write(list)
      }),
    ),
  })
}

interface UnlistedProps {
  unlisted: readonly Unlisted[]
  onAsk: (handed: ReadResults) => void
}

/** Results under a name that isn't on the list, which goes once a name is chosen for them. */
function UnlistedRow({ handed, name, proposed, onAsk }: Unlisted & Pick<UnlistedProps, 'onAsk'>) {
  const row = useFocusHandedOn<HTMLLIElement>()
  return (
    <li
      ref={row}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line px-card py-2.5"
    >
      <p className="min-w-0 font-medium wrap-anywhere">{isolated(name)}</p>
      <div className="flex flex-wrap gap-2">
        {proposed !== undefined && (
          <Button
            variant="soft"
            size="sm"
            aria-label={named`Count ${name} as ${proposed}`}
            onClick={() => match(handed, proposed)}
          >
            {named`${proposed}?`}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          aria-label={named`Choose a name for ${name}`}
          onClick={() => onAsk(handed)}
        >
          Choose name
        </Button>
      </div>
    </li>
  )
}

/** Results under names that aren't on the list, with the name that was likely meant. */
function UnlistedCard({ unlisted, onAsk }: UnlistedProps) {
  return (
    <Card>
      <CardHeader title="Not on the list" />
      <ul>
        {unlisted.map((each) => (
          <UnlistedRow key={each.name} {...each} onAsk={onAsk} />
        ))}
      </ul>
    </Card>
  )
}

/** Returns a test's name and day, and how many exercises it has where another has the same. */
function sittingName(sitting: Sitting, all: readonly Sitting[]): string {
  const nameOf = (each: Sitting) => handedName({ test: each, results: [] })
  const isOnly = all.filter((each) => nameOf(each) === nameOf(sitting)).length === 1
  return [nameOf(sitting), !isOnly && countOf(sitting.exercises.length, 'exercise')]
    .filter(Boolean)
    .join(', ')
}

/**
 * Returns what the board can show: each test, and the practice, of all exercises, of a grade's or of a set that the trainer
 * chose. Until one is chosen it is the newest test, if any was handed in.
 */
function useShownView() {
  const made = madeSets.use()
  const [chosen, setChosen] = useState<string>()
  const sets = [...builtInSets(), ...made.map((set) => ({ ...set, id: `made-${set.name}` }))]
  const viewOf = (sittings: readonly Sitting[]) => {
    const id = chosen ?? sittings[0]?.key ?? 'practice'
    return {
      id,
      sitting: sittings.find(({ key }) => key === id),
      exercises: sets.find((set) => set.id === id)?.exercises,
    }
  }
  const optionsOf = (sittings: readonly Sitting[]) => [
    ...sittings.map((sitting) => ({ value: sitting.key, label: sittingName(sitting, sittings) })),
    { value: 'practice', label: 'Practice' },
    ...sets.map(({ id, name }) => ({ value: id, label: named`Practice: ${name}` })),
  ]
  return { viewOf, optionsOf, setChosen }
}

interface EmptyProps {
  onNames: () => void
}

const Empty = ({ onNames }: EmptyProps) => (
  <Card>
    <EmptyState
      title="No results yet"
      text="Add the names of the class to see who is missing, then scan the code of each phone."
      art="none"
      action={
        <Button variant="secondary" onClick={onNames}>
          Add names
        </Button>
      }
    />
  </Card>
)

/** The class's results by trainee and exercise, and who is missing (DEMO-27). */
export function ClassBoard() {
  const { viewOf, optionsOf, setChosen } = useShownView()
  const { list, board, sittings } = useBoard(viewOf)
  const view = viewOf(sittings)
  const scansFirst = new URLSearchParams(useSearch()).has('scan')
  const [scanning, setScanning] = useState(scansFirst)
  const [naming, setNaming] = useState(false)
  const [exporting, setExporting] = useState(false)
  const { titleOf } = useExercises()
  const show = useShowDialog()
  const files = useResultFiles()
  const hasList = list.names.length > 0
  const missing = missingText(list, board)
  const isEmpty = board.rows.length === 0
  const file = boardFile(board, titleOf)

  const ask = (handed: ReadResults) =>
    show((layer) => (
      <NameDialog
        typed={handed.trainee}
        names={list.names}
        missing={board.missing}
        onChoose={(name) => match(handed, name)}
        {...layer}
      />
    ))
  const open = (name: string) =>
    show((layer) => (
      <TraineeDialog name={name} view={view} onMatch={hasList ? ask : undefined} {...layer} />
    ))

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink
          to={pathTo('trainer')}
          variant="ghost"
          icon={<ArrowLeft aria-hidden />}
          className="-ml-2 px-2!"
        >
          Trainer
        </ButtonLink>
        <h2 className="min-w-0 flex-auto text-xl tabular-nums">
          {isEmpty ? 'Class board' : handedInText(list, board)}
        </h2>
        <div className="flex flex-auto flex-wrap gap-2 *:flex-auto md:flex-none">
          {/* One button for both, which keeps the focus. */}
          <Button
            variant="primary"
            icon={!scanning && <ScanLine aria-hidden />}
            onClick={() => setScanning(!scanning)}
          >
            {scanning ? 'Done' : 'Scan codes'}
          </Button>
          {!scanning && (
            <>
              <FilePicker {...files.picker}>Add files</FilePicker>
              <Button
                variant="secondary"
                icon={<ListChecks aria-hidden />}
                onClick={() => setNaming(true)}
              >
                Names
              </Button>
            </>
          )}
          {!isEmpty && !scanning && (
            <div className="flex-none!">
              <Menu
                label="More actions"
                items={[
                  {
                    label: 'Export',
                    icon: <Download aria-hidden />,
                    onSelect: () => setExporting(true),
                  },
                  {
                    label: 'Clear results',
                    icon: <Eraser aria-hidden />,
                    onSelect: () => clear(false),
                  },
                  {
                    label: 'Clear names and results',
                    icon: <Trash2 aria-hidden />,
                    danger: true,
                    onSelect: () => clear(true),
                  },
                ]}
              />
            </div>
          )}
        </div>
      </div>
      {files.problems}
      {scanning && <CodeCollector missing={missing} />}
      {!scanning && missing !== '' && <Banner tone="wait">{missing}</Banner>}
      {board.unlisted.length > 0 && <UnlistedCard unlisted={board.unlisted} onAsk={ask} />}
      {isEmpty ? (
        <Empty onNames={() => setNaming(true)} />
      ) : (
        <Results
          {...{ board, hasList }}
          chosen={view.id}
          options={optionsOf(sittings)}
          onChoose={setChosen}
          onOpen={open}
        />
      )}
      <NamesDialog open={naming} onClose={() => setNaming(false)} />
      <ExportDialog
        open={exporting}
        onClose={() => setExporting(false)}
        title="Export class results"
        what={file.what}
        columns={file.columns}
        sheet={board.sitting ? 'Test' : 'Practice'}
        fileName={file.name}
        total={file.rows.length}
        noun="row"
        rows={(from, to) => file.rows.slice(from, to)}
      />
    </div>
  )
}

interface ResultsProps {
  board: Board
  hasList: boolean
  chosen: string
  options: readonly { value: string; label: string }[]
  onChoose: (set: string) => void
  onOpen: (name: string) => void
}

function Results({ board, hasList, chosen, options, onChoose, onOpen }: ResultsProps) {
  return (
    <>
      <Select
        label="Show"
        inline
        value={chosen}
        onChange={onChoose}
        options={options}
        className="justify-self-start"
      />
      <Card className="overflow-clip">
        <BoardGrid board={board} hasList={hasList} onOpen={onOpen} />
      </Card>
      {board.exercises.length > 0 && (
        <Card className="overflow-clip">
          <CardHeader title="Exercises" />
          <BoardExercises board={board} />
        </Card>
      )}
    </>
  )
}
