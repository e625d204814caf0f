import { getSnapshotFile } from '#db/demo/queries.ts'
import { paymentRow } from '../ledger-rows.ts'
import { ownExerciseRow } from '../exercise-rows.ts'
import { prospectRow } from '../prospect-rows.ts'
import { ecocash, merchantId } from '../small-world.ts'
import { everything, waitingMerchant } from '../memory-database.ts'
import type { ActionContext } from '#db/action.ts'
import { actions } from '#db/all-actions.ts'
import { keptTables } from '#db/demo/snapshot-text.ts'
import type { Inputs } from './types.ts'

const unreadable = paymentRow(30, { amount: -1 })

/** Stores an unreadable transaction and an unreadable fee. */
async function spoil({ db }: ActionContext): Promise<void> {
  await db.transactions.put(unreadable)
  await db.fees.update('ecocash', { merchantFee: 'free' as unknown as number })
}

/** Returns everything stored, with another name of the business. */
async function renamedRows({ db }: ActionContext) {
  const rows = await everything(db, [...keptTables])
  await db.seedMarks.put({ id: 'seed', seededAt: '2026-11-20T08:00:00.000Z', version: 1 })
  return {
    ...rows,
    merchants: [waitingMerchant({ id: merchantId, name: 'Nyota Bakery' })],
    seedMarks: await db.seedMarks.toArray(),
  }
}

/** Replaces everything, and returns the id of the state before. */
async function keepState(context: ActionContext): Promise<string> {
  const rows = await renamedRows(context)
  await actions.remakeDemo(context, { rows, keepAs: 'before' })
  return 'before'
}

/** Keeps the present state, and returns its id. */
async function keptState(context: ActionContext): Promise<string> {
  await actions.keepSnapshot(context, { id: 'kept', name: 'Before lunch' })
  return 'kept'
}

/** Adds a prospect, and returns their id. */
async function keptProspect({ db }: ActionContext): Promise<string> {
  await db.prospects.add(prospectRow())
  return 'p-1'
}

/** Adds an own exercise, and returns its id. */
async function ownExercise({ db }: ActionContext): Promise<string> {
  await db.ownExercises.add(ownExerciseRow())
  return 'own-beans'
}

/** Starts an exercise, and returns when. */
async function startExercise({ db, now }: ActionContext): Promise<string> {
  const exercise = { id: 'refund-part', startedAt: now, before: {}, hints: 0, restarts: 0 }
  await db.demoSettings.put({ id: 'demo', dryRun: false, exercise })
  return now
}

async function startPitch({ db, now }: ActionContext, over: { left?: boolean } = {}) {
  const pitch = { startedAt: now, sceneAt: now, ...over }
  await db.demoSettings.put({ id: 'demo', dryRun: false, pitch })
}

/** Platform settings and the demo. */
export const platform = {
  addSnapshot: async (context) => {
    const { name, savedAt, bytes } = await getSnapshotFile(context.db, await keepState(context))
    return { id: 'opened', name, savedAt, bytes }
  },
  endExercise: async (context) => {
    await startExercise(context)
  },
  endIncident: async (context) => {
    await actions.reportIncident(context, { id: 'ecocash', note: 'EcoCash is slow' })
    return { id: 'ecocash' }
  },
  exportActivityLog: () => ({ what: 'All entries', format: 'csv', entries: 1 }),
  keepSnapshot: () => ({ id: 'kept', name: 'Before lunch' }),
  leavePitch: async (context) => {
    await startPitch(context)
  },
  loadSnapshot: async (context) => ({ id: await keepState(context), keepAs: 'after' }),
  markNotificationsRead: () => ({ merchantId }),
  moveClock: () => ({ by: 86_400_000, keepAs: 'before' }),
  enterPassedSales: async ({ now }) => ({
    from: now,
    to: new Date(Date.parse(now) + 28 * 86_400_000).toISOString(),
  }),
  notePassed: async (context) => {
    const { ahead } = await actions.moveClock(context, { by: 86_400_000, keepAs: 'before' })
    return { ahead, passed: null }
  },
  packSnapshot: keepState,
  putBackRows: async (context) => {
    await spoil(context)
    return [
      { table: 'transactions', row: paymentRow(30) },
      { table: 'fees', row: ecocash },
    ]
  },
  addProspect: () => prospectRow({ id: 'p-2' }),
  updateProspect: async (context) => ({ id: await keptProspect(context), nextStep: 'Call' }),
  removeProspect: keptProspect,
  saveExercise: () => ownExerciseRow(),
  addExercises: () => [ownExerciseRow(), ownExerciseRow({ id: 'own-2' })],
  deleteExercise: ownExercise,
  remakeDemo: async (context) => ({ rows: await renamedRows(context), keepAs: 'before' }),
  removeSnapshot: keptState,
  removeUnreadable: async (context) => {
    await spoil(context)
    return [
      { table: 'transactions', id: 'TX-30' },
      { table: 'fees', id: 'ecocash' },
    ]
  },
  renameSnapshot: async (context) => ({ id: await keptState(context), name: 'After lunch' }),
  reportIncident: () => ({ id: 'ecocash', note: 'EcoCash is slow' }),
  revertFees: async (context) => {
    await actions.updateFees(context, [{ id: 'ecocash', merchantFee: 2.9 }])
    const entries = await context.db.activityLog.toArray()
    return { entryId: entries.at(-1)?.id ?? '' }
  },
  requestPasswordReset: () => 'farai@msasapharmacy.example',
  saveLead: () => ({ name: 'Rudo', email: 'rudo@x.example', phone: '', message: 'Call me.' }),
  saveSettings: () => ({ sessionTimeoutMinutes: 20 }),
  setBusyDay: () => ({ pace: 'rush', paused: false }),
  keepRehearsal: () => ({ dashboard: 1000 }),
  saveNote: () => ({ screen: 'dashboard', text: 'Say hello.' }),
  saveTalkOrder: () => ['payouts', 'landing'],
  setDryRun: () => true,
  setFault: () => null,
  setLocalCurrency: () => 'ZiG',
  setPayerDrafts: () => true,
  setNextPayment: () => 'cancelled',
  setPaymentMethodEnabled: () => ({ id: 'ecocash', enabled: false }),
  startPitch: () => undefined,
  takeUpPitch: async (context) => {
    await startPitch(context, { left: true })
  },
  notePitchSeen: async (context) => {
    await startPitch(context)
    return 'payment' as const
  },
  solveExercise: async (context) => ({ startedAt: await startExercise(context), wrongTurns: 2 }),
  subscribeNewsletter: () => 'rudo@x.example',
  takeHint: async (context) => ({ startedAt: await startExercise(context) }),
  takeFault: () => ['sign-in'],
  updateFees: () => [
    { id: 'ecocash', merchantFee: 3 },
    { id: 'onemoney', flatFee: 12 },
  ],
} satisfies Partial<Inputs>
