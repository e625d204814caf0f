import { ChevronDown } from 'lucide-react'
import { cardHints, localCardHints, mobileHints } from '#src/rules/test-hints.ts'
import { Menu } from '#src/ui/menu.tsx'

const hints = { mobile: mobileHints, card: cardHints, 'local-card': localCardHints }

interface Props {
  kind: keyof typeof hints
  onChoose: (number: string) => void
}

/** The test numbers with fixed outcomes, behind the demo's tag; choosing one fills it in. */
export function TestHints({ kind, onChoose }: Props) {
  return (
    <Menu
      label="Test numbers"
      trigger={
        <span
          aria-hidden
          className="inline-flex items-center gap-0.5 rounded-[6px] bg-accent-soft py-0.5 pr-1 pl-1.5 text-xs font-semibold text-on-accent-soft"
        >
          Demo
          <ChevronDown size={14} />
        </span>
      }
      items={hints[kind].map(({ number, text }) => ({
        label: `${number} ${text}`,
        onSelect: () => onChoose(number),
      }))}
    />
  )
}
