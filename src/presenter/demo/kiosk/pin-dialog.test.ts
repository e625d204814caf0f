// Proves DEMO-18.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { afterWrong, hashPin, newSalt, pin, waitLeft } from './pin-dialog.tsx'

test('a PIN has four to six digits', () => {
  for (const good of ['0000', '12345', '123456']) expect(v.is(pin, good)).toBe(true)
  for (const bad of ['', '123', '1234567', '12a4', '１２３４', ' 1234'])
    expect(v.is(pin, bad)).toBe(false)
})

test('only the same PIN with the same salt has its hash, which is not the PIN', async () => {
  const salt = newSalt()
  const hash = await hashPin('2580', salt)
  expect(await hashPin('2580', salt)).toBe(hash)
  expect(await hashPin('2581', salt)).not.toBe(hash)
  expect(await hashPin('2580', newSalt())).not.toBe(hash)
  expect(hash).not.toContain('2580')
})

test('wrong PINs wait from the third on, twice as long each time, and at most ten minutes', () => {
  let kiosk = { wrong: 0, waitUntil: 0 }
  const waits: number[] = []
  for (let tried = 0; tried < 10; tried++) {
    kiosk = afterWrong(kiosk, 1000)
    waits.push(waitLeft(kiosk, 1000) / 1000)
  }
  expect(waits).toEqual([0, 0, 30, 60, 120, 240, 480, 600, 600, 600])
  expect(waitLeft(kiosk, 601_000)).toBe(0)
})

test('a wait set by a clock that was ahead does not lock the device', () => {
  expect(waitLeft({ waitUntil: 10_000_000 }, 0)).toBe(0)
})
