import type { PaymentLink } from '#db/model/payment-link.ts'
import { getMerchantPersona } from '#db/queries/get-persona.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { linkAddress } from '#src/rules/link-text.ts'
import { messages } from '#src/rules/messages.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-say.ts'
import { changedDetails, type LinkDetails } from './link-form.ts'

interface Saving {
  /** Saves what is typed; false when that was refused or only a dry run. */
  save: (details: LinkDetails, draft: boolean) => Promise<boolean>
  pending: boolean
  merchant: { name: string; paymentLimit: number | null } | undefined
}

/** Saves a new link, or what was changed of one; says what came of it, and offers a fresh link's address. */
export function useSaveLink(link: PaymentLink | undefined): Saving {
  const merchant = useQuery(getMerchantPersona)?.merchant
  const offer = (made: PaymentLink) => ({
    label: 'Copy Link',
    onClick: () =>
      void copyAndSay(linkAddress(made.path, { ...made, merchantName: merchant?.name ?? '' })),
  })
  const create = useAction('createPaymentLink', {
    said: () => messages.linkCreated,
    dryRun: messages.wouldCreateLink,
    offer,
  })
  const createDraft = useAction('createPaymentLink', {
    said: () => messages.linkDraftSaved,
    dryRun: messages.wouldSaveDraft,
  })
  const publish = useAction('updatePaymentLink', {
    said: () => messages.linkCreated,
    dryRun: messages.wouldCreateLink,
    offer,
  })
  const update = useAction('updatePaymentLink', {
    said: ({ draft }) => (draft ? messages.linkDraftSaved : messages.linkUpdated),
    dryRun: ({ draft }) => (draft ? messages.wouldSaveDraft : messages.wouldUpdateLink),
  })

  async function save(details: LinkDetails, draft: boolean): Promise<boolean> {
    if (!merchant) return false
    if (!link) {
      const act = draft ? createDraft : create
      return (await act.run({ ...details, merchantId: merchant.id, draft })) !== undefined
    }
    const changes = changedDetails(link, details)
    if (link.draft && !draft)
      return (await publish.run({ id: link.id, ...changes, draft })) !== undefined
    // Nothing to save is as good as saved.
    if (Object.keys(changes).length === 0) return true
    return (
      (await update.run({ id: link.id, ...changes, ...(link.draft && { draft }) })) !== undefined
    )
  }

  const pending = create.pending || createDraft.pending || publish.pending || update.pending
  return { save, pending, merchant }
}
