import { useRef, useState } from 'react'
import { currentDate } from '#db/clock.ts'
import type { MerchantId } from '#db/common.ts'
import { dayText } from '#db/days.ts'
import { getCheckout } from '#db/links/checkout-queries.ts'
import type { PaymentLink } from '#db/links/schemas.ts'
import { getMerchantId, getMerchantPersona } from '#db/people/persona-queries.ts'
import { plainTyped } from '#db/text/typed-text.ts'
import { currencyOptions } from '#db/text/format.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction, useRefusedAt } from '#src/data/use-action.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { useBoundText } from '#src/forms/bound-field.ts'
import type { FieldChanges } from '#src/forms/changed-fields.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { shownAddress } from '#src/rules/links.ts'
import { linkMessages } from '#src/rules/messages/payments.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { toast } from '#src/ui/toast.ts'
import {
  amountHint,
  type LinkDetails,
  linkFormSchema,
  startingLink,
  type SuggestedLink,
} from './link-form.ts'

type Saved = { link: PaymentLink } | { refused: { path: string } } | null

interface Saving {
  /**
   * Saves a new link or the changes to one, and returns the link, the error for a path that is taken, or null after a
   * refusal or a dry run.
   */
  save: (details: LinkDetails, changes: FieldChanges<LinkDetails>, draft: boolean) => Promise<Saved>
  merchant: { name: string; paymentLimit: number | null } | undefined
}

/** Saves a new link or the changes to one. A newly payable link is announced by its own sheet. */
function useSaveLink(link: PaymentLink | undefined): Saving {
  const database = useDatabase()
  const merchant = useQuery(getMerchantPersona)?.merchant
  const { refused, words } = useRefusedAt('path', 'path-taken')
  const [attemptId, setAttemptId] = useState(newAttemptId)
  const create = useAction('createPaymentLink', {
    dryRun: linkMessages.wouldCreateLink,
    refused,
  })
  const createDraft = useAction('createPaymentLink', {
    success: () => linkMessages.linkDraftSaved,
    dryRun: linkMessages.wouldSaveDraft,
    refused,
  })
  const publish = useAction('updatePaymentLink', {
    dryRun: linkMessages.wouldCreateLink,
    refused,
  })
  const update = useAction('updatePaymentLink', {
    success: ({ draft }) => (draft ? linkMessages.linkDraftSaved : linkMessages.linkUpdated),
    dryRun: ({ draft }) => (draft ? linkMessages.wouldSaveDraft : linkMessages.wouldUpdateLink),
    refused,
  })

  async function save(
    details: LinkDetails,
    changes: FieldChanges<LinkDetails>,
    draft: boolean,
  ): Promise<Saved> {
    const saved = await run(details, changes, draft, await getMerchantId(database()))
    if (saved) return { link: saved }
    const taken = words()
    return taken ? { refused: taken } : null
  }

  async function run(
    details: LinkDetails,
    changes: FieldChanges<LinkDetails>,
    draft: boolean,
    merchantId: MerchantId,
  ): Promise<PaymentLink | undefined> {
    if (!link) {
      const made = await (draft ? createDraft : create).run({
        ...details,
        merchantId,
        draft,
        attemptId,
      })
      if (made) setAttemptId(newAttemptId())
      return made
    }
    if (link.draft && !draft) return publish.run({ id: link.id, ...changes, draft })
    // Without changes there is nothing to save.
    if (Object.keys(changes).length === 0) return link
    return update.run({ id: link.id, ...changes, ...(link.draft && { draft }) })
  }

  return { save, merchant }
}

/** The end of a link's address, with the full address below; warns at once when another link uses it. */
function PathField({ link }: { link: PaymentLink | undefined }) {
  const bound = useBoundText()
  const path = plainTyped(bound.value).toLowerCase()
  const other = useQuery(async (db) => (path === '' ? null : await getCheckout(db, path)), [path])
  const taken = other && other.link.id !== link?.id && other.link.path === path
  const empty = link ? `Leave empty to keep ${link.path}.` : 'Leave empty to use the name.'
  const moved = link && path !== '' && path !== link.path
  return (
    <TextField
      {...bound}
      label="Custom Link Path (optional)"
      prefix={
        <>
          <span className="max-md:sr-only">{location.host}</span>
          {shownAddress('').slice(location.host.length)}
        </>
      }
      error={bound.error ?? (taken ? 'This path is taken' : undefined)}
      hint={
        path === ''
          ? empty
          : moved
            ? `${shownAddress(path)}. Links and codes already shared will stop working.`
            : shownAddress(path)
      }
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

interface Props {
  /** The link to edit; left out to create one. */
  link?: PaymentLink
  /** What a new link says at first. */
  suggested?: SuggestedLink
  open: boolean
  onClose: () => void
  /** Called when a link was created or a draft published, which can now be paid. */
  onMade: (id: string) => void
}

/**
 * Creates or edits a payment link; new links and drafts can be saved as drafts (LINK-2). Input survives
 * closing and reopening, except with Cancel.
 */
export function LinkFormDialog({ link, suggested, open, onClose, onMade }: Props) {
  const { save, merchant } = useSaveLink(link)
  const asDraft = useRef(false)
  const unpublished = !link || link.draft
  const form = useAppForm({
    schema: linkFormSchema(link, {
      paymentLimit: merchant?.paymentLimit ?? null,
      asDraft: () => asDraft.current,
    }),
    start: { ...startingLink(link), ...suggested },
    onSubmit: async (details, changes) => {
      // As it was pressed, whatever is pressed while it is saved.
      const draft = asDraft.current
      const saved = await save(details, changes, draft)
      if (!saved) return
      if ('refused' in saved) return saved.refused
      onClose()
      form.reset()
      if (unpublished && !draft) onMade(saved.link.id)
    },
  })

  function cancel() {
    onClose()
    form.reset()
    if (!link) toast.info(linkMessages.linkDialogClosed)
  }

  const footer = (formId: string) => (
    <>
      <Button variant="secondary" onClick={cancel}>
        Cancel
      </Button>
      {unpublished && (
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(pending) => (
            <Button
              variant="secondary"
              form={formId}
              disabled={pending}
              onClick={({ currentTarget }) => {
                asDraft.current = true
                currentTarget.form?.requestSubmit()
              }}
            >
              Save as Draft
            </Button>
          )}
        </form.Subscribe>
      )}
      {/* Enter in a field triggers this button too. */}
      <form.SubmitButton
        variant="primary"
        form={formId}
        pendingLabel="Saving"
        className={unpublished ? 'max-md:col-span-full' : ''}
        onClick={() => {
          asDraft.current = false
        }}
      >
        {unpublished ? 'Create Link' : 'Save Changes'}
      </form.SubmitButton>
    </>
  )

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        keeps={!link}
        size="lg"
        title={link ? 'Edit Payment Link' : 'Create Payment Link'}
        description={link ? link.name : 'Customers pay it from any phone.'}
        footer={footer}
      >
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
                  <field.MoneyField
                    label="Amount"
                    currency={currency}
                    hint={amountHint(currency, merchant?.paymentLimit ?? null)}
                  />
                )}
              </form.AppField>
            )}
          </form.Subscribe>
          <form.AppField name="currency">
            {(field) => <field.Segmented label="Currency" labelShown options={currencyOptions()} />}
          </form.AppField>
        </div>
        <div className="grid gap-x-8 gap-y-2 md:grid-cols-2">
          <form.AppField name="expires">
            {(field) => <field.Switch label="Set Expiry Date" />}
          </form.AppField>
          <form.Subscribe selector={({ values }) => values.expires}>
            {(expires) => (
              <form.AppField name="expiryDate">
                {(field) => (
                  <field.DateField
                    label="Expiry date"
                    min={dayText(currentDate())}
                    disabled={!expires}
                    hint="Last day customers can pay."
                  />
                )}
              </form.AppField>
            )}
          </form.Subscribe>
        </div>
        <form.AppField name="path">{() => <PathField link={link} />}</form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}
