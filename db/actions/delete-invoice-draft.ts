import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'
import { invoiceName } from './invoice-acts.ts'

/** Deletes a draft and gives it. Refused with `not-found`, or `not-draft`: what was sent can only be made void. */
export const deleteInvoiceDraft = defineAction({
  permission: permissionOf.deleteInvoiceDraft,
  tables: ['invoices'],
  input: v.string(),
  run: async (act, id) => {
    const draft = await act.get('invoices', id)
    const name = invoiceName(draft)
    if (draft.sentAt !== null) throw new ActionError('not-draft', `${name} is sent.`, { name })
    await act.db.invoices.delete(id)
    await act.log({
      action: 'Deleted invoice draft',
      target: name,
      type: 'configuration',
      merchantId: draft.merchantId,
    })
    return draft
  },
})
