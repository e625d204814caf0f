import type { InvoiceListing } from '#db/invoices/queries.ts'
import { invoiceTotals } from '#db/invoices/rules.ts'
import { calendarDayText, formatMoney } from '#db/text/format.ts'
import { usePayerWords } from '#src/data/payer-words.ts'
import { LineTable, TotalRows } from '#src/screens/shared/invoices/line-table.tsx'
import { Avatar } from '#src/ui/avatar.tsx'
import { Card } from '#src/ui/card.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import { useDesk } from '#src/ui/viewport.ts'
import {
  feeTerm,
  kindOf,
  type MethodChoice,
  nextSteps,
  type PayFacts,
  type PayTotal,
} from './form/pay-facts.ts'

const loud = 'text-4xl font-semibold tracking-[-0.025em] wrap-anywhere tabular-nums'

interface InvoiceProps {
  invoice: InvoiceListing
  /** Shows the amount due in large type; not beside the total of one payment. */
  headline: boolean
  total: PayTotal
}

/** The summary of an invoice: the amount due, the due date, the lines, and what is paid now. */
function InvoiceSummary({ invoice, headline, total }: InvoiceProps) {
  const { open, paid, pending, currency, dueDate, notes } = invoice
  const { words, lang } = usePayerWords('invoice')
  const totals = invoiceTotals(invoice)
  const money = (minor: number) => formatMoney(minor, currency)
  const left = Math.max(0, open - pending)
  const more: [string, string][] = []
  if (paid > 0) more.push([words.paid, money(paid)])
  if (pending > 0) more.push([words.inProgress, money(pending)])
  if (more.length > 0) more.push([words.remaining, money(left)])
  if (total.fee) more.push([feeTerm(total), money(total.fee)])
  if (total.total !== null && total.total !== left) more.push([words.payingNow, money(total.total)])
  return (
    <div className="contents" lang={lang}>
      <div>
        {headline && <p className={loud}>{money(left)}</p>}
        <p className="text-muted">{words.due(calendarDayText(dueDate))}</p>
      </div>
      <div>
        <LineTable invoice={invoice} totals={totals} />
        <div className="mt-3">
          <TotalRows invoice={invoice} totals={totals} more={more} />
        </div>
      </div>
      {notes && <p className="whitespace-pre-line wrap-anywhere text-muted">{notes}</p>}
    </div>
  )
}

/** What is paid for, the customer fee and the total. */
function OrderLines({ name, currency, total }: Pick<PayFacts, 'name' | 'currency'> & WithTotal) {
  const { words } = usePayerWords('summary')
  const fees = usePayerWords('fees')
  const money = (minor: number | null) => (minor === null ? '–' : formatMoney(minor, currency))
  const row = 'flex flex-wrap justify-between gap-x-4'
  return (
    <Card padded>
      <h2 className="mb-3 text-lg">{words.order}</h2>
      <dl className="grid gap-2 tabular-nums">
        <div className={row}>
          <dt className="min-w-0 wrap-anywhere">{name}</dt>
          <dd className="ml-auto">{money(total.amount)}</dd>
        </div>
        {total.rate !== 0 && (
          <div className={`${row} text-muted`}>
            <dt lang={fees.lang}>{feeTerm(total)}</dt>
            <dd className="ml-auto">{money(total.fee)}</dd>
          </div>
        )}
        <div className={`${row} border-t border-line pt-3 text-xl font-semibold`}>
          <dt>{words.total}</dt>
          <dd className="ml-auto">{money(total.total)}</dd>
        </div>
      </dl>
      {total.rate !== 0 && (
        <p className="mt-2 text-sm text-subtle" lang={fees.lang}>
          {fees.words.notRefunded}
        </p>
      )}
    </Card>
  )
}

interface WithTotal {
  total: PayTotal
}

const isWallet = (method: MethodChoice) => kindOf(method) === 'mobile'

/** The steps that follow, by the chosen method. */
function NextSteps({ total: { method } }: WithTotal) {
  const { words, lang } = usePayerWords('steps')
  const bank = usePayerWords('bankSteps')
  if (method === '') return null
  return (
    <section aria-label={words.title}>
      <h2 className="mb-2.5 text-lg" lang={lang}>
        {words.title}
      </h2>
      <ol className="grid gap-2.5" lang={isWallet(method) ? lang : bank.lang}>
        {nextSteps(method).map((step, at) => (
          <li key={step} className="flex items-baseline gap-3">
            <span
              aria-hidden
              className="grid h-6 w-7 flex-none place-items-center rounded-badge bg-neutral-soft text-sm font-semibold text-on-neutral-soft tabular-nums"
            >
              {at + 1}
            </span>
            <span className="min-w-0 text-muted">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface Props extends WithTotal {
  facts: PayFacts
  /** Holds the page's heading, until the payer has completed the form. */
  heading: boolean
  /** Says what follows, beside the form. */
  steps?: boolean
}

/** The payee, the subject and the amount; where there is room, the order and what happens next. */
export function CheckoutSummary({ facts, heading, total, steps = false }: Props) {
  const { name, description, merchantName, brand, amount, currency, invoice } = facts
  const desk = useDesk()
  const { words, lang } = usePayerWords('summary')
  return (
    <section
      aria-label={words.region}
      className="grid grid-cols-1 content-start gap-4 lg:gap-6"
      lang={lang}
    >
      <p className="flex items-center gap-3">
        <Avatar name={merchantName} of="business" picture={brand?.picture} />
        <span className="min-w-0">
          <span className="block text-sm text-muted">{words.pay}</span>
          <span className="block font-semibold wrap-anywhere">{merchantName}</span>
        </span>
      </p>
      <div>
        {heading ? (
          <StepHeading focus={false}>{name}</StepHeading>
        ) : (
          <p className="text-2xl font-semibold wrap-break-word">{name}</p>
        )}
        {description && <p className="mt-0.5 text-muted wrap-break-word">{description}</p>}
        {amount !== null && (
          <p className={`mt-3 ${loud}`}>{formatMoney(total.total ?? amount, currency)}</p>
        )}
      </div>
      {invoice ? (
        <InvoiceSummary {...{ invoice, total }} headline={amount === null} />
      ) : (
        desk && <OrderLines {...{ name, currency, total }} />
      )}
      {steps && desk && <NextSteps total={total} />}
    </section>
  )
}
