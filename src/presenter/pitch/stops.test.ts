// Proves DEMO-19.
import { expect, test } from 'vitest'
import { pitchSteps } from '#db/demo/pitch-rules.ts'
import { stops } from './stops.ts'
import { trackOf } from './talk/track-card.tsx'

test('the presses of the pitch come in the order of its steps, and the talk has its screens in the same order', () => {
  expect(stops.flatMap(({ press }) => press?.step ?? [])).toEqual(pitchSteps)
  expect(trackOf(undefined)).toEqual([
    'landing',
    'dashboard',
    'payment-links',
    'checkout',
    'transactions',
    'pending-merchants',
    'payouts',
  ])
})
