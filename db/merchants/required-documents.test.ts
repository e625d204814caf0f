// Proves BIZ-3, ADM-3.
import { documentOf, waitingMerchant } from '#tests/support/memory-database.ts'
import { describe, expect, test } from 'vitest'
import {
  canApprove,
  openPapers,
  otherDocuments,
  type Papers,
  requiredDocuments,
} from './required-documents.ts'
import type { BusinessDocument, DocumentPurpose, Merchant } from './schemas.ts'

const now = new Date('2026-11-21T12:00:00.000Z')

const person = (id: string, name: string, idDocument?: string) => ({
  id,
  name,
  ...(idDocument !== undefined && { idDocument }),
})

let number = 0
const paper = (purpose: DocumentPurpose, over: Partial<BusinessDocument> = {}) => {
  number += 1
  return documentOf('M-001', { id: `D-${1000 + number}`, name: `${purpose}.pdf`, purpose, ...over })
}

const papers = (
  merchant: Partial<Merchant>,
  documents: BusinessDocument[] = [],
  directors: Papers['directors'] = [],
) => ({ merchant: waitingMerchant(merchant), documents, directors })

const company = { registrationType: 'Private limited company' }

const listed = (all: Papers) =>
  requiredDocuments(all, now).map(({ label, state, document }) =>
    [label, state, document?.name].filter(Boolean).join(', '),
  )

test.each([
  [
    'a company',
    company,
    [person('DR-01', 'Tendai'), person('DR-02', 'Rudo')],
    ['Registration certificate', 'Tax clearance', 'ID of Tendai', 'ID of Rudo'],
  ],
  [
    'a company without directors',
    company,
    [],
    ['Registration certificate', 'Tax clearance', 'ID of each director'],
  ],
  [
    'a private business corporation',
    { registrationType: 'Private business corporation' },
    [],
    ['Registration certificate', 'Tax clearance', 'ID of each member'],
  ],
  [
    'a sole trader',
    { type: 'SOLE_TRADER' as const },
    [],
    ['Licence or permit', 'Tax clearance', 'ID of each owner'],
  ],
  [
    'a cooperative',
    { type: 'COOPERATIVE' as const },
    [person('DR-01', 'Memory')],
    ['Registration certificate', 'Tax clearance', 'ID of Memory'],
  ],
])('%s needs the papers of its kind', (_what, merchant, directors, labels) => {
  expect(listed(papers(merchant, [], directors))).toEqual(
    [...labels, 'Proof of address', 'Bank statement'].map((label) => `${label}, missing`),
  )
})

test('what proves the registration is named by the kind of company', () => {
  const hint = (merchant: Partial<Merchant>) => requiredDocuments(papers(merchant), now)[0]?.hint
  expect(hint(company)).toBe('Certificate of incorporation')
  expect(hint({ registrationType: 'PBC' })).toBe('Incorporation statement')
  expect(hint({ registrationType: 'Partnership' })).toBe('Partnership agreement')
})

test.each<[what: string, purpose: DocumentPurpose, BusinessDocument['status'], string, string]>([
  ['reviewed', 'bank', 'approved', '2026-11-01', 'approved'],
  ['not reviewed', 'bank', 'pending', '2026-11-01', 'pending'],
  ['refused', 'bank', 'rejected', '2026-11-01', 'rejected'],
  ['on the day before three months are over', 'bank', 'pending', '2026-08-22', 'pending'],
  ['not reviewed in three months', 'bank', 'pending', '2026-08-21', 'expired'],
  ['not reviewed in three months', 'address', 'pending', '2026-08-21', 'expired'],
  ['approved long ago', 'bank', 'approved', '2022-01-01', 'approved'],
  ['refused long ago', 'bank', 'rejected', '2022-01-01', 'rejected'],
  ['on the day before a year is over', 'tax', 'approved', '2025-11-22', 'approved'],
  ['approved a year ago', 'tax', 'approved', '2025-11-21', 'expired'],
  ['waiting for a year', 'tax', 'pending', '2025-11-21', 'expired'],
  ['of years ago', 'registration', 'approved', '2014-03-01', 'approved'],
])('a document %s, for %s and %s since %s, is %s', (_what, purpose, status, day, state) => {
  const document = paper(purpose, { status, uploadDate: `${day}T08:00:00.000Z` })
  const found = requiredDocuments(papers(company, [document]), now).find(
    (each) => each.purpose === purpose,
  )
  expect([found?.state, found?.document?.id]).toEqual([state, document.id])
})

describe('of several documents for one purpose', () => {
  const of = (name: string, over: Partial<BusinessDocument>) => paper('tax', { name, ...over })
  const old = of('old', { status: 'approved', uploadDate: '2024-11-21T08:00:00.000Z' })
  const rejected = of('rejected', { status: 'rejected' })
  const pending = of('pending', { status: 'pending' })
  const newer = of('newer', { status: 'pending', uploadDate: '2026-11-20T08:00:00.000Z' })
  const approved = of('approved', { status: 'approved' })

  test.each([
    [[old, rejected, pending, newer, approved], 'approved, approved'],
    [[old, rejected, pending, newer], 'pending, newer'],
    [[old, rejected, pending], 'pending, pending'],
    [[old, rejected], 'rejected, rejected'],
    [[old], 'expired, old'],
  ])('the best counts, of equal ones the newest (%#)', (documents, best) => {
    const all = papers(company, documents)
    expect(listed(all)[1]).toBe(`Tax clearance, ${best}`)
    expect(otherDocuments(all, now)).toHaveLength(documents.length - 1)
  })
})

describe('identities', () => {
  const own = paper('identity', { name: 'own', status: 'approved' })
  const loose = paper('identity', { name: 'loose' })
  const former = paper('identity', { name: 'former', formerDirector: 'Kuda' })
  const [tendai, rudo] = [person('DR-01', 'Tendai', own.id), person('DR-02', 'Rudo')]

  test.each([
    ['each has their own', [own], [tendai], ['ID of Tendai, approved, own']],
    [
      'one that names nobody is that of the only person without',
      [own, loose],
      [tendai, rudo],
      ['ID of Tendai, approved, own', 'ID of Rudo, pending, loose'],
    ],
    [
      'where several are without it is nobody’s',
      [loose],
      [rudo, person('DR-03', 'Anna')],
      ['ID of Rudo, missing', 'ID of Anna, missing'],
    ],
    ['a former director’s is nobody’s', [former], [rudo], ['ID of Rudo, missing']],
    [
      'a person whose document was deleted is without',
      [loose],
      [person('DR-01', 'Tendai', 'D-9999')],
      ['ID of Tendai, pending, loose'],
    ],
    ['without people it is nobody’s', [loose], [], ['ID of each director, missing']],
  ])('%s', (_what, documents, directors, rows) => {
    const all = papers(company, documents, directors)
    expect(listed(all).filter((row) => row.startsWith('ID of'))).toEqual(rows)
  })
})

describe('approval', () => {
  const complete = (['registration', 'tax', 'identity', 'address', 'bank'] as const).map(
    (purpose) => paper(purpose, { status: 'approved' }),
  )
  const [, tax, identity] = complete
  const people = [person('DR-01', 'Tendai', identity?.id)]
  const lease = paper('other', { name: 'Agreement.pdf' })
  const keyOf = (document: BusinessDocument | undefined) => document?.id ?? ''

  test('needs nothing more where all is there and approved', () => {
    const all = papers(company, complete, people)
    expect([openPapers(all, now), canApprove(all, undefined, now)]).toEqual([[], true])
  })

  test.each<[what: string, BusinessDocument[], Papers['directors'], keys: string[]]>([
    ['one that is not required', [...complete, lease], people, [lease.id]],
    ['a missing one', complete.filter((each) => each !== tax), people, ['tax']],
    ['a person without an ID', complete, [...people, person('DR-02', 'Rudo')], ['identity DR-02']],
    [
      'a rejected one',
      complete.map((each) => (each === tax ? { ...each, status: 'rejected' as const } : each)),
      people,
      [keyOf(tax)],
    ],
    [
      'an expired one',
      complete.map((each) =>
        each === tax ? { ...each, uploadDate: '2024-01-01T08:00:00.000Z' } : each,
      ),
      people,
      [keyOf(tax)],
    ],
    ['all', [], people, ['registration', 'tax', 'identity DR-01', 'address', 'bank']],
  ])('asks for %s, each by its key', (_what, documents, directors, keys) => {
    const all = papers(company, documents, directors)
    expect(openPapers(all, now).map(({ key }) => key)).toEqual(keys)
    expect(canApprove(all, undefined, now)).toBe(false)
    expect(canApprove(all, keys.slice(1), now)).toBe(false)
    expect(canApprove(all, ['D-0404', ...keys], now)).toBe(true)
  })

  test('of an approved business nothing is missing any more; what is there stays listed', () => {
    const approved = papers({ ...company, approvalStatus: 'APPROVED' }, [
      lease,
      ...complete.slice(1),
    ])
    expect(listed(approved).map((row) => row.split(',')[0])).toEqual([
      'Tax clearance',
      'Proof of address',
      'Bank statement',
    ])
  })
})
