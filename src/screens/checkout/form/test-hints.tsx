import { ChevronDown } from 'lucide-react'
import { cardHints, localCardHints, mobileHints } from '#src/rules/test-hints.ts'
import { DemoTag } from '#src/ui/demo-note.tsx'

const hints = { mobile: mobileHints, card: cardHints, 'local-card': localCardHints }

interface Props {
  kind: keyof typeof hints
  onChoose: (number: string) => void
}

/** The test numbers with fixed outcomes; pressing one fills it in. */
export function TestHints({ kind, onChoose }: Props) {
  return (
    <details className="group rounded-control border border-line bg-sunken">
      <summary className="flex min-h-11 list-none flex-wrap items-center justify-between gap-x-3 px-3.5 py-1 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3">
          <DemoTag />
          Test numbers
        </span>
        <ChevronDown size={18} aria-hidden className="text-subtle group-open:rotate-180" />
      </summary>
      <ul className="grid px-1.5 pb-1.5">
        {hints[kind].map(({ number, text }) => (
          <li key={number}>
            <button
              type="button"
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 rounded-[8px] px-2 text-left text-sm hover:bg-hover"
              onClick={() => onChoose(number)}
            >
              <span className="font-semibold tabular-nums">{number}</span>{' '}
              <span className="text-muted">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
