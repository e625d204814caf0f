import type { ReactNode } from 'react'
import type { DisputeListing } from '#db/disputes/queries.ts'
import { disputeReasonNames } from '#src/rules/cases.ts'
import { RowSheet } from '#src/ui/route-sheet.tsx'

interface Props {
  id: string
  /** The path of the list below the sheet. */
  list: string
  dispute: DisputeListing | null | undefined
  footer?: ReactNode
  children: (dispute: DisputeListing) => ReactNode
}

/** One dispute, in a sheet over its list with its own address. */
export function DisputeSheet({ id, list, dispute, footer, children }: Props) {
  return (
    <RowSheet
      list={list}
      title={id}
      description={dispute ? disputeReasonNames[dispute.reason] : undefined}
      footer={footer}
      row={dispute}
      loading="Loading dispute"
      none={{ title: 'Dispute not found', text: 'There is no dispute with this ID.' }}
    >
      {children}
    </RowSheet>
  )
}
