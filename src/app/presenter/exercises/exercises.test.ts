// Proves DEMO-15.
import { expect, test } from 'vitest'
import { type ActionContext, networkName } from '#db/action.ts'
import { actions } from '#db/all-actions.ts'
import type { PaidDatabase } from '#db/database.ts'
import { getApplication } from '#db/merchants/application-queries.ts'
import { openPapers } from '#db/merchants/required-documents.ts'
import { resetToSeed } from '#db/demo/replace-all.ts'
import type { TableRows } from '#db/tables.ts'
import { type Exercise, findExercise, listExercises } from '#seed/exercises.ts'
import { loadSeed } from '#seed/load-seed.ts'
import { loadScenario } from '#seed/scenarios.ts'
import type { ScenarioId } from '#seed/scenario-files.ts'
import { contextFor, everything, memoryDatabase } from '#tests/support/memory-database.ts'
import { pdf } from '#tests/support/small-world.ts'
import { invoiceRow, scheduleRow } from '#tests/support/money-rows.ts'
import { begin, countWrongTurns, isSolved, stepsDone } from './progress.ts'

const merchantId = 'M-001'
const seededAt = new Date('2026-11-21T12:00:00Z')

let count = 0
const attemptId = () => `try-${(count += 1)}`
let minute = 0
const next = (db: PaidDatabase): ActionContext => contextFor(db, (minute += 1))

type Work = (context: ActionContext) => Promise<unknown>

/** Returns the newest payment of a customer. */
async function paymentOf({ db }: ActionContext, customer: string, amount: number) {
  const rows = await db.transactions.orderBy('date').reverse().toArray()
  const row = rows.find(
    (each) => each.customer === customer && each.amount === amount && each.type === 'payment',
  )
  if (!row) throw new Error(`${customer} has not paid ${amount}.`)
  return row
}

const refund =
  (customer: string, paid: number, amount: number): Work =>
  async (context) => {
    const { id } = await paymentOf(context, customer, paid)
    await actions.refundTransaction(context, {
      id,
      amount,
      reason: 'Returned',
      attemptId: attemptId(),
    })
  }

const link =
  (name: string, amount: number | null, draft = false): Work =>
  (context) =>
    actions.createPaymentLink(context, {
      merchantId,
      name,
      description: '',
      amount,
      currency: 'USD',
      expiresAt: null,
      path: '',
      draft,
    })

/** Pays a link, and waits until the payment has settled. */
const pay =
  (
    linkId: string,
    amount: number,
    paymentMethod: 'ecocash' | 'onemoney',
    currency: 'USD' | 'ZWL' = 'USD',
  ): Work =>
  async (context) => {
    await actions.payLink(context, {
      linkId,
      amount,
      currency,
      paymentMethod,
      account: paymentMethod === 'ecocash' ? '0771111111' : '0711111111',
      customer: 'Rudo Chikomo',
      attemptId: attemptId(),
    })
    const network = { name: networkName, ip: '127.0.0.1', side: 'system' } as const
    await actions.settleDue({ ...next(context.db), actor: network })
  }

const invite =
  (email: string, role: 'Finance' | 'Support'): Work =>
  (context) =>
    actions.inviteMember(context, {
      merchantId,
      name: 'Shamiso Dube',
      email,
      role,
      attemptId: attemptId(),
    })

const payout =
  (accountId: string, amount: number): Work =>
  (context) =>
    actions.requestPayout(context, { merchantId, accountId, amount, attemptId: attemptId() })

const review =
  (...ids: string[]): Work =>
  async (context) => {
    for (const id of ids) {
      const seen = await context.db.documents.get(id)
      if (!seen) throw new Error(`There is no ${id}.`)
      await actions.reviewDocument(next(context.db), { id, seen, status: 'approved' })
    }
  }

const approve =
  (id: string): Work =>
  async (context) => {
    const papers = await getApplication(context.db, id)
    const accepted = papers ? openPapers(papers).map(({ key }) => key) : []
    await actions.approveMerchants(context, { ids: [id], accepted })
  }
const reject =
  (id: string): Work =>
  (context) =>
    actions.rejectMerchants(context, { ids: [id], reason: 'The lease ended in June.' })

const resolve =
  (id: string, outcome: 'paid' | 'refunded'): Work =>
  (context) =>
    actions.resolveCase(context, { id, outcome, resolution: 'EcoCash confirms the debit.' })

const openCase =
  (customer: string, amount: number): Work =>
  async (context) => {
    const { id } = await paymentOf(context, customer, amount)
    return actions.openCase(context, { transactionId: id, note: '', attemptId: attemptId() })
  }

const resolveOwn: Work = async (context) => {
  const rows = await context.db.cases.where('merchantId').equals(merchantId).sortBy('openedAt')
  await resolve(rows.at(-1)?.id ?? '', 'paid')(context)
}

const schedule =
  (frequency: 'weekly' | 'monthly', ...to: string[]): Work =>
  (context) => {
    const { recipients: usual, includeAttachment } = scheduleRow()
    const recipients = to.length > 0 ? to : usual
    const template = 'monthly-settlements'
    return actions.createReportSchedule(context, {
      merchantId,
      template,
      frequency,
      format: 'pdf',
      recipients,
      includeAttachment,
      attemptId: attemptId(),
    })
  }

const report =
  (format: 'pdf' | 'csv'): Work =>
  (context) =>
    actions.keepReport(context, {
      merchantId,
      name: 'Settlements',
      type: 'settlements',
      format,
      fileName: `settlements.${format}`,
      range: 'This month',
      rows: 1,
      size: 4,
      mime: 'application/pdf',
      bytes: pdf,
      attemptId: attemptId(),
    })

const invoice =
  (quantity: number): Work =>
  async (context) => {
    const fields = {
      ...invoiceRow(),
      merchantId,
      customer: { name: 'Granite Rest Lodge', email: 'stay@graniterest.example', phone: '' },
      lines: [{ description: 'Coffee', quantity, unitPrice: 24_00 }],
      attemptId: attemptId(),
    }
    const row = await actions.saveInvoice(context, { ...fields, id: null, updatedAt: null })
    await actions.sendInvoice(next(context.db), { id: row.id, updatedAt: row.updatedAt })
  }

const group =
  (name: string, memberId: string): Work =>
  (context) =>
    actions.createUserGroup(context, {
      merchantId,
      name,
      description: '',
      permissions: ['refunds'],
      memberIds: [memberId],
      attemptId: attemptId(),
    })

const inOrder =
  (...works: Work[]): Work =>
  async ({ db }) => {
    for (const work of works) await work(next(db))
  }

/** For each exercise: an act beside it, which does not solve it, and the acts that do. */
const works: Record<string, { beside: Work; solves: Work }> = {
  'refund-part': {
    beside: refund('Blessing Marufu', 27_50, 20_00),
    solves: refund('Kopje Hardware', 312_40, 50_00),
  },
  'new-link': { beside: link('Gift voucher', 25_00, true), solves: link('Gift voucher', 25_00) },
  'link-off': {
    beside: (context) => actions.setPaymentLinkActive(context, { id: '1046', active: false }),
    solves: (context) => actions.setPaymentLinkActive(context, { id: '1047', active: false }),
  },
  'link-price': {
    beside: link('Vumba Blend, 1 kg new', 19_50),
    solves: (context) => actions.updatePaymentLink(context, { id: '1042', amount: 19_50 }),
  },
  retry: {
    beside: link('Vumba Blend again', 18_00),
    solves: async (context) =>
      actions.retryTransaction(context, (await paymentOf(context, 'Farai Ncube', 1_750_00)).id),
  },
  invite: {
    beside: invite('shamiso@vumba.example', 'Finance'),
    solves: invite('shamiso@vumbacoffee.example', 'Finance'),
  },
  assign: {
    beside: (context) => actions.assignApplication(context, { id: 'M-024', adminId: 'AU-02' }),
    solves: (context) => actions.assignApplication(context, { id: 'M-024', adminId: 'AU-03' }),
  },
  incident: {
    beside: (context) => actions.reportIncident(context, { id: 'ecocash', note: 'Slow' }),
    solves: (context) => actions.reportIncident(context, { id: 'onemoney', note: 'Slow today' }),
  },
  'pay-link': { beside: pay('1042', 18_00, 'onemoney'), solves: pay('1042', 18_00, 'ecocash') },
  'pay-amount': {
    beside: pay('1046', 200_00, 'ecocash', 'ZWL'),
    solves: pay('1046', 350_00, 'ecocash', 'ZWL'),
  },
  invoice: { beside: invoice(6_000), solves: invoice(5_000) },
  payout: { beside: payout('BA-02', 50_00), solves: payout('BA-01', 100_00) },
  'auto-payouts': {
    beside: (context) =>
      actions.setPayoutSettings(context, {
        id: merchantId,
        every: 'daily',
        least: { USD: 50_00, ZWL: 0 },
      }),
    solves: (context) =>
      actions.setPayoutSettings(context, {
        id: merchantId,
        every: 'weekly',
        least: { USD: 50_00, ZWL: 0 },
      }),
  },
  schedule: { beside: schedule('weekly'), solves: schedule('monthly') },
  'refund-desk': { beside: group('Refunds', 'TM-03'), solves: group('Refund desk', 'TM-03') },
  papers: { beside: review('D-0032'), solves: review('D-0030', 'D-0031') },
  ask: {
    beside: (context) =>
      actions.requestInformation(context, { id: 'M-023', missing: [], text: 'Your tax number?' }),
    solves: (context) =>
      actions.requestInformation(context, { id: 'M-025', missing: ['Tax Certificate'], text: '' }),
  },
  reject: { beside: reject('M-028'), solves: reject('M-026') },
  fee: {
    beside: (context) => actions.updateFees(context, [{ id: 'onemoney', merchantFee: 2.4 }]),
    solves: (context) => actions.updateFees(context, [{ id: 'ecocash', merchantFee: 2.2 }]),
  },
  case: { beside: openCase('Farai Ncube', 1_750_00), solves: resolve('CS-01', 'paid') },
  dispute: {
    beside: async (context) => {
      const { id } = await paymentOf(context, 'Granite Rest Lodge', 120_00)
      const reason = 'duplicate' as const
      await actions.openDispute(context, { transactionId: id, reason, attemptId: attemptId() })
    },
    solves: (context) =>
      actions.decideDispute(context, {
        id: 'DS-01',
        outcome: 'won',
        decision: 'It was signed for.',
      }),
  },
  'lost-money': {
    beside: openCase('Kudakwashe Banda', 27_50),
    solves: inOrder(openCase('Rejoice Mapfumo', 120_00), resolveOwn),
  },
  desk: {
    beside: inOrder(review('D-0111', 'D-0112'), approve('M-106')),
    solves: inOrder(review('D-0107', 'D-0108'), approve('M-104')),
  },
  'first-sale': {
    beside: link('Beans', 18_00, true),
    solves: async (context) => {
      const made = (await link('Beans', 18_00)(context)) as { id: string }
      await pay(made.id, 18_00, 'ecocash')(next(context.db))
    },
  },
  'month-end': {
    beside: inOrder(
      payout('BA-02', 20_00),
      report('csv'),
      schedule('monthly', 'ruvimbo@vumbacoffee.example'),
    ),
    solves: inOrder(
      payout('BA-01', 200_00),
      report('pdf'),
      schedule('monthly', 'shamiso@vumbacoffee.example'),
    ),
  },
}

const start = async (db: PaidDatabase, exercise: Exercise) => {
  const rows = (await everything(db)) as unknown as TableRows
  return begin(exercise, rows, { now: new Date(next(db).now), restarts: 0 })
}

/** The rows of each start, without the other merchants' past, which no exercise needs. */
const starts = new Map<ScenarioId | undefined, TableRows>()
function rowsOf(scenario: ScenarioId | undefined): TableRows {
  const kept = starts.get(scenario)
  if (kept) return kept
  const rows = scenario ? loadScenario(seededAt, scenario) : loadSeed(seededAt)
  const isNear = (row: { merchantId: string; date: string }) =>
    row.merchantId === merchantId || row.date > '2026-11-01'
  const near = { ...rows, transactions: rows.transactions.filter(isNear) }
  starts.set(scenario, near)
  return near
}

test.each(listExercises())(
  '$id: not by nothing, not by the act beside it, but by its own acts, without a wrong turn',
  async (exercise) => {
    const { beside, solves } = works[exercise.id] ?? {}
    if (!beside || !solves) throw new Error('Nothing says how it is solved.')
    const db = memoryDatabase()
    await resetToSeed(db, rowsOf(exercise.scenario))
    const running = await start(db, exercise)
    const done = async (since: typeof running) =>
      isSolved(exercise, await stepsDone(db, exercise, since))
    expect(await done(running)).toBe(false)
    await beside(next(db))
    expect(await done(running)).toBe(false)
    const again = await start(db, exercise)
    await solves(next(db))
    expect(await stepsDone(db, exercise, again)).not.toContain(false)
    expect(await countWrongTurns(db, exercise, again)).toBe(0)
  },
)

test('an act that is not the exercise’s is a wrong turn; what the networks do is not', async () => {
  const exercise = findExercise('new-link')
  if (!exercise) throw new Error('It is gone.')
  const db = memoryDatabase()
  await resetToSeed(db, rowsOf(undefined))
  const running = await start(db, exercise)
  await refund('Blessing Marufu', 27_50, 20_00)(next(db))
  await actions.setPaymentLinkActive(next(db), { id: '1047', active: false })
  expect(await countWrongTurns(db, exercise, running)).toBe(2)
  await link('Gift voucher', 25_00)(next(db))
  expect(await countWrongTurns(db, exercise, running)).toBe(2)
})
