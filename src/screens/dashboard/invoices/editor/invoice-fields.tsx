import { dayText } from '#db/days.ts'
import { invoiceTotals } from '#db/invoices/rules.ts'
import type { Invoice } from '#db/invoices/schemas.ts'
import { vatPercentOn } from '#db/invoices/vat.ts'
import { currencyOptions, formatMoney } from '#db/text/format.ts'
import { useToday } from '#src/data/use-query.ts'
import { Button } from '#src/ui/button.tsx'
import { Select } from '#src/ui/select.tsx'
import type { InvoiceForm } from './invoice-form.ts'
import { isUnclear, readInvoice } from './typed-invoice.ts'

interface Props {
  form: InvoiceForm
  /** Earlier customers. */
  customers: readonly Invoice['customer'][]
}

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
    form.setFieldValue('tin', customer?.tin ?? '')
  }

  return (
    <div className="grid gap-x-12 gap-y-4 md:grid-cols-[minmax(0,1fr)_13rem]">
      <fieldset className="grid min-w-0 content-start gap-1">
        <legend className="text-sm text-muted">Bill to</legend>
        <form.AppField name="customerName">
          {(field) => (
            <field.TextField
              look="line"
              label="Customer name"
              labelHidden
              placeholder="Customer name"
              autoComplete="off"
              className="font-semibold"
            />
          )}
        </form.AppField>
        <form.AppField name="email">
          {(field) => (
            <field.EmailField
              look="line"
              label="Email"
              labelHidden
              placeholder="Email"
              autoComplete="off"
            />
          )}
        </form.AppField>
        <form.AppField name="phone">
          {(field) => (
            <field.PhoneField
              look="line"
              label="Phone"
              labelHidden
              placeholder="Phone"
              autoComplete="off"
              hint="We email it, or text it if there is no email."
            />
          )}
        </form.AppField>
        <form.AppField name="tin">
          {(field) => (
            <field.TextField
              look="line"
              label="Customer TIN (optional)"
              labelHidden
              placeholder="TIN (optional)"
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </form.AppField>
        {earlier.length > 0 && (
          <form.Subscribe
            selector={({ values: { customerName, email, phone, tin } }) =>
              customers.findIndex(
                (each) =>
                  each.name === customerName &&
                  each.email === email &&
                  each.phone === phone &&
                  (each.tin ?? '') === tin,
              )
            }
          >
            {(chosen) => (
              <Select
                inline
                look="line"
                label="Previous customer"
                value={String(chosen)}
                onChange={fill}
                options={[{ value: '-1', label: 'New customer' }, ...earlier]}
                className="mt-2"
              />
            )}
          </form.Subscribe>
        )}
      </fieldset>
      <fieldset className="grid min-w-0 content-start gap-1">
        <legend className="text-sm text-muted">Due</legend>
        <form.AppField name="dueDate">
          {(field) => (
            <field.DateField
              look="line"
              label="Due date"
              labelHidden
              min={dayText(today)}
              hint="Overdue after this date."
            />
          )}
        </form.AppField>
        <div className="mt-2">
          <form.AppField name="currency">
            {(field) => <field.Segmented label="Currency" labelShown options={currencyOptions()} />}
          </form.AppField>
        </div>
      </fieldset>
    </div>
  )
}

const discountKinds = [
  { value: 'none', label: 'None' },
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Amount' },
] as const

/** Returns the totals of what is typed, and their text: a dash while a figure can't be read. */
export function typedTotals(values: Parameters<typeof readInvoice>[0]) {
  const fields = readInvoice(values)
  const unclear = isUnclear(values)
  return {
    ...invoiceTotals(fields),
    money: (minor: number) => (unclear ? '–' : formatMoney(minor, fields.currency)),
  }
}

const row = 'flex flex-wrap items-center justify-between gap-x-4'

interface TotalFieldsProps {
  form: InvoiceForm
  /** Whether the business is registered for VAT, which it then adds with one press. */
  isRegistered: boolean
}

/** Discount, VAT and the total, where they stand on the invoice. */
export function TotalFields({ form, isRegistered }: TotalFieldsProps) {
  const vatPercent = vatPercentOn(dayText(useToday()))
  return (
    <form.Subscribe
      selector={({ values }) => ({
        kind: values.discountKind,
        currency: values.currency,
        offersVat: isRegistered && values.taxPercent === '',
        totals: typedTotals(values),
      })}
    >
      {({ kind, currency, offersVat, totals: { subtotal, discount, tax, total, money } }) => (
        <div className="grid w-full gap-1 tabular-nums md:ml-auto md:max-w-96">
          <p className={`${row} min-h-11`}>
            <span className="text-muted">Subtotal</span>
            <span>{money(subtotal)}</span>
          </p>
          <div className={row}>
            <span aria-hidden className="text-muted">
              Discount
            </span>
            {discount > 0 && <span>{money(-discount)}</span>}
          </div>
          <div className="flex flex-wrap gap-x-3">
            <form.AppField name="discountKind">
              {(field) => <field.Segmented label="Discount" options={discountKinds} />}
            </form.AppField>
            {kind !== 'none' && (
              <form.AppField name="discount">
                {(field) =>
                  kind === 'percent' ? (
                    <field.TextField
                      look="line"
                      label="Discount in percent"
                      labelHidden
                      placeholder="0"
                      inputMode="decimal"
                      autoComplete="off"
                      suffix="%"
                      className="flex-[1_1_4rem]"
                    />
                  ) : (
                    <field.MoneyField
                      look="line"
                      label="Discount amount"
                      labelHidden
                      placeholder="0.00"
                      currency={currency}
                      className="flex-[1_1_6rem]"
                    />
                  )
                }
              </form.AppField>
            )}
          </div>
          <div className={row}>
            <span aria-hidden className="text-muted">
              VAT
            </span>
            <form.AppField name="taxPercent">
              {(field) => (
                <field.TextField
                  look="line"
                  label="VAT (optional)"
                  labelHidden
                  placeholder="0"
                  inputMode="decimal"
                  autoComplete="off"
                  suffix="%"
                  className="mr-auto w-20"
                />
              )}
            </form.AppField>
            {tax > 0 && <span>{money(tax)}</span>}
            {offersVat && (
              <Button
                variant="text"
                onClick={() => form.setFieldValue('taxPercent', String(vatPercent))}
              >
                Add {vatPercent}%
              </Button>
            )}
          </div>
          <p
            className={`${row} border-t-2 border-text pt-1.5 text-xl font-semibold`}
            aria-live="polite"
            aria-atomic
          >
            <span>Total</span>
            <span>{money(total)}</span>
          </p>
        </div>
      )}
    </form.Subscribe>
  )
}
