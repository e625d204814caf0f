import { ArrowBigUp, Delete } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Keys } from './typing.ts'

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

interface Props {
  keys: Keys
  /** Does an editing command, such as `insertText`, in the field with the focus. */
  edit: (command: 'insertText' | 'delete', text?: string) => void
  onDone: () => void
}

/**
 * A phone's keyboard, drawn below its screen. It is there to be seen and pressed: whoever uses a keyboard of their own,
 * or a screen reader, types into the field itself.
 */
export function Keyboard({ keys, edit, onDone }: Props) {
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
