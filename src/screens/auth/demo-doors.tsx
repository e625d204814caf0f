import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { pathTo } from '#src/routes/paths.ts'
import { DemoNote } from '#src/ui/demo-note.tsx'

/** A link of the sample data, as its payer has it. */
const samplePayment = pathTo('checkout', { path: 'vumba-blend-1kg' })

const doors: readonly (readonly [to: string, label: string])[] = [
  [pathTo('dashboard'), 'Enter as the merchant'],
  [pathTo('console'), 'Enter as the administrator'],
  [samplePayment, 'Enter as a customer'],
]

/** What signing in asks for in this demo, and the ways in that need none of it. */
export function DemoDoors({ children }: { children: ReactNode }) {
  return (
    <DemoNote text={children} className="mt-6">
      <ul className="grid px-1.5 pb-1.5">
        {doors.map(([to, label]) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center justify-between gap-3 rounded-[8px] px-2 text-sm font-semibold hover:bg-hover"
            >
              {label}
              <ArrowRight size={18} aria-hidden className="flex-none text-subtle" />
            </Link>
          </li>
        ))}
      </ul>
    </DemoNote>
  )
}
