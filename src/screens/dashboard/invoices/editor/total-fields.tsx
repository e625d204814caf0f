import { invoiceTotals } from '#db/invoices/rules.ts'
import { TotalRows } from '#src/screens/shared/invoices/total-rows.tsx'
import type { InvoiceForm } from './invoice-form.ts'
import { readInvoice } from './read-invoice.ts'

const discountKinds = [
  { value: 'none', label: 'None' },
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Amount' },
] as const

/** Discount and tax, and the totals while typing. */
export function TotalFields({ form }: { form: InvoiceForm }) {
  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      <div className="grid min-w-0 content-start gap-4">
        <form.AppField name="discountKind">
          {(field) => <field.Segmented label="Discount" labelShown options={discountKinds} />}
        </form.AppField>
        <form.Subscribe
          selector={({ values: { discountKind, currency } }) => ({ discountKind, currency })}
        >
          {({ discountKind, currency }) =>
            discountKind !== 'none' && (
              <form.AppField name="discount">
                {(field) =>
                  discountKind === 'percent' ? (
                    <field.TextField
                      label="Discount in percent"
                      inputMode="decimal"
                      autoComplete="off"
                      suffix="%"
                    />
                  ) : (
                    <field.MoneyField label="Discount amount" currency={currency} />
                  )
                }
              </form.AppField>
            )
          }
        </form.Subscribe>
        <form.AppField name="taxPercent">
          {(field) => (
            <field.TextField
              label="Tax (optional)"
              inputMode="decimal"
              autoComplete="off"
              suffix="%"
              hint="On what is left after the discount."
            />
          )}
        </form.AppField>
      </div>
      <div aria-live="polite">
        <form.Subscribe
          selector={({ values }) => {
            const fields = readInvoice(values)
            return { fields, totals: invoiceTotals(fields) }
          }}
        >
          {({ fields, totals }) => <TotalRows invoice={fields} totals={totals} />}
        </form.Subscribe>
      </div>
    </div>
  )
}
