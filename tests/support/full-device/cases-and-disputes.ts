import { cardRow, caseRow, debitedRow, disputeRow } from '../dispute-rows.ts'
import { pdf as bytes } from '../small-world.ts'
import type { ActionContext } from '#db/action.ts'
import type { Dispute } from '#db/disputes/schemas.ts'
import type { Inputs } from './types.ts'

const line = {
  number: 2,
  receipt: 'MP1',
  reference: 'TX-20',
  date: 0,
  dateText: '1970-01-01',
  isDay: true,
  account: '0775555555',
  amount: 45_00,
  currency: 'USD',
} as const

const evidence = {
  id: 'DE-01',
  name: 'Proof.pdf',
  size: '0.1 MB',
  uploadedAt: '2026-11-20T08:00:00.000Z',
}

/** Stores an open case and its payment. */
async function addCase({ db }: ActionContext): Promise<void> {
  await db.transactions.add(debitedRow(20))
  await db.cases.add(caseRow())
}

/** Stores a dispute and its payment. */
async function addDispute({ db }: ActionContext, over: Partial<Dispute> = {}): Promise<void> {
  await db.transactions.add(cardRow(30))
  await db.disputes.add(disputeRow(over))
  await Promise.all(
    (over.evidence ?? []).map(({ id }) => db.files.add({ id, mime: 'application/pdf', bytes })),
  )
}

/** Cases and disputes. */
export const matters = {
  acceptDispute: async (context) => {
    await addDispute(context)
    return 'DS-01'
  },
  addEvidence: async (context) => {
    await addDispute(context)
    return { disputeId: 'DS-01', name: 'Proof.pdf', bytes }
  },
  checkStatement: async (context) => {
    await addCase(context)
    const from = Date.UTC(2026, 10, 1)
    const file = { fileName: 'e.csv', isWhole: true, lines: [line] }
    return { method: 'ecocash', from, before: from + 86_400_000, ...file }
  },
  decideDispute: async (context) => {
    await addDispute(context, { status: 'review' })
    return { id: 'DS-01', outcome: 'lost', decision: 'No proof.' }
  },
  openCase: async ({ db }) => {
    await db.transactions.add(debitedRow(20))
    return { transactionId: 'TX-20', note: '', attemptId: 'cs-2' }
  },
  openDispute: async ({ db }) => {
    await db.transactions.add(cardRow(30))
    return { transactionId: 'TX-30', reason: 'duplicate', attemptId: 'ds-2' }
  },
  removeEvidence: async (context) => {
    await addDispute(context, { evidence: [evidence] })
    return { disputeId: 'DS-01', id: 'DE-01' }
  },
  reportOwnPayment: async ({ db }) => {
    await db.transactions.add(debitedRow(20, { attemptId: 'key' }))
    return { paidBy: 'key', note: '', attemptId: 'cs-2' }
  },
  resolveCase: async (context) => {
    await addCase(context)
    return { id: 'CS-01', outcome: 'paid', resolution: 'On it.' }
  },
  reviewDueDisputes: (context) => addDispute(context, { movesAt: context.now }),
  sendEvidence: async (context) => {
    await addDispute(context)
    return { id: 'DS-01', statement: 'It was signed for.' }
  },
} satisfies Partial<Inputs>
