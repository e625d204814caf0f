import { ArrowLeftRight, CircleCheck, Eye } from 'lucide-react'
import type { CaseListing } from '#db/disputes/queries.ts'
import type { Forbidding } from '#src/data/actor.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'

export interface CaseDoers extends Forbidding {
  resolve: (id: string) => void
  viewPayment: (id: string) => void
}

export const caseActions: readonly RowAction<CaseListing, CaseDoers>[] = [
  {
    id: 'resolve',
    label: 'Resolve Case',
    icon: CircleCheck,
    allowed: ({ status }) => status === 'open',
    forbidden: ({ forbids }) => forbids('resolveCase'),
    run: ({ id }, { resolve }) => resolve(id),
  },
  {
    id: 'view',
    label: 'View Case',
    icon: Eye,
    allowed: ({ status }) => status !== 'open',
    run: ({ id }, { resolve }) => resolve(id),
  },
  {
    id: 'payment',
    label: 'View Payment',
    icon: ArrowLeftRight,
    run: ({ transactionId }, { viewPayment }) => viewPayment(transactionId),
  },
]
