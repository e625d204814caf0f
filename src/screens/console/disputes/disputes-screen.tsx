import { ArrowLeft } from 'lucide-react'
import { listDisputes } from '#db/disputes/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { DisputeList } from '#src/screens/shared/disputes/dispute-list.tsx'
import { ButtonLink } from '#src/ui/button.tsx'

export function ConsoleDisputesScreen() {
  return (
    <DisputeList
      disputes={useQuery(listDisputes)}
      details="console-dispute"
      ofMany
      description="Card payments whose holder asks for the money back. It is held until you decide."
      actions={
        <ButtonLink
          variant="secondary"
          icon={<ArrowLeft aria-hidden />}
          to={pathTo('console-transactions')}
        >
          Transactions
        </ButtonLink>
      }
      empty={{
        title: 'No disputes yet',
        text: 'In this demo you open one from a completed card payment in Transactions.',
      }}
    />
  )
}
