import { Plus, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { lineTotal } from '#db/invoices/rules.ts'
import { formatMoney } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { SortableList } from '#src/ui/sortable-list.tsx'
import type { InvoiceForm } from './invoice-form.ts'
import { emptyLine, readLine, type TypedLine } from './typed-invoice.ts'

const most = 100

const nameOf = ({ description }: TypedLine, at: number) => description.trim() || `line ${at + 1}`

/** The invoice lines, which can be reordered. */
export function LineFields({ form }: { form: InvoiceForm }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Lines</legend>
      <form.Subscribe selector={({ values }) => values.lines}>
        {(lines) => <Lines form={form} lines={lines} />}
      </form.Subscribe>
    </fieldset>
  )
}

function Lines({ form, lines }: { form: InvoiceForm; lines: readonly TypedLine[] }) {
  const list = useRef<HTMLDivElement>(null)
  // The next focus after the lines change, because the focused button may be gone.
  const goTo = useRef<{ at: number; what: string } | null>(null)
  useEffect(() => {
    if (!goTo.current) return
    const { at, what } = goTo.current
    goTo.current = null
    const line = list.current?.querySelectorAll('[role="group"]')[at]
    line?.querySelector<HTMLElement>(what)?.focus()
  }, [lines])

  function add() {
    goTo.current = { at: lines.length, what: 'input' }
    form.pushFieldValue('lines', emptyLine())
  }

  function remove(at: number) {
    goTo.current = {
      at: Math.min(at, Math.max(lines.length - 2, 0)),
      what: '[aria-label^="Remove "]',
    }
    // There is always at least one line.
    if (lines.length === 1) form.setFieldValue('lines', [emptyLine()])
    else void form.removeFieldValue('lines', at)
  }

  return (
    <div ref={list}>
      <SortableList
        label="Lines"
        items={lines}
        itemKey={({ key }) => key}
        itemName={nameOf}
        onMove={(from, to) => form.moveFieldValues('lines', from, to)}
        className="border-t border-line"
      >
        {(line, at, controls) => (
          <Line
            form={form}
            at={at}
            name={nameOf(line, at)}
            controls={controls}
            onRemove={() => remove(at)}
          />
        )}
      </SortableList>
      <Button
        variant="text"
        icon={<Plus aria-hidden />}
        disabled={lines.length >= most}
        onClick={add}
      >
        Add Line
      </Button>
    </div>
  )
}

interface LineProps {
  form: InvoiceForm
  at: number
  name: string
  controls: ReactNode
  onRemove: () => void
}

function Line({ form, at, name, controls, onRemove }: LineProps) {
  return (
    <div
      role="group"
      aria-label={name}
      className="grid grid-cols-2 items-start gap-x-3 gap-y-2 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_6.5rem_8.5rem_auto]"
    >
      <form.AppField name={`lines[${at}].description`}>
        {(field) => (
          <field.TextField
            label="Description"
            autoComplete="off"
            maxLength={200}
            className="col-span-full md:col-span-1"
          />
        )}
      </form.AppField>
      <form.AppField name={`lines[${at}].quantity`}>
        {(field) => <field.TextField label="Quantity" inputMode="decimal" autoComplete="off" />}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.currency}>
        {(currency) => (
          <form.AppField name={`lines[${at}].unitPrice`}>
            {(field) => <field.MoneyField label="Unit price" currency={currency} />}
          </form.AppField>
        )}
      </form.Subscribe>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-2 md:col-span-1 md:grid md:justify-items-end md:gap-0">
        <p className="font-semibold tabular-nums md:order-first md:text-sm">
          <span className="text-sm font-normal text-muted md:sr-only">Line total </span>
          <form.Subscribe
            selector={({ values: { lines, currency } }) => {
              const line = lines[at]
              return line ? formatMoney(lineTotal(readLine(line)), currency) : ''
            }}
          >
            {(total) => <span>{total}</span>}
          </form.Subscribe>
        </p>
        <span className="flex flex-none">
          {controls}
          <IconButton label={`Remove ${name}`} icon={<X aria-hidden />} onClick={onRemove} />
        </span>
      </div>
    </div>
  )
}
