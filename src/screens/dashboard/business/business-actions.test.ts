import { expect, test } from 'vitest'
import { documentOf, waitingMerchant } from '#tests/support/memory-database.ts'
import { actionsFor } from '#src/screens/shared/row-actions.tsx'
import { actionTools } from '#tests/support/action-tools.ts'
import { directorActions, documentActions } from './business-actions.tsx'

const documentMenu = (
  status: 'approved' | 'rejected',
  approvalStatus: 'APPROVED' | 'UNDER_REVIEW',
  versions = [documentOf('M-001')],
) =>
  actionsFor(
    documentActions,
    {
      document: documentOf('M-001', { status, versions }),
      application: {
        merchant: waitingMerchant({ approvalStatus }),
        documents: [],
        directors: [],
      },
    },
    actionTools(),
  ).map(({ id, forbidden }) => [id, forbidden])

test('what an approval rests on is offered greyed, with why', () => {
  expect(documentMenu('approved', 'APPROVED')).toContainEqual([
    'delete',
    'Required for your approval',
  ])
  expect(documentMenu('rejected', 'APPROVED')).toContainEqual(['delete', undefined])
  expect(documentMenu('approved', 'UNDER_REVIEW')).toContainEqual(['delete', undefined])
})

test('earlier versions are offered where there are some', () => {
  expect(documentMenu('rejected', 'UNDER_REVIEW').map(([id]) => id)).toContain('versions')
  expect(documentMenu('rejected', 'UNDER_REVIEW', []).map(([id]) => id)).not.toContain('versions')
})

test('the last director stays, with why; an ID document is offered where there is one', () => {
  const director = { id: 'DR-01', merchantId: 'M-001', name: 'Rudo', email: '', phone: '' }
  const menu = (isOnly: boolean, registrationType = 'Private limited company') =>
    actionsFor(
      directorActions,
      {
        merchant: waitingMerchant({ registrationType }),
        director,
        idDocument: undefined,
        isOnly,
      },
      actionTools(),
    ).map(({ id, forbidden }) => [id, forbidden])
  expect(menu(true)).toEqual([
    ['edit', undefined],
    ['remove', 'A business needs at least one director. Add another one first'],
  ])
  expect(menu(true, 'Partnership')).toContainEqual([
    'remove',
    'A business needs at least one partner. Add another one first',
  ])
  expect(menu(false)).toEqual([
    ['edit', undefined],
    ['remove', undefined],
  ])
})

test('what a document is can be said of one that is not approved, while one is missing', () => {
  expect(documentMenu('rejected', 'UNDER_REVIEW').map(([id]) => id)).toContain('classify')
  expect(documentMenu('rejected', 'APPROVED').map(([id]) => id)).not.toContain('classify')
  expect(documentMenu('approved', 'UNDER_REVIEW').map(([id]) => id)).not.toContain('classify')
})
