// Proves BIZ-1.
import { expect, test } from 'vitest'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { trackerStages } from './approval-tracker.tsx'

const states = (over: Parameters<typeof waitingMerchant>[0]) =>
  trackerStages(waitingMerchant(over)).map(({ title, state }) => `${title}: ${state}`)

test('before it is submitted, no stage is reached', () => {
  const { submittedDate: _none, ...merchant } = waitingMerchant({ approvalStatus: 'PENDING' })
  expect(trackerStages(merchant).map(({ state, note }) => [state, note])).toEqual([
    ['next', 'Not submitted yet'],
    ['next', 'Starts after you submit'],
    ['next', 'You can take payments without a limit'],
  ])
})

test('an application just in is at its first stage', () => {
  expect(states({ approvalStatus: 'PENDING', reviewDate: null })).toEqual([
    'Application Submitted: current',
    'Under Review: next',
    'Approved: next',
  ])
})

test('under review the first is completed and the second current, each with its date', () => {
  const [submitted, review] = trackerStages(waitingMerchant())
  expect(submitted?.note).toMatch(/^Completed · Nov 16, \d{1,2}:20\u00a0[AP]M$/)
  expect(review?.note).toMatch(/^Current · Nov 18, /)
})

test('while staff wait for an answer the review says since when, and no longer once it is given', () => {
  const request = {
    from: 'staff' as const,
    missing: ['Tax clearance'],
    text: 'Please add it.',
    by: 'Tatenda Marufu',
    at: '2026-11-20T08:00:00.000Z',
  }
  const [, waiting] = trackerStages(waitingMerchant({ information: [request] }))
  expect(waiting?.note).toMatch(/^Current · Waiting for your answer since Yesterday, /i)
  expect(waiting?.state).toBe('current')
  const answer = {
    from: 'merchant' as const,
    text: 'Added.',
    documents: [],
    by: 'Farai Ncube',
    at: '2026-11-20T09:00:00.000Z',
    attemptId: 'a-1',
  }
  const [, answered] = trackerStages(waitingMerchant({ information: [request, answer] }))
  expect(answered?.note).toMatch(/^Current · Nov 18, /)
})

test('an approval ends it with its date', () => {
  const approved = { approvalStatus: 'APPROVED', approvalDate: '2026-11-21T12:00:00.000Z' } as const
  expect(states(approved)).toEqual([
    'Application Submitted: done',
    'Under Review: done',
    'Approved: done',
  ])
  expect(trackerStages(waitingMerchant(approved))[2]?.note).toContain('Today, ')
})

test('a rejection takes the last stage, and a missing review date reads N/A', () => {
  expect(states({ approvalStatus: 'REJECTED' })[2]).toBe('Rejected: rejected')
  const stages = trackerStages(waitingMerchant({ approvalStatus: 'REJECTED', reviewDate: null }))
  expect(stages[2]?.note).toBe('Current · N/A')
})

test('one that applied again is submitted from then on', () => {
  const [submitted] = trackerStages(
    waitingMerchant({
      approvalStatus: 'PENDING',
      reviewDate: null,
      resubmittedAt: '2026-11-21T08:00:00.000Z',
    }),
  )
  expect(submitted?.note).toMatch(/^Current · Today, /)
})
