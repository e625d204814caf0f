import type { ReactNode } from 'react'
import { formatCount } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'

interface Props {
  count: number
  /** How many match the filters; offered when a whole page is chosen. */
  total: number
  wholePage: boolean
  /** Where no box in the table's head does it. */
  onPage: (() => void) | undefined
  onAll: () => void
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

const beside = 'ml-auto md:ml-0'

/** How much is chosen, and what can be done with it. */
export function SelectionBar({ count, total, wholePage, onPage, onAll, onClear, children }: Props) {
  return (
    <SaveBar
      text={`${formatCount(count)} selected`}
      beside={
        wholePage
          ? count < total && (
              <Button variant="text" size="sm" className={beside} onClick={onAll}>
                Select all {formatCount(total)} that match
              </Button>
            )
          : onPage && (
              <Button variant="text" size="sm" className={beside} onClick={onPage}>
                Select this page
              </Button>
            )
      }
    >
      <Button variant="secondary" size="sm" onClick={onClear}>
        Clear selection
      </Button>
      {children}
    </SaveBar>
  )
}
