import { messages } from '#src/rules/messages.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

interface Props {
  /** The business has no transaction at all; else the filters let none through. */
  none: boolean
  onNew: () => void
  onClear: () => void
}

/** The empty list: before the first transaction, or when nothing matches. */
export function NothingFound({ none, onNew, onClear }: Props) {
  return none ? (
    <EmptyState
      title={messages.noTransactions}
      text="The first one stands here as soon as a customer pays, or when you enter it."
      action={
        <Button variant="secondary" onClick={onNew}>
          New Transaction
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={messages.noTransactions}
      text="None matches the search and the filters that are set."
      art="none"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  )
}
