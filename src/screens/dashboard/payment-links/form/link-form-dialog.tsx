import { useId, useRef } from 'react'
import { dayText } from '#db/model/days.ts'
import type { PaymentLink } from '#db/model/payment-link.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { messages } from '#src/rules/messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { amountHint } from './amount-hint.ts'
import { linkFormSchema, startValues } from './link-form.ts'
import { PathField } from './path-field.tsx'
import { useSaveLink } from './use-save-link.ts'

interface Props {
  /** The link to edit; left out to make a new one. */
  link?: PaymentLink
  open: boolean
  onClose: () => void
}

const currencies = [
  { value: 'USD', label: 'USD' },
  { value: 'ZWL', label: 'ZWL' },
] as const

/**
 * Makes a payment link or changes one; a new one, and a draft, can be kept as a draft (spec §2 Payment Links). What is
 * typed stays when the dialog is closed and opened again, but for Cancel.
 */
export function LinkFormDialog({ link, open, onClose }: Props) {
  const { save, pending, merchant } = useSaveLink(link)
  const dryRun = useDryRun()
  const asDraft = useRef(false)
  const formId = useId()
  const unpublished = !link || link.draft
  const form = useAppForm({
    schema: linkFormSchema(link?.expiresAt),
    start: startValues(link),
    onSubmit: async (details) => {
      if (!(await save(details, asDraft.current))) return
      onClose()
      form.reset()
    },
  })

  function saveDraft() {
    asDraft.current = true
    const element = document.getElementById(formId)
    if (element instanceof HTMLFormElement) element.requestSubmit()
  }

  function cancel() {
    onClose()
    form.reset()
    if (!link) void dryRun(messages.linkDialogClosed)
  }

  const footer = (
    <>
      <Button variant="secondary" onClick={cancel}>
        Cancel
      </Button>
      {unpublished && (
        <Button variant="secondary" disabled={pending} onClick={saveDraft}>
          Save as Draft
        </Button>
      )}
      {/* Enter in a field presses this one too. */}
      <Button
        variant="primary"
        type="submit"
        form={formId}
        pending={pending}
        pendingLabel="Saving"
        className={unpublished ? 'max-md:col-span-full' : ''}
        onClick={() => {
          asDraft.current = false
        }}
      >
        {unpublished ? 'Create Link' : 'Save Changes'}
      </Button>
    </>
  )

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={link ? 'Edit Payment Link' : 'Create Payment Link'}
      description={link ? link.name : 'Customers pay it from any phone.'}
      footer={footer}
    >
      <form.AppForm>
        <form.Form id={formId} className="grid gap-4">
          <form.AppField name="name">
            {(field) => <field.TextField label="Link Name" autoComplete="off" />}
          </form.AppField>
          <form.AppField name="description">
            {(field) => <field.TextField label="Description (optional)" multiline rows={2} />}
          </form.AppField>
          <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto]">
            <form.Subscribe selector={({ values }) => values.currency}>
              {(currency) => (
                <form.AppField name="amount">
                  {(field) => (
                    <field.TextField
                      label="Amount"
                      inputMode="decimal"
                      autoComplete="off"
                      prefix={currency === 'USD' ? '$' : 'ZWL'}
                      hint={amountHint(currency, merchant?.paymentLimit ?? null)}
                    />
                  )}
                </form.AppField>
              )}
            </form.Subscribe>
            <form.AppField name="currency">
              {(field) => (
                <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 md:grid md:content-start md:justify-start">
                  <span aria-hidden className="font-semibold md:text-sm">
                    Currency
                  </span>
                  <Segmented
                    label="Currency"
                    value={field.state.value}
                    onChange={field.handleChange}
                    options={currencies}
                  />
                </div>
              )}
            </form.AppField>
          </div>
          <div className="grid gap-x-8 gap-y-2 md:grid-cols-2">
            <form.AppField name="expires">
              {(field) => (
                <Switch
                  label="Set Expiry Date"
                  checked={field.state.value}
                  onChange={field.handleChange}
                />
              )}
            </form.AppField>
            <form.Subscribe selector={({ values }) => values.expires}>
              {(expires) => (
                <form.AppField name="expiryDate">
                  {(field) => (
                    <field.TextField
                      label="Expiry date"
                      type="date"
                      min={dayText(new Date())}
                      disabled={!expires}
                      hint="The last day on which customers can pay."
                    />
                  )}
                </form.AppField>
              )}
            </form.Subscribe>
          </div>
          <form.AppField name="path">{() => <PathField link={link} />}</form.AppField>
        </form.Form>
      </form.AppForm>
    </Dialog>
  )
}
