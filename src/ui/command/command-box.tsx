import { Search } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { KeyCaps } from '../keys/key-caps.tsx'
import { TextField } from '../text-field.tsx'
import { afterPaint } from '../timing.ts'

interface CommandRowProps {
  id: string
  command: Command
  /** The option that Enter chooses. */
  active: boolean
  onReach: () => void
  onChoose: () => void
}

/** One result of a command box. The focus stays in the field, so a press must not take it. */
function CommandRow({ id, command, active, onReach, onChoose }: CommandRowProps) {
  const { label, note, icon, keys, forbidden } = command
  const isBarred = forbidden !== undefined
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      aria-disabled={isBarred || undefined}
      onPointerMove={active ? undefined : onReach}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={`flex w-full min-h-13 text-left scroll-my-2 items-center gap-3 rounded-[8px] px-3 py-1.5 md:min-h-11 [&_svg]:size-4.5 [&_svg]:flex-none ${active ? 'bg-hover outline-2 -outline-offset-2 outline-line-strong' : ''} ${isBarred ? 'cursor-not-allowed text-subtle' : 'cursor-pointer [&_svg]:text-muted'}`}
    >
      {icon}
      <span className="min-w-0 flex-1 md:flex md:flex-wrap md:items-baseline md:gap-x-2.5">
        <span className="block font-medium wrap-anywhere">{label}</span>
        {(forbidden ?? note) && (
          <span className="block text-sm wrap-anywhere text-muted tabular-nums">
            {forbidden ?? note}
          </span>
        )}
      </span>
      {keys && (
        <span aria-hidden className="pointer-coarse:hidden">
          <KeyCaps keys={keys} />
        </span>
      )}
    </button>
  )
}

export interface Command {
  id: string
  label: string
  /** A short description. */
  note?: string | undefined
  icon?: ReactNode
  /** The equivalent keyboard shortcut. */
  keys?: string | undefined
  /** The reason why the person may not use it. */
  forbidden?: string | undefined
}

export interface CommandGroup<Each extends Command = Command> {
  id: string
  label: string
  commands: readonly Each[]
}

interface CommandBoxProps<Each extends Command> {
  /** The field's accessible name. */
  label: string
  placeholder: string
  text: string
  onType: (text: string) => void
  /** The groups still belong to the previous text. */
  isBehind?: boolean
  /** The results; undefined during the first search. */
  groups: readonly CommandGroup<Each>[] | undefined
  onChoose: (command: Each) => void
  /** Shown when nothing is found. */
  nothing: ReactNode
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }

/** Returns the next index in a list: single steps wrap around, longer ones stop at the ends. */
function stepped(at: number, step: number, length: number): number {
  if (Math.abs(step) === 1) return (at + step + length) % length
  return Math.min(Math.max(at + step, 0), length - 1)
}

/**
 * A field with grouped results below it: the arrow keys move among them while the focus stays in the field, and Enter
 * chooses. It follows WAI-ARIA's combobox pattern with a list that is always open. The library's combobox closes its
 * list on Escape, on an outside press and on blur, and only then the dialog around it.
 */
export function CommandBox<Each extends Command>({
  label,
  placeholder,
  text,
  onType,
  isBehind = false,
  groups,
  onChoose,
  nothing,
}: CommandBoxProps<Each>) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState<string>()
  const [entered, setEntered] = useState(false)
  useKeyboardRoom(box)
  // Focuses on touch devices too, since people open this to type. After paint, because the dialog first takes the focus
  // itself.
  useEffect(() => afterPaint(() => input.current?.focus({ preventScroll: true })), [])
  const all = (groups ?? []).flatMap(({ commands }) => commands)
  // The active option stays active while it is still among the results.
  const found = all.findIndex((each) => each.id === active)
  const at = Math.max(found, 0)
  const current = all[at]
  const waits = isBehind || !groups
  const isEmpty = groups !== undefined && all.length === 0
  const nameOf = (command: Command) => `${id}-${command.id.replaceAll(/\W+/g, '-')}`

  useEffect(() => {
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.id])

  // Enter pressed right after typing means the results of that text, not those still shown.
  useEffect(() => {
    if (!entered || waits) return
    setEntered(false)
    if (current) onChoose(current)
  }, [entered, waits, current, onChoose])

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (event.key === 'Enter' && waits) setEntered(true)
    else if (!current) return
    else if (step !== undefined) setActive(all[stepped(at, step, all.length)]?.id)
    else if (event.key === 'Enter') onChoose(current)
    else return
    event.preventDefault()
  }

  return (
    <div ref={box} className="flex h-[min(72dvh,34rem)] flex-col gap-3 short:h-[60dvh]">
      <TextField
        ref={input}
        label={label}
        labelHidden
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={all.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={current && nameOf(current)}
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setActive(undefined)
          setEntered(false)
          onType(event.target.value)
        }}
        onKeyDown={press}
        prefix={<Search aria-hidden />}
      />
      {/* The list itself scrolls, because its keys are the field's. */}
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={label}
        className={`-mx-3 min-h-0 overflow-y-auto overscroll-contain pb-(--keyboard,0px) ${isEmpty ? '' : 'flex-1'}`}
      >
        {groups?.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <p
              id={`${id}-${group.id}`}
              className="px-3 pt-3 pb-1 text-sm font-semibold text-subtle"
            >
              {group.label}
            </p>
            {group.commands.map((command) => (
              <CommandRow
                key={command.id}
                id={nameOf(command)}
                command={command}
                active={command === current}
                onReach={() => setActive(command.id)}
                onChoose={() => onChoose(command)}
              />
            ))}
          </div>
        ))}
      </div>
      {isEmpty && <p className="flex-1 py-6 text-center text-muted">{nothing}</p>}
      <p role="status" className="sr-only">
        {groups && (all.length === 1 ? '1 result' : `${all.length} results`)}
      </p>
    </div>
  )
}

/** Sets `--keyboard` on an element to the height of the window covered by a phone's keyboard. */
function useKeyboardRoom(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = visualViewport
    const element = box.current
    if (!view || !element) return
    const measure = () => {
      const covered = innerHeight - view.height - view.offsetTop
      element.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [box])
}
