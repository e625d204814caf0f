import { registrationPrefix, usualCompany } from '#db/merchants/company-kinds.ts'
import { readIdNumber } from '#db/merchants/id-number.ts'
import { lastReportAt, scheduleTimes } from '#db/reports/moments.ts'
import { isCard } from '#db/payments/rules.ts'
import { institutionOf, numberProblem } from '#db/payouts/institutions.ts'
import { placeOf } from './mistakes.ts'
import { fileOf } from './read-table.ts'
import type { Sales } from './written-fields.ts'
import type { Written, WrittenTable } from './written-rows.ts'

/** What the fields of a row, and of the rows it names, must have in common. */
interface Rule<T extends WrittenTable> {
  field: string
  /** Returns the reason if a row breaks the rule. */
  broken: (row: Written[T][number], all: Written, now: string) => string | false | undefined
}

const given = (value: unknown) => value !== undefined && value !== null

/** Returns a reason if an instant is before another; either may be missing. */
const before = (
  later: string | null | undefined,
  earlier: string | null | undefined,
  what: string,
): string | false =>
  given(later) && given(earlier) && `${later}` < `${earlier}` && `is before ${what}`

const created = (all: Written, merchantId: string | null | undefined) =>
  all.merchants.find(({ id }) => id === merchantId)?.createdDate

/** Returns the rule that something of a merchant happened after its `createdDate`. */
const sinceCreation = <K extends string>(field: K) => ({
  field,
  broken: (row: Partial<Record<K, string | null>> & { merchantId: string | null }, all: Written) =>
    before(row[field], created(all, row.merchantId), `"createdDate" of ${row.merchantId}`),
})

/** Returns the rule that a field is given with one status, and with no other. */
const onlyWith = <K extends string>(status: string, field: K) => ({
  field,
  broken: (row: { status: string } & Partial<Record<K, unknown>>) =>
    (row.status === status) !== given(row[field]) &&
    (row.status === status
      ? `is missing: the status "${status}" needs it`
      : `is allowed only with the status "${status}"`),
})

/** The console's reports that the platform makes by itself, and how often. */
const platformRuns: Record<string, keyof typeof scheduleTimes> = {
  'Daily Transactions': 'daily',
  'Weekly Revenue': 'weekly',
  'Monthly Settlements': 'monthly',
}

/** Returns whether a report that the platform made by itself was made at a moment of its schedule. */
function isOnSchedule({ target, timestamp }: { target: string; timestamp: string }): boolean {
  const frequency = platformRuns[target]
  if (!frequency) return false
  const { time } = scheduleTimes[frequency]
  const run = lastReportAt({ frequency, time }, new Date(timestamp))
  return run.toISOString() === timestamp
}

const salesRules = [
  {
    field: 'sales.from',
    broken: ({ sales }: { sales?: Sales }) =>
      (sales?.from ?? 0) > (sales?.to ?? Infinity) && 'is more than "to"',
  },
  {
    field: 'sales.hours',
    broken: ({ sales }: { sales?: Sales }) =>
      sales?.hours &&
      sales.hours[0] >= sales.hours[1] &&
      'must open before it closes, as in [8, 17]',
  },
]

const rules: { [T in WrittenTable]?: Rule<T>[] } = {
  merchants: [
    {
      field: 'joinDate',
      broken: ({ status, joinDate }) =>
        status === 'pending'
          ? given(joinDate) && 'must be left out with the status "pending"'
          : !given(joinDate) && `is missing: the status "${status}" needs it`,
    },
    {
      field: 'registrationNumber',
      broken: ({ registrationNumber, registrationType, type }) => {
        const prefix = registrationPrefix({
          registrationType: registrationType ?? usualCompany.registrationType,
          type: type ?? usualCompany.type,
        })
        return (
          !registrationNumber.startsWith(`${prefix} `) && `must begin with "${prefix}", by its kind`
        )
      },
    },
    onlyWith('pending', 'priority'),
    onlyWith('suspended', 'suspendedAt'),
    {
      field: 'joinDate',
      broken: ({ joinDate, createdDate }) => before(joinDate, createdDate, '"createdDate"'),
    },
    {
      field: 'submittedDate',
      broken: (row) => before(row.submittedDate, row.createdDate, '"createdDate"'),
    },
    {
      field: 'reviewDate',
      broken: (row) =>
        before(row.reviewDate, row.submittedDate ?? row.createdDate, 'the application'),
    },
    {
      field: 'suspendedAt',
      broken: ({ suspendedAt, joinDate }) => before(suspendedAt, joinDate, '"joinDate"'),
    },
    {
      field: 'sales.until',
      broken: ({ sales, suspendedAt }) =>
        given(suspendedAt) &&
        sales &&
        (sales.until ?? '9') > `${suspendedAt}` &&
        'must not be after "suspendedAt"',
    },
    ...salesRules,
  ],
  paymentLinks: [
    sinceCreation('createdAt'),
    {
      field: 'expiresAt',
      broken: ({ expiresAt, createdAt }) => before(expiresAt, createdAt, '"createdAt"'),
    },
    {
      field: 'status',
      broken: ({ status, expiresAt }, _, now) =>
        (status === 'expired') !== (expiresAt !== null && expiresAt < now) &&
        'must be "expired" once "expiresAt" has passed, and not before',
    },
    {
      field: 'status',
      broken: ({ draft, status }) =>
        draft && status !== 'inactive' && 'must be "inactive" for a draft',
    },
    {
      field: 'sales',
      broken: ({ amount, sales }) =>
        amount === null &&
        sales &&
        !(sales.from && sales.to) &&
        'needs "from" and "to", because the customer chooses the amount',
    },
    ...salesRules,
  ],
  documents: [
    onlyWith('rejected', 'rejectionReason'),
    sinceCreation('uploadDate'),
    {
      field: 'status',
      broken: ({ status, uploadDate, merchantId }, { merchants }) => {
        const joinDate = merchants.find(({ id }) => id === merchantId)?.joinDate
        return (
          status !== 'approved' &&
          given(joinDate) &&
          uploadDate <= `${joinDate}` &&
          `must be "approved": ${merchantId} was approved with it`
        )
      },
    },
    {
      field: 'reviewedAt',
      broken: ({ reviewedAt, uploadDate }) => before(reviewedAt, uploadDate, '"uploadDate"'),
    },
  ],
  directors: [
    {
      field: 'idDocument',
      broken: ({ idDocument, merchantId }, { documents }) =>
        given(idDocument) &&
        !documents.some((each) => each.id === idDocument && each.merchantId === merchantId) &&
        `is not a document of ${merchantId}`,
    },
    {
      field: 'idNumber',
      broken: ({ idDocument, idNumber }, { documents }) =>
        !given(idNumber) &&
        documents.some(({ id, status }) => id === idDocument && status === 'approved') &&
        `is missing: ${idDocument} was approved with it`,
    },
    {
      field: 'idNumber',
      broken: ({ idNumber }) => given(idNumber) && readIdNumber(`${idNumber}`).error,
    },
  ],
  bankAccounts: [
    sinceCreation('createdAt'),
    {
      field: 'institution',
      broken: ({ institution, kind }) =>
        institutionOf(institution)?.kind !== kind &&
        `is not a ${kind} in db/payouts/institutions.ts`,
    },
    {
      field: 'number',
      broken: ({ institution, number }) => {
        const known = institutionOf(institution)
        return known && numberProblem(known, number)
      },
    },
  ],
  users: [
    {
      field: 'merchantId',
      broken: ({ role, merchantId }) =>
        (role === 'super_admin') === given(merchantId) &&
        (role === 'super_admin'
          ? 'must be null for a super_admin'
          : `is missing: a ${role} needs it`),
    },
    sinceCreation('lastLogin'),
  ],
  teamMembers: [sinceCreation('lastActive')],
  userGroups: [
    sinceCreation('createdAt'),
    {
      field: 'memberIds',
      broken: ({ memberIds, merchantId }, { teamMembers }) => {
        const stranger = memberIds.find(
          (id) => !teamMembers.some((each) => each.id === id && each.merchantId === merchantId),
        )
        return stranger && `${stranger} is not in the team of ${merchantId}`
      },
    },
  ],
  transactions: [
    onlyWith('failed', 'failureReason'),
    {
      field: 'refundOf',
      broken: ({ type, refundOf }) =>
        (type === 'refund') !== given(refundOf) &&
        (type === 'refund' ? 'is missing: a refund needs it' : 'is allowed only for refunds'),
    },
    {
      field: 'currency',
      broken: ({ currency, paymentMethod }) =>
        currency !== 'USD' && isCard(paymentMethod) && 'must be "USD" for Visa and Mastercard',
    },
    sinceCreation('date'),
    {
      field: 'linkId',
      broken: ({ linkId, merchantId, date, currency }, { paymentLinks }) => {
        const link = paymentLinks.find(({ id }) => id === linkId)
        if (!link) return undefined
        if (link.merchantId !== merchantId) return `${linkId} is a link of ${link.merchantId}`
        if (link.currency !== currency) return `${linkId} is paid in ${link.currency}`
        return date < link.createdAt && `${linkId} was created after this payment`
      },
    },
    {
      field: 'amount',
      broken: ({ linkId, amount }, { paymentLinks }) => {
        const price = paymentLinks.find(({ id }) => id === linkId)?.amount ?? amount
        return price !== amount && `must be ${price}, the price of the link ${linkId}`
      },
    },
  ],
  disputes: [
    {
      field: 'statement',
      broken: ({ statement, sentAt, sentBy }) =>
        new Set([statement, sentAt, sentBy].map(given)).size > 1 &&
        'goes with "sentAt" and "sentBy": give all three or none',
    },
    { field: 'sentAt', broken: ({ sentAt, openedAt }) => before(sentAt, openedAt, '"openedAt"') },
  ],
  activityLog: [
    {
      field: 'timestamp',
      broken: ({ target, timestamp }, all) =>
        before(timestamp, created(all, target), `"createdDate" of ${target}`),
    },
    {
      field: 'timestamp',
      broken: ({ user, timestamp }, { activityLog }) => {
        const isAdding = (line: { action: string; target: string }) =>
          line.action === 'Added admin user' && line.target === user
        return before(timestamp, activityLog.find(isAdding)?.timestamp, `${user} was added`)
      },
    },
    {
      field: 'timestamp',
      broken: (line) =>
        line.user === 'System' &&
        line.action === 'Generated report' &&
        !isOnSchedule(line) &&
        `is not a run of ${line.target}: daily at 23:59, weekly on Monday at 06:00, monthly on the 1st at 06:00`,
    },
  ],
  reportTemplates: [
    {
      field: 'lastGenerated',
      broken: ({ name, lastGenerated }, { activityLog }) => {
        const last = activityLog
          .filter(({ action, target }) => action === 'Generated report' && target === name)
          .reduce<string | null>(
            (latest, { timestamp }) => (latest !== null && latest > timestamp ? latest : timestamp),
            null,
          )
        return lastGenerated !== last && 'is not the last time that the activity log says'
      },
    },
  ],
}

function mistakesOf<T extends WrittenTable>(table: T, all: Written, now: string): string[] {
  const own: Rule<T>[] = rules[table] ?? []
  return all[table].flatMap((row) =>
    own.flatMap(({ field, broken }) => {
      const reason = broken(row, all, now)
      return reason ? [`${placeOf(fileOf(table), row.id, field)}: ${reason}`] : []
    }),
  )
}

/** Lists the rows that contradict themselves or others, such as a link older than its merchant. */
export const contradictions = (all: Written, now: Date): string[] =>
  (Object.keys(rules) as WrittenTable[]).flatMap((table) =>
    mistakesOf(table, all, now.toISOString()),
  )
