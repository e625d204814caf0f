import type { ReactNode } from 'react'
import { Card } from '#src/ui/card.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useDesk } from '#src/ui/viewport.ts'
import { typedTotals } from './invoice-fields.tsx'
import type { InvoiceForm } from './invoice-form.ts'

interface Props {
  form: InvoiceForm
  /** Whether there are unsaved changes. */
  state: ReactNode
  save: ReactNode
  send: ReactNode
}

/** The total with the buttons: beside the paper where there is room, below everything elsewhere. */
export function SavePanel({ form, state, save, send }: Props) {
  const desk = useDesk()
  const total = (
    <form.Subscribe
      selector={({ values }) => {
        const { total: minor, money } = typedTotals(values)
        return money(minor)
      }}
    >
      {(text) => text}
    </form.Subscribe>
  )
  if (!desk)
    return (
      <SaveBar
        text={state}
        beside={<span className="ml-auto font-semibold tabular-nums">{total}</span>}
      >
        {save}
        {send}
      </SaveBar>
    )
  return (
    <Card padded className="sticky top-20 grid gap-3">
      <div>
        <p className="text-sm text-muted">Total</p>
        <p className="text-3xl font-semibold wrap-anywhere tabular-nums">{total}</p>
      </div>
      <p role="status" className="text-sm text-muted">
        {state}
      </p>
      {send}
      {save}
    </Card>
  )
}
