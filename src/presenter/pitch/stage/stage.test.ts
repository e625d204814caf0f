// Proves DEMO-20.
import { expect, test } from 'vitest'
import { type Moment, changedFor } from './use-lights.ts'
import { addressWith, partOf, sideFor, sidesOf } from './part.ts'
import { inPlace, steppedBy, type Trail, withPlace } from './trail.ts'

const place = (url: string) => ({ url, state: null })
const start: Trail = { places: [place('/dashboard')], at: 0 }

test('a side goes back and forward through its own places, and no further', () => {
  const two = withPlace(start, place('/dashboard/users'))
  expect(steppedBy(two, -1)).toEqual({ places: two.places, at: 0 })
  expect(steppedBy(two, 1)).toBeUndefined()
  expect(steppedBy(two, -2)).toBeUndefined()
  expect(steppedBy(two, 0)).toBeUndefined()
})

test('going on from an earlier place forgets what was ahead of it, and a replaced place leaves no trace', () => {
  const two = withPlace(start, place('/dashboard/users'))
  const again = withPlace({ ...two, at: 0 }, place('/dashboard/business'))
  expect(again).toEqual({ places: [place('/dashboard'), place('/dashboard/business')], at: 1 })
  expect(inPlace(again, place('/dashboard/upgrade')).places).toEqual([
    place('/dashboard'),
    place('/dashboard/upgrade'),
  ])
})

test('a long trail forgets its oldest places', () => {
  let trail = start
  for (let step = 1; step <= 60; step += 1) trail = withPlace(trail, place(`/pay/${step}`))
  expect(trail.places).toHaveLength(50)
  expect(trail.places[trail.at]).toEqual(place('/pay/60'))
  expect(trail.places[0]).toEqual(place('/pay/11'))
})

test('the address says whom the sides show; the console takes one of them', () => {
  expect(sidesOf('')).toEqual({ left: 'customer', right: 'merchant' })
  expect(sidesOf('console=left')).toEqual({ left: 'console', right: 'merchant' })
  expect(sidesOf('console=right')).toEqual({ left: 'customer', right: 'console' })
  expect(sidesOf('console=both')).toEqual({ left: 'customer', right: 'merchant' })
  expect(addressWith('right', 'console')).toBe('/stage?console=right')
  expect(addressWith('left', 'customer')).toBe('/stage')
})

test('a path belongs to the part whose screen it is, or to none', () => {
  expect(partOf('/pay/vumba-blend-1kg')).toBe('customer')
  expect(partOf('/dashboard/users')).toBe('merchant')
  expect(partOf('/super-admin/merchants/M-001')).toBe('console')
  for (const path of ['/', '/auth/login', '/stage', '/nowhere'])
    expect(partOf(path)).toBeUndefined()
})

test('the console opens opposite to who asks for it, the others on their own side', () => {
  const usual = sidesOf('')
  expect(sideFor('console', 'customer', usual)).toBe('right')
  expect(sideFor('console', 'merchant', usual)).toBe('left')
  expect(sideFor('customer', 'merchant', usual)).toBe('left')
  expect(sideFor('merchant', 'console', usual)).toBe('right')
})

const before: Moment = { act: 10, by: undefined, isOwn: false, checkout: '{}' }

test('an act lights everyone whom it concerns but who did it, and nobody without a new act', () => {
  const paid: Moment = { act: 11, by: 'customer', isOwn: true, checkout: '{"paid":1}' }
  expect(changedFor(before, paid)).toEqual(['console', 'merchant'])
  const edited: Moment = { act: 11, by: 'merchant', isOwn: true, checkout: '{"price":2}' }
  expect(changedFor(before, edited)).toEqual(['console', 'customer'])
  const elsewhere: Moment = { act: 11, by: 'console', isOwn: false, checkout: '{}' }
  expect(changedFor(before, elsewhere)).toEqual([])
  expect(changedFor(paid, { ...edited, act: 11 })).toEqual([])
  // A reset begins the log anew.
  expect(changedFor(paid, { ...before, act: 5 })).toEqual([])
})
