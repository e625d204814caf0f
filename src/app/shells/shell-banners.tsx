import type { Merchant } from '#db/merchants/schemas.ts'
import { isInMaintenance } from '#db/settings/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Banner } from '#src/ui/banner.tsx'

/** Tells a merchant that the platform takes no payments at present. */
function MaintenanceBanner() {
  if (!useQuery(isInMaintenance)) return null
  return (
    <div className="mb-4">
      <Banner tone="wait" title="Paid is under maintenance">
        New payments are refused until it is over. Everything else works as before.
      </Banner>
    </div>
  )
}

/** Tells a merchant's people on every page that their business is suspended, why, and what that stops. */
function SuspendedBanner({ merchant }: { merchant: Merchant }) {
  return (
    <div className="mb-4">
      <Banner tone="bad" title="Your business is suspended">
        {merchant.suspensionReason} Your payment links take no payments, and payouts that have not
        left wait. Answer our email once it is put right.
      </Banner>
    </div>
  )
}

/** What a merchant's people are told on every page. */
export const ShellBanners = ({ merchant }: { merchant: Merchant | undefined }) => (
  <>
    <MaintenanceBanner />
    {merchant?.status === 'suspended' && <SuspendedBanner merchant={merchant} />}
  </>
)
