import { isInMaintenance } from '#db/queries/get-system-settings.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Banner } from '#src/ui/banner.tsx'

/** Tells a merchant that the platform takes no payments at present. */
export function MaintenanceBanner() {
  if (!useQuery(isInMaintenance)) return null
  return (
    <div className="mb-4">
      <Banner tone="wait" title="Paid is under maintenance">
        New payments are refused until it is over. Everything else works as before.
      </Banner>
    </div>
  )
}
