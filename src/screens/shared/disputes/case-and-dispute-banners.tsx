import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { TransactionDetails } from '#db/payments/queries.ts'
import { isChargedOnly } from '#db/disputes/rules.ts'
import { useMayOpen } from '#src/data/actor.ts'
import {
  caseDueText,
  caseForMerchant,
  caseStatuses,
  chargedOnly,
  type DisputeReader,
  disputeStatuses,
  disputeText,
  findingText,
} from '#src/rules/cases.ts'
import { pathTo } from '#routes/paths.ts'
import { Banner } from '#src/ui/banner.tsx'

type Props = Pick<TransactionDetails, 'paymentCase' | 'dispute' | 'transaction'>

const To = ({ path, children }: { path: string; children: ReactNode }) => (
  <Link to={path} className="font-medium text-primary-text underline underline-offset-4">
    {children}
  </Link>
)

interface DisputeBannerProps {
  dispute: NonNullable<Props['dispute']>
  reader: DisputeReader
  /** Left out for a person who may not open it. */
  path: string | undefined
}

function DisputeBanner({ dispute, reader, path }: DisputeBannerProps) {
  const { tone, label } = disputeStatuses[dispute.status]
  return (
    <Banner tone={tone} title={`Disputed: ${label}`}>
      {disputeText(dispute, reader)} {path && <To path={path}>Dispute {dispute.id}</To>}
    </Banner>
  )
}

/** The merchant's view of a payment's case or dispute. */
export function MerchantBanners({ paymentCase, dispute, transaction }: Props) {
  if (dispute)
    return (
      <DisputeBanner
        dispute={dispute}
        reader="merchant"
        path={pathTo('dispute', { id: dispute.id })}
      />
    )
  if (!paymentCase)
    return isChargedOnly(transaction, null) ? (
      <Banner tone="wait" title={chargedOnly.title}>
        {chargedOnly.text}
      </Banner>
    ) : null
  const { id, status } = paymentCase
  const { title, text } = caseForMerchant[status]
  return (
    <Banner tone={caseStatuses[status].tone} title={title}>
      {status === 'open' && caseDueText(paymentCase)} {text}{' '}
      <To path={`${pathTo('merchant-cases')}?${new URLSearchParams({ q: id })}`}>Case {id}</To>
    </Banner>
  )
}

/** The staff's view, with the findings of the provider's statement. */
export function ConsoleBanners({ paymentCase, dispute, transaction }: Props) {
  const mayOpen = useMayOpen()
  if (dispute) {
    const path = mayOpen('console-dispute')
      ? pathTo('console-dispute', { id: dispute.id })
      : undefined
    return <DisputeBanner dispute={dispute} reader="staff" path={path} />
  }
  if (!paymentCase) return null
  const { id, status, statement, resolution } = paymentCase
  const { tone, label } = caseStatuses[status]
  const query = new URLSearchParams({ q: id, ...(status !== 'open' && { tab: 'resolved' }) })
  return (
    <Banner tone={tone} title={`Case: ${label}`}>
      {statement && findingText(statement, transaction.currency)} {resolution}{' '}
      {mayOpen('cases') && <To path={`${pathTo('cases')}?${query}`}>Case {id}</To>}
    </Banner>
  )
}
