import { dayText } from '#db/days.ts'
import { invoiceTotals } from '#db/invoices/rules.ts'
import type { Invoice } from '#db/invoices/schemas.ts'
import { useToday } from '#src/data/use-query.ts'
import { TotalRows } from '#src/screens/shared/invoices/line-table.tsx'
import { Select } from '#src/ui/select.tsx'
import type { InvoiceForm } from './invoice-form.ts'
import { readInvoice } from './typed-invoice.ts'

interface Props {
  form: InvoiceForm
  /** Earlier customers. */
  customers: readonly Invoice['customer'][]
}

const currencies = [
  { value: 'USD', label: 'USD' },
  { value: 'ZWL', label: 'ZWL' },
] as const

/** The customer, the due date and the currency. */
export function CustomerFields({ form, customers }: Props) {
  const today = useToday()
  const earlier = customers.map(({ name, email, phone }, at) => ({
    value: String(at),
    label: [name, email || phone].filter(Boolean).join(', '),
  }))

  function fill(at: string) {
    const customer = customers[Number(at)]
    form.setFieldValue('customerName', customer?.name ?? '')
    form.setFieldValue('email', customer?.email ?? '')
    form.setFieldValue('phone', customer?.phone ?? '')
  }

  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      <fieldset className="grid min-w-0 content-start gap-4">
        <legend className="mb-2 font-semibold">Bill to</legend>
        {earlier.length > 0 && (
          <form.Subscribe
            selector={({ values: { customerName, email, phone } }) =>
              customers.findIndex(
                (each) =>
                  each.name === customerName && each.email === email && each.phone === phone,
              )
            }
          >
            {(chosen) => (
              <Select
                label="Previous customer"
                value={String(chosen)}
                onChange={fill}
                options={[{ value: '-1', label: 'New customer' }, ...earlier]}
              />
            )}
          </form.Subscribe>
        )}
        <form.AppField name="customerName">
          {(field) => <field.TextField label="Customer name" autoComplete="off" />}
        </form.AppField>
        <form.AppField name="email">
          {(field) => <field.EmailField label="Email" autoComplete="off" />}
        </form.AppField>
        <form.AppField name="phone">
          {(field) => (
            <field.PhoneField
              label="Phone"
              autoComplete="off"
              hint="We email it, or text it if there is no email."
            />
          )}
        </form.AppField>
      </fieldset>
      <fieldset className="grid min-w-0 content-start gap-4">
        <legend className="mb-2 font-semibold">Terms</legend>
        <form.AppField name="dueDate">
          {(field) => (
            <field.DateField
              label="Due date"
              min={dayText(today)}
              hint="Overdue after this date."
            />
          )}
        </form.AppField>
        <form.AppField name="currency">
          {(field) => <field.Segmented label="Currency" labelShown options={currencies} />}
        </form.AppField>
      </fieldset>
    </div>
  )
}

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
              hint="Applied after the discount."
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
