import { useState } from 'react'
import type { Merchant } from '#db/merchants/schemas.ts'
import { currencyName } from '#db/money.ts'
import { isSamePlan, type WantedPlan } from '#db/settings/plan-change.ts'
import { getPlan, type Plan } from '#db/settings/plan-queries.ts'
import { type PlanInvoice, planNames } from '#db/settings/plans.ts'
import { formatDate } from '#db/text/format.ts'
import { useForbids } from '#src/data/actor.ts'
import { useMerchantQuery, useToday } from '#src/data/use-query.ts'
import { plans } from '#src/rules/pricing.ts'
import { PlanCard, PriceChoices } from '#src/screens/shared/plans/plan-card.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardRow } from '#src/ui/card.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { MethodRates } from './method-rates.tsx'
import { planNote, totalsInWords } from './plan-words.ts'

const ChangeDialog = lazyDialog(async () => (await import('./change-dialog.tsx')).ChangeDialog)

/** The three plans, the current one, the cost of a change, and the invoices (PLAN-1). */
export function UpgradeScreen() {
  const plan = useMerchantQuery(getPlan)
  if (plan === null) throw new Error('This business is no longer on this device.')
  return (
    <>
      <PageHeader
        title="Upgrade"
        description="Your plan sets your subscription price and payment fees."
      />
      {plan ? (
        <Plans plan={plan} />
      ) : (
        <Card>
          <SkeletonRows rows={6} label="Loading plans" />
        </Card>
      )}
    </>
  )
}

function Plans({ plan }: { plan: Plan }) {
  const { merchant, held, invoices, tables } = plan
  const [period, setPeriod] = useState(held.period)
  const [currency, setCurrency] = useState(held.currency)
  const [wanted, setWanted] = useState<WantedPlan>(held)
  const [open, setOpen] = useState(false)
  const forbids = useForbids()
  const today = useToday()

  return (
    <div className="grid gap-6">
      <section aria-labelledby="plans">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 id="plans" className="text-lg">
            Plans
          </h2>
          <PriceChoices
            period={period}
            onPeriod={setPeriod}
            currency={currency}
            onCurrency={setCurrency}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-3 lg:items-end">
          {plans.map((each) => {
            const offer = { plan: each.id, period, currency }
            const isCurrent = isSamePlan(held, offer)
            const isHeld = each.id === held.plan
            return (
              <PlanCard
                key={each.id}
                plan={each}
                period={period}
                currency={currency}
                current={isHeld}
                note={planNote(plan, each.id, today)}
                action={
                  <Button
                    variant={each.popular && !isHeld ? 'primary' : 'secondary'}
                    block
                    disabled={isCurrent}
                    forbidden={isCurrent ? undefined : forbids('changePlan')}
                    onClick={() => {
                      setWanted(offer)
                      setOpen(true)
                    }}
                  >
                    {isCurrent
                      ? 'Current plan'
                      : isHeld
                        ? `Pay for ${each.name} ${changeOf(held, offer)}`
                        : `Change to ${each.name}`}
                  </Button>
                }
              />
            )
          })}
        </div>
      </section>
      <MethodRates tables={tables} held={held.plan} />
      <Billing merchant={merchant} invoices={invoices} />
      <ChangeDialog
        open={open}
        onClose={() => setOpen(false)}
        merchantId={merchant.id}
        held={held}
        wanted={wanted}
      />
    </div>
  )
}

/** Describes a change of period or currency within the same plan. */
function changeOf(held: WantedPlan, { period, currency }: WantedPlan): string {
  const words = [
    held.period !== period && (period === 'yearly' ? 'yearly' : 'monthly'),
    held.currency !== currency && `in ${currencyName(currency)}`,
  ]
  return words.filter(Boolean).join(' ')
}

interface InvoiceRowProps {
  invoice: PlanInvoice
  onView: () => void
}

function InvoiceRow({ invoice, onView }: InvoiceRowProps) {
  const { id, plan, period, createdAt } = invoice
  return (
    <CardRow onlyBetween className="flex min-h-17 flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 flex-[1_1_9rem]">
        <span className="block font-medium">
          {planNames[plan]}, {period}
        </span>
        <span className="block text-sm text-muted tabular-nums">
          {id}, {formatDate(createdAt)}
        </span>
      </span>
      <span className="font-semibold tabular-nums">{totalsInWords(invoice)}</span>
      <Button variant="text" size="sm" aria-label={`View ${id}`} onClick={onView}>
        View
      </Button>
    </CardRow>
  )
}

const InvoiceDialog = lazyDialog(async () => (await import('./invoice-dialog.tsx')).InvoiceDialog)

interface Props {
  merchant: Merchant
  invoices: readonly PlanInvoice[]
}

/** The invoices of plan changes and renewals. */
function Billing({ merchant, invoices }: Props) {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<PlanInvoice | null>(null)
  return (
    <section aria-labelledby="billing">
      <h2 id="billing" className="mb-3 text-lg">
        Billing
      </h2>
      <Card>
        {invoices.length === 0 ? (
          <p className="p-5 text-muted">Plan invoices appear here.</p>
        ) : (
          <ul aria-label="Plan invoices">
            {invoices.map((invoice) => (
              <InvoiceRow
                key={invoice.id}
                invoice={invoice}
                onView={() => {
                  setChosen(invoice)
                  setOpen(true)
                }}
              />
            ))}
          </ul>
        )}
      </Card>
      {chosen && (
        <InvoiceDialog
          open={open}
          onClose={() => setOpen(false)}
          merchant={merchant}
          invoice={chosen}
        />
      )}
    </section>
  )
}
