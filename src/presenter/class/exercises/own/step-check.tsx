import { ChevronDown, Plus, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { named, visible } from '#db/text/typed-text.ts'
import { exerciseLimits } from '#db/demo/schemas.ts'
import { useBoundField } from '#src/forms/bound-field.ts'
import { useFormContext } from '#src/forms/form-contexts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { FieldNotes } from '#src/ui/field.tsx'
import { useFocusHandedOn } from '#src/ui/focus.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { CheckFields } from '../checks/check-fields.tsx'
import { checkSentence, sentenceOf } from '../checks/check-sentence.ts'
import {
  blankCheck,
  isUnfinished,
  lineOf,
  type TypedCheck,
  wordsOf,
} from '../checks/check-words.ts'
import { lineState, type LineState } from './proposed-checks.ts'
import { linesOf } from './typed-exercise.ts'
import type { Trial } from './use-trial.ts'

const stateTexts = {
  problem: { tone: 'bad', text: 'Can’t be read' },
  holds: { tone: 'ok', text: 'Met' },
  open: { tone: 'wait', text: 'Not met' },
} as const

function stateOf({ problem, holds }: LineState) {
  if (problem !== undefined) return stateTexts.problem
  if (holds === undefined) return null
  return holds ? stateTexts.holds : stateTexts.open
}

/** A line of a check as it reads, with what can be said of it; what words can't say as its query. */
function LineText({ state, words }: { state: LineState; words?: TypedCheck | undefined }) {
  // What is still to be typed is said at its field.
  const isTyped = words !== undefined && isUnfinished(words)
  const said = isTyped ? null : stateOf(state)
  const sentence = words ? sentenceOf(words) : checkSentence(state.line)
  return (
    <span className="flex min-w-0 flex-[1_1_12rem] flex-wrap items-start gap-x-2 gap-y-1 text-sm">
      {said && <Badge tone={said.tone}>{said.text}</Badge>}
      <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
        {sentence ?? <code className="text-[0.8125rem]">{state.line}</code>}
        {sentence === undefined && (
          <span className="block text-muted">This line can only be edited under For experts.</span>
        )}
        {!isTyped && state.problem !== undefined && (
          <span className="block text-danger">{state.problem}</span>
        )}
        {state.heldBefore && (
          <span className="block text-muted">
            Met before anything is done. Keep a line beside it that isn’t.
          </span>
        )}
      </span>
    </span>
  )
}

interface LinesProps {
  lines: readonly string[]
  trial: Trial | null | undefined
}

/** Lines of a check as they read. */
export function LineStates({ lines, trial }: LinesProps) {
  return (
    <ul aria-label="Lines" className="grid gap-2">
      {lines.map((line, at) => (
        <li key={`${at}-${line}`} className="flex">
          <LineText state={lineState(line, trial ?? undefined)} />
        </li>
      ))}
    </ul>
  )
}

/** A line of the check that is edited: in words, or as a query alone. */
type EditedLine = { key: string; line: string; words?: TypedCheck }

/** Returns lines as they are edited; those that have not changed keep what is typed in them. */
function editedLines(lines: readonly string[], before: readonly EditedLine[]): EditedLine[] {
  const left = [...before]
  return lines.map((line, at) => {
    const known = left.findIndex((each) => each.line === line)
    const [kept] = known >= 0 ? left.splice(known, 1) : []
    if (kept) return kept
    const words = wordsOf(line)
    return { key: words?.key ?? `query-${at}-${line}`, line, ...(words && { words }) }
  })
}

interface LineProps {
  edited: EditedLine
  place: number
  trial: Trial | null | undefined
  startsOpen: boolean
  asksAll: boolean
  onChange: (words: TypedCheck) => void
  onRemove: () => void
}

function Line({ edited, place, trial, startsOpen, asksAll, onChange, onRemove }: LineProps) {
  const { line, words } = edited
  const row = useFocusHandedOn<HTMLLIElement>()
  const id = useId()
  const [asked, setAsked] = useState(startsOpen)
  const [isDone, setDone] = useState(false)
  const open = asked || (words !== undefined && isUnfinished(words))
  useEffect(() => {
    // A line that was just added is where one goes on.
    if (startsOpen) row.current?.querySelector<HTMLElement>(`#${CSS.escape(id)} button`)?.focus()
  }, [startsOpen, row, id])
  const reads = words ? sentenceOf(words) : line
  return (
    <li ref={row} className="grid gap-3 rounded-control bg-sunken p-3">
      <div className="flex flex-wrap items-center justify-end gap-x-1">
        <LineText state={lineState(line, trial ?? undefined)} words={words} />
        <span className="-my-2 -mr-2 flex">
          {words && (
            <Button
              variant="text"
              size="sm"
              aria-expanded={open}
              aria-controls={id}
              aria-label={named`Edit line ${place}: ${reads}`}
              onClick={() => {
                setAsked(!open)
                // What is still missing keeps it open, and is asked for.
                setDone(open)
              }}
            >
              {open ? 'Done' : 'Edit'}
            </Button>
          )}
          <IconButton
            label={named`Remove line ${place}: ${reads}`}
            icon={<Trash2 aria-hidden />}
            onClick={onRemove}
          />
        </span>
      </div>
      {words && (
        <div id={id} hidden={!open}>
          {open && <CheckFields check={words} asksAll={asksAll || isDone} onChange={onChange} />}
        </div>
      )}
    </li>
  )
}

interface Props {
  /** Its number, from 1. */
  step: number
  trial: Trial | null | undefined
}

/** The check of a step: its lines in words, and the same as a query for experts. */
export function StepCheck({ step, trial }: Props) {
  const { value, error, change, onBlur } = useBoundField<string>()
  const form = useFormContext()
  const id = useId()
  const [expert, setExpert] = useState(false)
  const lines = linesOf(value)
  const [edited, setEdited] = useState<readonly EditedLine[]>(() => editedLines(lines, []))
  const added = useRef<string>(undefined)
  const isSame =
    lines.length === edited.length && lines.every((line, at) => edited[at]?.line === line)
  const shown = isSame ? edited : editedLines(lines, edited)
  if (!isSame) setEdited(shown)

  function write(next: readonly EditedLine[]) {
    setEdited(next)
    change(next.map(({ line }) => line).join('\n'))
  }
  const lineFor = (words: TypedCheck): EditedLine => ({
    key: words.key,
    line: visible(lineOf(words)),
    words,
  })
  function add() {
    const words = blankCheck()
    added.current = words.key
    write([...shown, lineFor(words)])
  }

  const isOpen = shown.some(({ words }) => words && isUnfinished(words))
  const said = error && isOpen ? 'Enter what is missing in the check' : error
  return (
    <div
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint${said ? ` ${id}-error` : ''}`}
      data-invalid={said && !isOpen && !expert ? true : undefined}
      className="grid gap-3 rounded-control outline-offset-4"
    >
      <div className="grid gap-1">
        <p id={`${id}-name`} className="text-sm font-semibold">
          Check of step {step} (optional)
        </p>
        <FieldNotes
          id={id}
          hint="The step is done when every line is met. Try the exercise to have them written for you."
          error={said}
        />
      </div>
      <form.Subscribe selector={({ submissionAttempts }) => submissionAttempts > 0}>
        {(asksAll) => (
          <ul aria-label={`Lines of step ${step}`} className="grid gap-2 empty:hidden">
            {shown.map((each, at) => (
              <Line
                key={each.key}
                edited={each}
                place={at + 1}
                trial={trial}
                startsOpen={each.key === added.current}
                asksAll={asksAll}
                onChange={(words) =>
                  write(shown.map((own) => (own === each ? lineFor(words) : own)))
                }
                onRemove={() => write(shown.filter((own) => own !== each))}
              />
            ))}
          </ul>
        )}
      </form.Subscribe>
      <div className="flex flex-wrap gap-x-2">
        <Button
          variant="text"
          size="sm"
          icon={<Plus aria-hidden />}
          aria-label={`Add line to step ${step}`}
          disabled={lines.length >= exerciseLimits.lines}
          onClick={add}
        >
          Add line
        </Button>
        <Button
          variant="text"
          size="sm"
          icon={<ChevronDown aria-hidden className={expert ? 'rotate-180' : ''} />}
          aria-label={`For experts, step ${step}`}
          aria-expanded={expert}
          aria-controls={`${id}-query`}
          onClick={() => setExpert(!expert)}
        >
          For experts
        </Button>
      </div>
      <div id={`${id}-query`} hidden={!expert}>
        {expert && (
          <TextField
            multiline
            rows={3}
            label={`Query of step ${step}`}
            hint="The same check, one line each. What changes here changes above."
            error={said}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={({ target }) => change(target.value)}
            onBlur={onBlur}
          />
        )}
      </div>
    </div>
  )
}
