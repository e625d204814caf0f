import { Plus, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { lineTotal } from '#db/invoices/rules.ts'
import { formatMoney } from '#db/text/format.ts'
import { isolated, named } from '#db/text/typed-text.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { SortableList } from '#src/ui/sortable-list.tsx'
import type { InvoiceForm } from './invoice-form.ts'
import { emptyLine, isEmptyLine, isUnclearLine, readLine, type TypedLine } from './typed-invoice.ts'

const most = 100

const nameOf = ({ description }: TypedLine, at: number) => isolated(description) || `line ${at + 1}`

/** The invoice lines, which can be reordered. */
export function LineFields({ form }: { form: InvoiceForm }) {
  return (
    <fieldset className="@container min-w-0">
      <legend className="sr-only">Lines</legend>
      <div
        aria-hidden
        className={`hidden gap-x-4 border-b border-line-strong pb-1.5 text-sm text-muted @min-[44rem]:grid ${columns}`}
      >
        <span>Description</span>
        <span>Quantity</span>
        <span>Unit price</span>
        <span className="text-right">Amount</span>
      </div>
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
        className="border-line-strong @max-[44rem]:border-t"
      >
        {(line, at, controls) => (
          <Line
            form={form}
            at={at}
            name={nameOf(line, at)}
            controls={lines.length > 1 && controls}
            onRemove={lines.length > 1 || !isEmptyLine(line) ? () => remove(at) : undefined}
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
  /** Undefined for a single line, which has no order. */
  controls: ReactNode
  /** Undefined for a single empty line. */
  onRemove: (() => void) | undefined
}

/** One row where the paper is wide; else the description is above its figures. */
const columns = '@min-[44rem]:grid-cols-[minmax(0,1fr)_5rem_8rem_7rem_5.5rem]'

function Line({ form, at, name, controls, onRemove }: LineProps) {
  const hasControls = Boolean(controls || onRemove)
  return (
    <div
      role="group"
      aria-label={name}
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-2 @min-[15rem]:grid-cols-[4.5rem_minmax(0,1fr)_auto] @min-[44rem]:gap-x-4 ${columns}`}
    >
      <form.AppField name={`lines[${at}].description`}>
        {(field) => (
          <field.TextField
            look="line"
            label="Description"
            labelHidden
            placeholder="Description"
            autoComplete="off"
            maxLength={200}
            className={`font-medium @min-[44rem]:col-span-1 ${hasControls ? '@min-[15rem]:col-span-2' : 'col-span-full'}`}
          />
        )}
      </form.AppField>
      <form.AppField name={`lines[${at}].quantity`}>
        {(field) => (
          <field.TextField
            look="line"
            label="Quantity"
            labelHidden
            inputMode="decimal"
            autoComplete="off"
            suffix="×"
            className="@max-[15rem]:col-span-full"
          />
        )}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.currency}>
        {(currency) => (
          <form.AppField name={`lines[${at}].unitPrice`}>
            {(field) => (
              <field.MoneyField
                look="line"
                label="Unit price"
                labelHidden
                placeholder="0.00"
                currency={currency}
                className="@max-[15rem]:col-span-full"
              />
            )}
          </form.AppField>
        )}
      </form.Subscribe>
      <p className="min-h-11 py-2.5 text-right @max-[15rem]:col-span-full font-semibold whitespace-nowrap tabular-nums">
        <span className="sr-only">Line total </span>
        <form.Subscribe
          selector={({ values: { lines, currency } }) => {
            const line = lines[at]
            if (!line) return ''
            return isUnclearLine(line, currency)
              ? '–'
              : formatMoney(lineTotal(readLine(line, currency)), currency)
          }}
        >
          {(total) => <span>{total}</span>}
        </form.Subscribe>
      </p>
      {hasControls && (
        // Beside the description where the figures are below it.
        <span className="-mr-2 flex flex-none justify-end @max-[44rem]:row-start-1 @max-[44rem]:-col-start-2">
          {controls}
          {onRemove && (
            <IconButton label={named`Remove ${name}`} icon={<X aria-hidden />} onClick={onRemove} />
          )}
        </span>
      )}
    </div>
  )
}
