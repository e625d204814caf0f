import { listDisputes } from '#db/disputes/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { DisputeList } from '#src/screens/shared/disputes/dispute-list.tsx'

export function ConsoleDisputesScreen() {
  return (
    <DisputeList
      disputes={useQuery(listDisputes)}
      details="console-dispute"
      ofMany
      description="Card payments that customers have contested with their bank. The amount is held until you decide."
      empty={{
        title: 'No disputes yet',
        text: 'Open a dispute from a completed card payment in Transactions.',
      }}
    />
  )
}
