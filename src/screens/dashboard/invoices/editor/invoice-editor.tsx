import { evaluate, useStore } from '@tanstack/react-form'
import { Lock, Send } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Invoice } from '#db/invoices/schemas.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { typingName } from '#src/rules/invoices.ts'
import { formMessages } from '#src/rules/messages/app.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { Paper, PaperHead } from '#src/screens/shared/invoices/paper.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { keep, readUnsaved } from '#src/ui/unsaved-input.ts'
import { useDesk } from '#src/ui/viewport.ts'
import { CustomerFields, TotalFields, typedTotals } from './invoice-fields.tsx'
import { type InvoiceForm, invoiceSchema, type Purpose } from './invoice-form.ts'
import { LineFields } from './line-fields.tsx'
import { bothChanged, mergedDraft, withTheirs } from './merge-draft.ts'
import { readInvoice, startInvoice, type TypedInvoice } from './typed-invoice.ts'

interface SavePanelProps {
  form: InvoiceForm
  /** Whether there are unsaved changes. */
  state: ReactNode
  save: ReactNode
  send: ReactNode
}

/** The total with the buttons: beside the paper where there is room, below everything elsewhere. */
function SavePanel({ form, state, save, send }: SavePanelProps) {
  const desk = useDesk()
  const total = (
    <form.Subscribe
      selector={({ values }) => {
        const { total: minor, money } = typedTotals(values)
        return money(minor)
      }}
    >
      {(text) => <>{text}</>}
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
    <Card padded className="sticky top-[calc(5rem+var(--strip,0px))] grid gap-3">
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

interface InvoiceEditorProps {
  /** The draft to edit; null for a new one. */
  draft: Invoice | null
  merchant: Merchant
  /** Its number if it were sent now. */
  number: string
  customers: readonly Invoice['customer'][]
  /** Called after saving; `purpose` tells whether to send it now. */
  onSaved: (invoice: Invoice, purpose: Purpose) => void
}

const lastPathOf = ({ merchant, draft }: InvoiceEditorProps) =>
  [merchant.id, draft?.id ?? 'new'] as const

/** Edits the draft directly on the paper: totals update at once, and unsaved input survives a reload. */
export function InvoiceEditor(props: InvoiceEditorProps) {
  // Remounts the form, so that everything in it is discarded.
  const [discarded, setDiscarded] = useState(0)
  function discard() {
    keepTyping(...lastPathOf(props), null)
    setDiscarded(discarded + 1)
  }
  return <EditorForm key={discarded} {...props} onDiscard={discard} />
}

function EditorForm({ onDiscard, ...props }: InvoiceEditorProps & { onDiscard: () => void }) {
  const { draft, merchant, number, customers, onSaved } = props
  const formId = useId()
  const place = lastPathOf(props)
  const [kept] = useState(() => readTyping(...place))
  const fresh = startInvoice(draft)
  // The draft as this form first loaded or last saved it, so that later changes by others are not reverted.
  const [began, setBegan] = useState(() => kept?.began ?? fresh)
  // Conflicting changes by others that were already shown at their fields.
  const shownConflicts = useRef(new Map<string, string>())
  // The last save, until the draft reflects it, with the version that it was based on.
  const last = useRef<{ over: Invoice['updatedAt'] | null; invoice: Invoice } | null>(null)
  const [attemptId] = useState(() => kept?.attemptId ?? newAttemptId())
  const [restored, setRestored] = useState(kept !== null)
  const purpose = useRef<Purpose>('save')
  const save = useAction('saveInvoice', {
    success: () => invoiceMessages.saved,
    dryRun: invoiceMessages.wouldSave,
  })
  // The dialog that follows is confirmation enough.
  const saveToSend = useAction('saveInvoice', { dryRun: invoiceMessages.wouldSend })
  const form = useAppForm({
    schema: invoiceSchema(() => purpose.current),
    start: kept?.typed ?? fresh,
    edits: false,
    onSubmit: async (fields) => {
      // A snapshot: the person may keep typing or press the other button during the save.
      const [typed, asked] = [form.state.values, purpose.current]
      const known = last.current
      const current = known && known.over === (draft?.updatedAt ?? null) ? known.invoice : draft
      const now = current ? startInvoice(current) : began
      const change = { began: readInvoice(began), live: readInvoice(now), mine: fields }
      const theirs = bothChanged(change)
      const unseen = [...theirs].filter(
        ([name, words]) => shownConflicts.current.get(name) !== words,
      )
      shownConflicts.current = theirs
      if (unseen.length > 0)
        return Object.fromEntries(
          unseen.map(([name, words]) => [name, formMessages.changedMeanwhile(words)]),
        )
      const input = {
        ...mergedDraft(change),
        id: draft?.id ?? null,
        updatedAt: current?.updatedAt ?? null,
        merchantId: merchant.id,
        attemptId,
      }
      const invoice = await (asked === 'send' ? saveToSend : save).run(input)
      if (!invoice) return
      const whole = withTheirs(typed, now, change)
      if (form.state.values === typed) {
        keepTyping(...place, null)
        for (const name of Object.keys(whole) as (keyof TypedInvoice)[])
          if (!evaluate(typed[name], whole[name])) form.setFieldValue(name, whole[name])
      }
      last.current = { over: draft?.updatedAt ?? null, invoice }
      setRestored(false)
      setBegan(whole)
      onSaved(invoice, asked)
    },
  })

  if (draft && !restored && !form.state.isTouched && !evaluate(began, fresh)) setBegan(fresh)

  const press = (next: Purpose) => () => {
    purpose.current = next
  }

  return (
    <form.AppForm>
      {save.forbidden && (
        <div className="mb-4">
          <Banner tone="info" icon={<Lock aria-hidden />}>
            {save.forbidden}
          </Banner>
        </div>
      )}
      {restored && (
        <div className="mb-4">
          <Banner tone="info" title="We restored your draft">
            It has unsaved changes.{' '}
            <Button variant="text" size="sm" onClick={onDiscard}>
              Discard
            </Button>
          </Banner>
        </div>
      )}
      <div className="items-start gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem]">
        <form.Form id={formId} aria-label="Invoice">
          <Paper>
            <PaperHead merchant={merchant} number={number} isDraft />
            <CustomerFields form={form} customers={customers} />
            <LineFields form={form} />
            <TotalFields form={form} isRegistered={Boolean(merchant.vatNumber)} />
            <form.AppField name="notes">
              {(field) => (
                <field.TextField
                  look="line"
                  label="Notes (optional)"
                  labelHidden
                  placeholder="Notes, printed on the invoice and in the email"
                  multiline
                  rows={2}
                />
              )}
            </form.AppField>
          </Paper>
        </form.Form>
        <SavePanel
          form={form}
          state={<KeepTyping form={form} saved={began} place={place} attemptId={attemptId} />}
          save={
            <form.SubmitButton
              variant="secondary"
              form={formId}
              pendingLabel="Saving"
              forbidden={save.forbidden}
              onClick={press('save')}
            >
              Save Draft
            </form.SubmitButton>
          }
          send={
            <Button
              variant="primary"
              icon={<Send aria-hidden />}
              type="submit"
              form={formId}
              forbidden={save.forbidden}
              onClick={press('send')}
            >
              Review and Send
            </Button>
          }
        />
      </div>
    </form.AppForm>
  )
}

const line = v.object({
  key: v.string(),
  description: v.string(),
  quantity: v.string(),
  unitPrice: v.string(),
})
const typedInvoice = v.object({
  customerName: v.string(),
  email: v.string(),
  phone: v.string(),
  // Input that an older version stored has none.
  tin: v.optional(v.string(), ''),
  currency: v.picklist(['USD', 'ZWL']),
  dueDate: v.string(),
  lines: v.pipe(v.array(line), v.minLength(1)),
  discountKind: v.picklist(['none', 'percent', 'amount']),
  discount: v.string(),
  taxPercent: v.string(),
  notes: v.string(),
})
const kept = v.object({
  attemptId: v.string(),
  typed: typedInvoice,
  began: v.optional(typedInvoice),
})
interface KeptTyping {
  /** The attempt that would save it, the same after a reload so that it is saved only once. */
  attemptId: string
  typed: TypedInvoice
  /** The draft when editing began, so that later changes by others are not reverted. */
  began?: TypedInvoice | undefined
}

/** Returns the stored input for an invoice; null if there is none or it is invalid. */
const readTyping = (merchantId: string, id: string): KeptTyping | null =>
  readUnsaved(typingName(merchantId, id), kept) ?? null

/** Stores input; null removes it. Returns whether it is stored. */
const keepTyping = (merchantId: string, id: string, typing: KeptTyping | null): boolean =>
  keep(typingName(merchantId, id), typing ?? undefined)

interface Props {
  form: InvoiceForm
  /** The saved values; unchanged input is not stored. */
  saved: TypedInvoice
  /** The business and the draft that own the input. */
  place: readonly [merchantId: string, id: string]
  attemptId: string
}

/** Stores the input on this device while the person types, and shows that it did. */
function KeepTyping({ form, saved, place: [merchantId, id], attemptId }: Props) {
  const typed = useStore(form.store, ({ values }) => values)
  const differs = !evaluate(typed, saved)
  useEffect(() => {
    keepTyping(merchantId, id, differs ? { attemptId, typed, began: saved } : null)
  }, [typed, differs, saved, merchantId, id, attemptId])
  return <>{differs ? 'Unsaved changes' : 'Review before sending'}</>
}
