import { MessageCircle, Share2 } from 'lucide-react'
import { useState } from 'react'
import { currentDate, toDeviceTime } from '#db/clock.ts'
import { demoMerchantId } from '#db/common.ts'
import { getFeeTables } from '#db/payments/fee-queries.ts'
import type { Currency } from '#db/money.ts'
import type { FeeTables } from '#db/payments/fees.ts'
import type { OfferTerms, Prospect } from '#db/prospects/schemas.ts'
import { planNames } from '#db/settings/plans.ts'
import { currencyOptions, longest } from '#db/text/format.ts'
import { usePending } from '#src/data/use-pending.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { offeredPlans, type OfferPaper, offerOf, offerPaper, offerText } from '#src/rules/offer.ts'
import { whatsAppAddress } from '#src/rules/site.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonClasses } from '#src/ui/button-styles.ts'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { DialogLayer } from '#src/ui/dialog-host.tsx'
import { focusAtOnce } from '#src/ui/focus.ts'
import { Segmented } from '#src/ui/segmented.tsx'
import { handOver } from '../../shared/hand-over.ts'
import { offerMethods, startOffer, typedOffer } from './typed-offer.ts'
import { usePresenterAct } from '../../shared/use-presenter-act.ts'

const todayOptions = [
  { value: 'none', label: 'Unknown' },
  { value: 'rate', label: 'A rate' },
  { value: 'sum', label: 'A sum' },
] as const

const planOptions = offeredPlans.map((value) => ({ value, label: planNames[value] }))

/** An offer's page, as its PDF has it. */
function OfferPage({ paper: { headline, advice, parts } }: { paper: OfferPaper }) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <p className="text-lg font-semibold text-balance">{headline}</p>
        {advice.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {parts.map(({ title, lines, isSum, note }) => (
        <section key={title}>
          <h3 className="mb-1 font-semibold">{title}</h3>
          <DetailRows look={isSum ? 'sums' : 'lines'} items={lines} />
          {note && <p className="mt-1.5 text-sm text-muted">{note}</p>}
        </section>
      ))}
    </div>
  )
}

interface Made {
  to: string
  terms: OfferTerms
}

interface MadeProps extends DialogLayer {
  made: Made
  tables: FeeTables
  phone: string
  onChange: () => void
}

/** A finished offer, on the plan that costs less or the other, to be handed over. */
function MadeOffer({ made: { to, terms }, tables, phone, onChange, open, onClose }: MadeProps) {
  const offer = offerOf(terms, tables)
  const [plan, setPlan] = useState(offer.best)
  const [pending, run] = usePending()
  const now = new Date(toDeviceTime(currentDate().getTime()))
  const paper = offerPaper(offer, terms, { plan, to, now })

  const sharePdf = () =>
    run(async () => {
      const { offerPdf } = await import('./offer-pdf.ts')
      await handOver(...(await offerPdf(paper, now)))
    })

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={to ? `Offer for ${to}` : 'Offer'}
      footer={
        <>
          <Button variant="secondary" onClick={onChange}>
            Change
          </Button>
          <a
            href={whatsAppAddress(offerText(paper), phone)}
            target="_blank"
            rel="noopener"
            className={buttonClasses({ variant: 'secondary', className: 'gap-2' })}
          >
            <MessageCircle aria-hidden />
            WhatsApp
          </a>
          <Button
            variant="primary"
            icon={<Share2 aria-hidden />}
            pending={pending}
            onClick={() => void sharePdf()}
          >
            Share PDF
          </Button>
        </>
      }
    >
      <div className="mb-4">
        <Segmented label="Plan" value={plan} onChange={setPlan} options={planOptions} />
      </div>
      <OfferPage paper={paper} />
    </Dialog>
  )
}

interface Props extends DialogLayer {
  /** Whose offer it is, which they keep; left out for somebody who isn't in the list. */
  prospect?: Prospect
  /** That of their first offer; USD if left out. */
  currency?: Currency
}

/** Makes an offer from a month of a prospect's business: what it costs, against today, and when it arrives (DEMO-25). */
export function OfferDialog({ prospect, currency, open, onClose }: Props) {
  const act = usePresenterAct()
  const tables = useQuery((db) => getFeeTables(db, demoMerchantId))
  const [made, setMade] = useState<Made | null>(null)
  const form = useAppForm({
    schema: typedOffer,
    start: startOffer(
      prospect ? prospect.business || prospect.name : '',
      prospect?.offer,
      currency,
    ),
    edits: false,
    onSubmit: async (typed) => {
      if (prospect && !(await act('updateProspect', { id: prospect.id, offer: typed.terms })))
        return
      setMade(typed)
    },
  })

  if (made && tables)
    return (
      <MadeOffer
        {...{ made, tables, open, onClose }}
        phone={prospect?.phone ?? ''}
        onChange={() => setMade(null)}
      />
    )
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        asksFirst
        size="lg"
        title="Make an offer"
        description="From one month of their business."
        submit="Show offer"
        pendingLabel="Saving"
        disabled={!tables}
      >
        <form.AppField name="to">
          {(field) => (
            <field.TextField label="Business" autoComplete="off" maxLength={longest.name} />
          )}
        </form.AppField>
        <form.AppField name="currency">
          {(field) => <field.Segmented label="Currency" labelShown options={currencyOptions()} />}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values.currency}>
          {(currency) => (
            <>
              <div className="grid gap-4 md:grid-cols-3">
                <form.AppField name="takings">
                  {(field) => (
                    // Whose offer it is stands above it already.
                    <field.MoneyField
                      label="Monthly takings"
                      currency={currency}
                      ref={prospect && focusAtOnce}
                    />
                  )}
                </form.AppField>
                <form.AppField name="payments">
                  {(field) => (
                    <field.TextField
                      label="Payments a month"
                      inputMode="numeric"
                      autoComplete="off"
                    />
                  )}
                </form.AppField>
                <form.AppField name="payouts">
                  {(field) => (
                    <field.TextField
                      label="Bank payouts a month"
                      inputMode="numeric"
                      autoComplete="off"
                    />
                  )}
                </form.AppField>
              </div>
              <fieldset>
                <legend className="mb-2 font-semibold">Share of takings by method</legend>
                <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-4">
                  {offerMethods.map((method) => (
                    <form.AppField key={method} name={`mix.${method}`}>
                      {(field) => <field.PercentField label={methodTiles[method].name} />}
                    </form.AppField>
                  ))}
                </div>
              </fieldset>
              <form.AppField name="by">
                {(field) => (
                  <field.Segmented label="What they pay today" labelShown options={todayOptions} />
                )}
              </form.AppField>
              <form.Subscribe selector={({ values }) => values.by}>
                {(by) => (
                  <>
                    {by === 'rate' && (
                      <div className="grid grid-cols-2 items-start gap-3">
                        <form.AppField name="percentage">
                          {(field) => <field.PercentField label="Rate today" />}
                        </form.AppField>
                        <form.AppField name="fixedFee">
                          {(field) => <field.MoneyField label="Fixed fee" currency={currency} />}
                        </form.AppField>
                      </div>
                    )}
                    {by === 'sum' && (
                      <form.AppField name="sum">
                        {(field) => (
                          <field.MoneyField label="Total a month today" currency={currency} />
                        )}
                      </form.AppField>
                    )}
                  </>
                )}
              </form.Subscribe>
            </>
          )}
        </form.Subscribe>
      </FormDialog>
    </form.AppForm>
  )
}
