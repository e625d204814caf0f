import { Link } from 'wouter'
import type { Merchant } from '#db/merchants/schemas.ts'
import { isWaiting } from '#db/merchants/application-queries.ts'
import { pathTo } from '#src/routes/paths.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { Banner } from '#src/ui/banner.tsx'
import { suspensionText } from './suspension-text.ts'

/** What keeps a merchant from taking payments as others do, and where that is decided. */
export function StandingBanner({ merchant }: { merchant: Merchant }) {
  if (merchant.status === 'suspended')
    return (
      <Banner tone="bad" title="Suspended">
        {suspensionText(merchant)} Its links take no payments, and its payouts wait.
      </Banner>
    )
  if (merchant.approvalStatus === 'REJECTED')
    return (
      <Banner tone="bad" title="Application rejected">
        {merchant.rejectionReason ?? applicationMessages.defaultRejectionReason}
      </Banner>
    )
  if (!isWaiting(merchant)) return null
  return (
    <Banner tone="wait" title="Its application waits for a decision">
      Until then it may take payments up to its limit.{' '}
      <Link
        to={pathTo('pending-merchants')}
        className="-my-3 py-3 font-semibold text-primary-text underline underline-offset-4"
      >
        Open the queue
      </Link>
    </Banner>
  )
}
