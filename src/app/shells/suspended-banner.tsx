import type { Merchant } from '#db/model/merchant.ts'
import { Banner } from '#src/ui/banner.tsx'

/** Tells a merchant's people on every page that their business is suspended, why, and what that stops. */
export function SuspendedBanner({ merchant }: { merchant: Merchant }) {
  return (
    <div className="mb-4">
      <Banner tone="bad" title="Your business is suspended">
        {merchant.suspensionReason} Your payment links take no payments, and payouts that have not
        left wait. Answer our email once it is put right.
      </Banner>
    </div>
  )
}
