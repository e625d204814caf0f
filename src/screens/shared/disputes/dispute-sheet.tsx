import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { DisputeListing } from '#db/queries/list-disputes.ts'
import { disputeReasonNames } from '#src/rules/disputes.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { RouteSheet } from '#src/ui/route-sheet.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'

/** The id at the end of an address, which may end in a slash. */
export function useIdInPath(): string {
  const [path] = useLocation()
  const [id = ''] = path.split('/').filter(Boolean).slice(-1)
  return id
}

interface Props {
  id: string
  /** The path of the list that it lies over. */
  list: string
  dispute: DisputeListing | null | undefined
  footer?: ReactNode
  children: (dispute: DisputeListing) => ReactNode
}

/** One dispute, in a sheet over its list and at its own address. */
export function DisputeSheet({ id, list, dispute, footer, children }: Props) {
  return (
    <RouteSheet
      list={list}
      title={id}
      description={dispute ? disputeReasonNames[dispute.reason] : undefined}
      footer={footer}
    >
      {dispute === undefined ? (
        <SkeletonRows rows={5} label="Loading the dispute" />
      ) : dispute === null ? (
        <EmptyState
          level={3}
          art="none"
          title="No such dispute"
          text="There is no dispute by that ID here."
        />
      ) : (
        children(dispute)
      )}
    </RouteSheet>
  )
}
