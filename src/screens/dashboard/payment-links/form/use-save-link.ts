import type { MerchantId } from '#db/common.ts'
import type { PaymentLink } from '#db/links/schemas.ts'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import { useAction, useRefusedAt } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import type { Changes } from '#src/forms/changed-fields.ts'
import { linkMessages } from '#src/rules/messages/payments.ts'
import type { LinkDetails } from './link-form.ts'

type Saved = { link: PaymentLink } | { refused: { path: string } } | null

interface Saving {
  /**
   * Saves a new link or the changes to one, and returns the link, the error for a path that is taken, or null after a
   * refusal or a dry run.
   */
  save: (details: LinkDetails, changes: Changes<LinkDetails>, draft: boolean) => Promise<Saved>
  merchant: { name: string; paymentLimit: number | null } | undefined
}

/** Saves a new link or the changes to one. A newly payable link is announced by its own sheet. */
export function useSaveLink(link: PaymentLink | undefined): Saving {
  const merchant = useQuery(getMerchantPersona)?.merchant
  const { refused, words } = useRefusedAt('path', 'path-taken')
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
    changes: Changes<LinkDetails>,
    draft: boolean,
  ): Promise<Saved> {
    if (!merchant) return null
    const saved = await run(details, changes, draft, merchant.id)
    if (saved) return { link: saved }
    const taken = words()
    return taken ? { refused: taken } : null
  }

  async function run(
    details: LinkDetails,
    changes: Changes<LinkDetails>,
    draft: boolean,
    merchantId: MerchantId,
  ): Promise<PaymentLink | undefined> {
    if (!link) return (draft ? createDraft : create).run({ ...details, merchantId, draft })
    if (link.draft && !draft) return publish.run({ id: link.id, ...changes, draft })
    // Without changes there is nothing to save.
    if (Object.keys(changes).length === 0) return link
    return update.run({ id: link.id, ...changes, ...(link.draft && { draft }) })
  }

  return { save, merchant }
}
