// Proves DEMO-15.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openPapers } from '#db/merchants/required-documents.ts'
import { isWaiting } from '#db/merchants/rules.ts'
import { isChargedOnly } from '#db/disputes/rules.ts'
import type { TableRows } from '#db/tables.ts'
import { checksOf, type Exercise, listExercises } from './exercises.ts'
import { loadSeed } from './load-seed.ts'
import type { ScenarioId } from './scenario-files.ts'
import { loadScenario } from './scenarios.ts'

const now = new Date('2026-11-21T12:14:00Z')

const starts = new Map<ScenarioId | undefined, TableRows>()
function startOf({ scenario }: Pick<Exercise, 'scenario'>): TableRows {
  const rows = starts.get(scenario) ?? (scenario ? loadScenario(now, scenario) : loadSeed(now))
  starts.set(scenario, rows)
  return rows
}

/** What the product itself says: the names of its screens, buttons and fields. */
const product = ['src', 'routes', 'db']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n')

const textsOf = ({ text, steps, hints }: Exercise) => [
  text,
  ...steps.map((step) => step.text),
  ...hints,
]

/** Two and more words with capitals, what is in quotes, addresses and orders. */
const named =
  /“[^”]+”|[\w.]+@[\w.]+\w|\border \d+|\p{Lu}[\p{L}-]*(?: \d+ kg)?(?: \p{Lu}[\p{L}-]*)+/gu
const amount = /(\$|ZWL )([\d,]+\.\d\d)/g

/** A sentence's first word has a capital without being part of a name. */
const first =
  /^(?:The|Open|Find|Make|Refund|Invite|Assign|Pay|Send|Schedule|Create|On|As|Edit|In|To|Ask|Keep|Let|Reject|Choose|Enter) /

interface Fact {
  exercise: Exercise
  said: string
}
const factsOf = (pattern: RegExp): Fact[] =>
  listExercises().flatMap((exercise) =>
    textsOf(exercise).flatMap((text) =>
      [...text.matchAll(pattern)].map(([said]) => ({ exercise, said })),
    ),
  )

const written = new Map<TableRows, string>()
function writtenOf(rows: TableRows): string {
  const { files: _bytes, ...others } = rows
  const text = written.get(rows) ?? JSON.stringify(others)
  written.set(rows, text)
  return text
}

describe('what a task or a hint names is there', () => {
  test.each(factsOf(named).map((fact) => ({ ...fact, id: fact.exercise.id })))(
    '$id: $said',
    ({ exercise, said }) => {
      const name = said
        .replaceAll(/[“”]/g, '')
        .replace(first, '')
        .replace(/^order/, 'Order')
      const rows = writtenOf(startOf(exercise))
      const asked = checksOf(exercise).map(({ line }) => line)
      expect([rows, ...asked, product].some((place) => place.includes(name))).toBe(true)
    },
  )

  test.each(factsOf(amount).map((fact) => ({ ...fact, id: fact.exercise.id })))(
    '$id: $said, in its currency',
    ({ exercise, said }) => {
      const [currency, money] = said.startsWith('$') ? ['USD', said.slice(1)] : said.split(' ')
      const cents = Math.round(Number(money?.replaceAll(',', '')) * 100)
      const isAsked = checksOf(exercise).some(
        ({ where, sum, value }) =>
          (sum !== undefined && value === cents) ||
          where.some((each) => each.value === cents && each.is === '='),
      )
      const isPaid = startOf(exercise).transactions.some(
        (each) => each.amount === cents && each.currency === currency,
      )
      expect(isAsked || isPaid).toBe(true)
    },
  )
})

const paperText = (rows: TableRows, id: string) =>
  Buffer.from(rows.files.find((each) => each.id === id)?.bytes ?? new ArrayBuffer()).toString(
    'latin1',
  )

/** What a task says without a name, and whether it is so where the task starts. */
const claims: Record<string, Record<string, (rows: TableRows) => boolean>> = {
  retry: {
    'one payment of Farai Ncube is pending': ({ transactions }) =>
      transactions.filter((each) => each.customer === 'Farai Ncube' && each.status === 'pending')
        .length === 1,
  },
  assign: {
    'Msasa Pharmacy has waited three days': ({ merchants }) =>
      merchants.find(({ id }) => id === 'M-024')?.createdDate.slice(0, 10) === '2026-11-18',
  },
  papers: {
    'Msasa Pharmacy sent two papers, not reviewed': ({ documents }) =>
      documents.filter((each) => each.merchantId === 'M-024' && each.status === 'pending')
        .length === 2,
  },
  ask: {
    'the Co-op sent no tax certificate': ({ documents }) =>
      !documents.some((each) => each.merchantId === 'M-025' && each.purpose === 'tax'),
  },
  reject: {
    'the lease ended before it was sent, by its page': (rows) => {
      const lease = rows.documents.find(
        (each) => each.merchantId === 'M-026' && each.type === 'lease',
      )
      const ends = /\((\d{4}-\d\d-\d\d)\)/.exec(paperText(rows, lease?.id ?? ''))?.[1]
      return ends !== undefined && lease !== undefined && ends < lease.uploadDate
    },
  },
  case: {
    'the customer has EcoCash’s confirmation': ({ cases }) =>
      cases.some((each) => each.id === 'CS-01' && each.note.includes('EcoCash')),
  },
  dispute: {
    'both sides have said their part': ({ disputes }) => {
      const { claim, statement } = disputes.find(({ id }) => id === 'DS-01') ?? {}
      return /uniforms/.test(claim ?? '') && /bursar signed/.test(statement ?? '')
    },
  },
  'lost-money': {
    'two payments of that kind failed, and none has a case': ({ transactions, cases }) =>
      transactions.filter((each) => each.merchantId === 'M-001' && isChargedOnly(each, null))
        .length === 2 && !cases.some(({ merchantId }) => merchantId === 'M-001'),
  },
  desk: {
    'thirteen applications wait': ({ merchants }) => merchants.filter(isWaiting).length === 13,
    'Rusape Dairy lacks two reviews and nothing else': ({ merchants, documents, directors }) => {
      const merchant = merchants.find(({ id }) => id === 'M-104')
      const isOwn = ({ merchantId }: { merchantId: string }) => merchantId === 'M-104'
      if (!merchant) return false
      const papers = {
        merchant,
        documents: documents.filter(isOwn),
        directors: directors.filter(isOwn),
      }
      const open = openPapers(papers, now).map(({ key }) => key)
      return open.toSorted().join() === 'D-0107,D-0108'
    },
  },
  'first-sale': {
    'nothing was sold yet': ({ transactions, paymentLinks }) =>
      ![...transactions, ...paymentLinks].some(({ merchantId }) => merchantId === 'M-001'),
  },
  'month-end': {
    'one payout is on its way': ({ payouts }) =>
      payouts.filter(({ merchantId, endedAt }) => merchantId === 'M-001' && endedAt === null)
        .length === 1,
  },
}

test.each(
  Object.entries(claims).flatMap(([id, said]) =>
    Object.entries(said).map(([claim, holds]) => ({ id, claim, holds })),
  ),
)('$id: $claim', ({ id, holds }) => {
  const exercise = listExercises().find((each) => each.id === id)
  expect(exercise && holds(startOf(exercise))).toBe(true)
})
