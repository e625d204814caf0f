import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { getMerchantDetails, type MerchantDetails } from '#db/merchants/queries.ts'
import { formatCount } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { lacking, useActor } from '#src/data/actor.ts'
import { useQuery, type ApplyExpected } from '#src/data/use-query.ts'
import { tradeAndTown } from '#src/rules/business.ts'
import { documentsToReview } from '#src/rules/documents.ts'
import { showApplication } from '#src/screens/shared/show-application.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import type { ButtonVariant } from '#src/ui/button-styles.ts'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { writeAddress } from '#src/ui/list/address.ts'
import { useRegisterOpenRow } from '#src/ui/list/open-row.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useIdInPath } from '#src/ui/route-sheet.tsx'
import { merchantRowActions } from '#src/screens/shared/merchants/merchant-actions.tsx'
import { applicationActions } from '../shared/applications/application-actions.tsx'
import { MerchantStatusBadge } from '../shared/merchants/merchant-status.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { merchantAddress, type MerchantTab, merchantTabs } from './merchant-tabs.tsx'

const listPath = pathTo('merchants')
const waiting = (
  <Card>
    <SkeletonRows rows={8} label="Loading merchant" />
  </Card>
)

const showChanged: ApplyExpected<MerchantDetails | null> = (details, expect) => {
  const application = showApplication(details, expect)
  if (!details || !application) return null
  const isOwn = ({ merchantId }: { merchantId: string }) => merchantId === details.merchant.id
  return { ...details, ...application, notes: expect('merchantNotes', details.notes).filter(isOwn) }
}

const looks: Record<string, ButtonVariant> = { reinstate: 'primary', suspend: 'danger-outline' }

/** One merchant in full, at its own address (ADM-2). */
export function MerchantScreen() {
  const id = useIdInPath()
  const details = useQuery((db) => getMerchantDetails(db, id), [id], showChanged)
  const actionsOf = useRowActions()
  const merchant = details?.merchant
  const actions = merchant && [
    ...actionsOf(applicationActions, merchant, ['reopen']),
    ...actionsOf(
      merchantRowActions,
      merchant,
      merchant.status === 'pending' ? ['edit'] : ['edit', 'reinstate', 'suspend'],
    ),
  ]
  useRegisterOpenRow(merchant?.name ?? '', actions)
  const { asked, ask } = useAddress(merchantAddress)
  const actor = useActor()
  const tabs = merchantTabs.filter(({ needs = null }) => lacking(actor, needs) === undefined)
  const { id: tab, Panel } = tabs.find((each) => each.id === asked.tab) ?? merchantTabs[0]
  const toTab = (of: MerchantTab) =>
    pathTo('merchant', { id }) + writeAddress(merchantAddress, { q: '', tab: of })
  const toReview = details ? documentsToReview(details).length : 0

  return (
    <>
      <Link
        to={listPath}
        className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-1.5 font-medium text-primary-text"
      >
        <ArrowLeft aria-hidden className="size-4.5" />
        Merchants
      </Link>
      <PageHeader
        title={merchant?.name ?? 'Merchant'}
        description={
          merchant && (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="max-md:hidden">
                <Avatar name={merchant.name} of="business" picture={merchant.brand?.picture} />
              </span>
              {merchant.id} · {tradeAndTown(merchant)}
              <MerchantStatusBadge merchant={merchant} />
            </span>
          )
        }
        actions={actions?.map(({ id: action, label, icon, forbidden, onSelect }) => (
          <Button
            key={action}
            variant={looks[action] ?? 'secondary'}
            icon={icon}
            forbidden={forbidden}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
      />
      {details === null ? (
        <Card>
          <EmptyState
            art="none"
            title="Merchant not found"
            text="There is no merchant with this ID."
            action={
              <ButtonLink to={listPath} variant="secondary">
                View All Merchants
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <>
          <Tabs
            label="Merchant"
            value={tab}
            onChange={(next) => ask({ tab: next })}
            tabs={tabs.map(({ id: of, label }) => ({
              id: of,
              label,
              ...(of === 'verification' && toReview > 0 && { count: formatCount(toReview) }),
            }))}
          />
          <TabPanel tab={tab} className="mt-4">
            {details ? <Panel details={details} to={toTab} /> : waiting}
          </TabPanel>
        </>
      )}
    </>
  )
}
