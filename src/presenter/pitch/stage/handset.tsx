import { ArrowBigUp, Delete } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Keys } from './stage-events.ts'

type Layout = 'letters' | 'signs' | 'digits'

const rows: Record<Layout, readonly string[]> = {
  letters: ['qwertyuiop', 'asdfghjkl', '⇧zxcvbnm⌫', '#@ .⏎'],
  signs: ['1234567890', '-/:;()$&@"', 'a.,?!’+_⌫', '#@ .⏎'],
  digits: ['123', '456', '789', '.0⌫', '⏎'],
}

/** Keys that do something other than their own character. */
const labels: Record<string, ReactNode> = {
  '⇧': <ArrowBigUp className="mx-auto size-5" />,
  '⌫': <Delete className="mx-auto size-5" />,
  '⏎': 'Done',
  ' ': 'space',
}

const widths: Record<string, string> = {
  ' ': 'flex-4',
  '⏎': 'flex-2',
  '#': 'flex-[1.5]',
  '⇧': 'flex-[1.4]',
  '⌫': 'flex-[1.4]',
}

interface KeyboardProps {
  keys: Keys
  /** Does an editing command, such as `insertText`, in the field with the focus. */
  edit: (command: 'insertText' | 'delete', text?: string) => void
  onDone: () => void
}

/**
 * A phone's keyboard, drawn below its screen. It is there to be seen and pressed: whoever uses a keyboard of their own,
 * or a screen reader, types into the field itself.
 */
export function Keyboard({ keys, edit, onDone }: KeyboardProps) {
  const [signs, setSigns] = useState(false)
  const [shift, setShift] = useState(false)
  const layout = keys === 'digits' ? 'digits' : signs ? 'signs' : 'letters'

  function press(key: string) {
    if (key === '⇧') return setShift(!shift)
    if (key === '#') return setSigns(!signs)
    if (key === '⏎') return onDone()
    if (key === '⌫') return edit('delete')
    edit('insertText', shift ? key.toUpperCase() : key)
    setShift(false)
  }

  return (
    <div
      aria-hidden
      data-keys={layout}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="grid flex-none gap-2 border-t border-line bg-sunken px-1.5 pt-2.5 pb-4 select-none"
    >
      {rows[layout].map((row) => (
        <div
          key={row}
          className={`flex justify-center gap-1.5 ${layout !== 'digits' && row.length === 9 && !/[⇧⌫]/.test(row) ? 'px-4' : ''}`}
        >
          {[...row].map((key) => (
            <button
              key={key}
              type="button"
              tabIndex={-1}
              data-key={key}
              onClick={() => press(key)}
              className={`h-11 min-w-0 rounded-control bg-surface text-lg shadow-card active:bg-hover ${widths[key] ?? 'flex-1'} ${key === '⇧' && shift ? 'bg-text text-bg' : ''}`}
            >
              {key === '#'
                ? signs
                  ? 'ABC'
                  : '123'
                : (labels[key] ?? (shift ? key.toUpperCase() : key))}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The phone whose screen is drawn, in CSS pixels, and its rim. */
const screen = { width: 390, height: 780 }
const rim = 12
const whole = { width: screen.width + 2 * rim, height: screen.height + 2 * rim }

/** The least width at which the app shows its sidebar and its tables, in CSS pixels. */
const deskWidth = 1240

/** A desk's screen as large as its place, drawn smaller where the place is narrower than a desk. */
export function StageDesk({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: deskWidth, height: 0, scale: 1 })
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const fit = () => {
      const { clientWidth, clientHeight } = element
      const scale = Math.min(1, clientWidth / deskWidth)
      setSize({ width: clientWidth / scale, height: clientHeight / scale, scale })
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const { scale, ...box } = size
  return (
    <div ref={place} className="h-full overflow-hidden rounded-card border border-line shadow-card">
      <div className="origin-top-left" style={{ ...box, transform: `scale(${scale})` }}>
        {children}
      </div>
    </div>
  )
}

interface Props {
  children: ReactNode
  /** What is drawn below the screen, such as the keyboard. */
  below?: ReactNode
}

/** A phone drawn as large as its place is high; the screen within stays as wide as a phone's. */
export function StageHandset({ children, below }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const fit = () => setScale(element.clientHeight / whole.height)
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="h-full" style={{ width: whole.width * scale }}>
      <div
        className="origin-top-left rounded-[44px] bg-black p-3 dark:bg-raised shadow-dialog ring-1 ring-line-strong"
        style={{ ...whole, transform: `scale(${scale})` }}
      >
        <div className="relative flex h-full flex-col overflow-hidden rounded-[32px] bg-bg">
          <div aria-hidden className="flex h-7 flex-none items-center justify-center">
            <span className="h-1.5 w-20 rounded-full bg-line-strong" />
          </div>
          <div className="min-h-0 flex-1">{children}</div>
          {below}
        </div>
      </div>
    </div>
  )
}
