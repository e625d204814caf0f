import { demoMerchantId } from '#db/common.ts'
import { readMoment } from './moments.ts'
import { type Cast, idNumberFrom } from './prospect-people.ts'
import type { Trade } from './read-trades.ts'
import type { Written } from './written-rows.ts'

/**
 * How long the business has been with Paid. A new shop's application waits for its decision, with complete papers and
 * without a sale; an established one is approved, and has months of sales.
 */
export type Standing = 'new' | 'established'

/** When what happened to a business, by its standing. */
const moments = {
  new: {
    created: '-9d 08:10',
    account: '-8d 09:30',
    uploaded: '-2d 15:05',
    submitted: '-1d 09:20',
    review: '-1d 10:30',
    reviewed: '-1d 11:26',
    cleared: '-2d 15:05',
    clearedReview: '-1d 11:26',
  },
  established: {
    created: '-402d 08:10',
    account: '-362d 09:30',
    uploaded: '-401d 15:05',
    submitted: '-400d 09:20',
    review: '-400d 10:30',
    reviewed: '-400d 11:26',
    // A tax clearance is renewed each year.
    cleared: '-40d 15:05',
    clearedReview: '-39d 11:26',
  },
} as const

const joined = '-398d 10:40'
const firstReviewer = 'AU-02'

/** Returns an instant of a business's application. */
function timesOf(standing: Standing, now: Date) {
  const at = (moment: string) => readMoment(moment, now) ?? ''
  const { created, account, uploaded, submitted, review, reviewed, cleared, clearedReview } =
    moments[standing]
  return {
    created: at(created),
    account: at(account),
    uploaded: at(uploaded),
    submitted: at(submitted),
    review: at(review),
    reviewed: at(reviewed),
    cleared: at(cleared),
    clearedReview: at(clearedReview),
    joined: at(joined),
  }
}

type Row = Written['merchants'][number]

/** Returns the sample's merchant as one that waits for its decision, or as one that was approved. */
export function merchantIn(row: Row, standing: Standing, now: Date): Row {
  const { created, submitted, review, joined: joinDate } = timesOf(standing, now)
  const since = { createdDate: created, submittedDate: submitted, reviewDate: review }
  if (standing === 'new') {
    const { sales: _sales, ...unsold } = row
    return { ...unsold, ...since, approvalStatus: 'UNDER_REVIEW' }
  }
  const { assignee: _assignee, priority: _priority, ...rest } = row
  return { ...rest, ...since, status: 'active', approvalStatus: 'APPROVED', joinDate }
}

type Paper = Written['documents'][number]

/** The ids of papers that the sample's business doesn't have, after those of `documents.json`. */
const [taxId, leaseId, secondId] = ['D-9001', 'D-9002', 'D-9003']

/**
 * Returns a business's complete papers, all approved: registration, agreement, bank statement, tax clearance, proof of
 * its address, what its trade needs, and the identity of each director.
 */
export function papersFor(
  { documents }: Written,
  { cast, trade, standing, now }: { cast: Cast; trade: Trade; standing: Standing; now: Date },
): Paper[] {
  const { uploaded, reviewed, cleared, clearedReview } = timesOf(standing, now)
  const [owner = '', second = ''] = cast.people.map(({ name }) => name)
  const approved = {
    merchantId: demoMerchantId,
    status: 'approved',
    uploadDate: uploaded,
    uploadedBy: owner,
    reviewedBy: firstReviewer,
    reviewedAt: reviewed,
  } as const
  const own = documents
    .filter(({ merchantId }) => merchantId === demoMerchantId)
    .map(({ id, name, type }): Paper => {
      if (type === 'lease') return { ...approved, id, ...trade.document }
      return { ...approved, id, type, name: type === 'identity' ? `ID Copy, ${owner}.pdf` : name }
    })
  const added: Paper[] = [
    {
      ...approved,
      id: taxId,
      name: 'Tax clearance.pdf',
      type: 'tax',
      uploadDate: cleared,
      reviewedAt: clearedReview,
    },
    { ...approved, id: leaseId, name: 'Shop lease.pdf', type: 'lease' },
    {
      ...approved,
      id: secondId,
      name: `ID Copy, ${second}.pdf`,
      type: 'identity',
      uploadedBy: second,
    },
  ]
  return [...own, ...added.filter(({ type }) => type !== 'lease' || trade.document.type !== type)]
}

type Director = Written['directors'][number]

/** Returns the business's directors, each with the number and the copy of their identity card. */
export function withIdentity(directors: readonly Director[], { people }: Cast): Director[] {
  const own = directors.filter(({ merchantId }) => merchantId === demoMerchantId)
  return directors.map((row) => {
    if (row !== own[1]) return row
    return { ...row, idNumber: idNumberFrom(people[1]?.name ?? ''), idDocument: secondId }
  })
}

type Line = Written['activityLog'][number]

/** Returns the lines of the log: what happened to a new shop's application, and none of one decided long ago. */
export function linesIn(
  lines: readonly Line[],
  papers: readonly Paper[],
  { standing, now }: { standing: Standing; now: Date },
): Line[] {
  const others = lines.filter(({ target }) => target !== demoMerchantId)
  if (standing === 'established') return others
  const { review, reviewed } = timesOf(standing, now)
  const line = { user: firstReviewer, target: demoMerchantId }
  return [
    ...others,
    {
      ...line,
      id: 'A-9001',
      action: 'Started review of merchant application',
      timestamp: review,
      type: 'review',
    },
    ...papers.map(({ name }, at): Line => ({
      ...line,
      id: `A-${9002 + at}`,
      action: `Approved document “${name.replace(/\.\w+$/, '')}” of merchant`,
      timestamp: reviewed,
      type: 'approval',
    })),
  ]
}

/** Returns the business's payout accounts or groups, added after a new shop was. */
export function addedIn<Row extends { merchantId: string; createdAt: string }>(
  rows: readonly Row[],
  standing: Standing,
  now: Date,
): Row[] {
  const { account } = timesOf(standing, now)
  return rows.map((row) =>
    row.merchantId === demoMerchantId && row.createdAt < account
      ? { ...row, createdAt: account }
      : row,
  )
}
