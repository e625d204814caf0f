import { paymentRow } from '../ledger-rows.ts'
import { ecocash, merchantId } from '../small-world.ts'
import type { ActionContext } from '#db/action.ts'
import { actions } from '#db/all-actions.ts'
import type { Inputs } from './inputs.ts'

const unreadable = paymentRow(30, { amount: -1 })

/** Stores an unreadable transaction and an unreadable fee. */
async function spoil({ db }: ActionContext): Promise<void> {
  await db.transactions.put(unreadable)
  await db.fees.update('ecocash', { merchantFee: 'free' as unknown as number })
}

/** Platform settings and the demo. */
export const platform = {
  endIncident: async (context) => {
    await actions.reportIncident(context, { id: 'ecocash', note: 'EcoCash is slow' })
    return { id: 'ecocash' }
  },
  exportActivityLog: () => ({ what: 'All entries', format: 'csv', entries: 1 }),
  markNotificationsRead: () => ({ merchantId }),
  putBackRows: async (context) => {
    await spoil(context)
    return [
      { table: 'transactions', row: paymentRow(30) },
      { table: 'fees', row: ecocash },
    ]
  },
  removeUnreadable: async (context) => {
    await spoil(context)
    return [
      { table: 'transactions', id: 'TX-30' },
      { table: 'fees', id: 'ecocash' },
    ]
  },
  reportIncident: () => ({ id: 'ecocash', note: 'EcoCash is slow' }),
  revertFees: async (context) => {
    await actions.updateFees(context, [{ id: 'ecocash', merchantFee: 2.9 }])
    const entries = await context.db.activityLog.toArray()
    return { entryId: entries.at(-1)?.id ?? '' }
  },
  requestPasswordReset: () => 'farai@msasapharmacy.example',
  saveLead: () => ({ name: 'Rudo', email: 'rudo@x.example', phone: '', message: 'Call me.' }),
  saveSettings: () => ({ sessionTimeoutMinutes: 20 }),
  setDryRun: () => true,
  setFailNext: () => false,
  setPaymentMethodEnabled: () => ({ id: 'ecocash', enabled: false }),
  subscribeNewsletter: () => 'rudo@x.example',
  takeFailure: () => undefined,
  updateFees: () => [
    { id: 'ecocash', merchantFee: 3 },
    { id: 'onemoney', flatFee: 12 },
  ],
} satisfies Partial<Inputs>
