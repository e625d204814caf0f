import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { deviceStorage, tabStorage } from '#src/ui/browser-storage.ts'
import { keptAs } from './kept.ts'
import { keptKeys } from './kept-keys.ts'

const { classList: key } = keptKeys
const names = () => keptAs(key, v.array(v.string()), (): string[] => [])
const word = () =>
  keptAs<string | null>(key, v.nullable(v.picklist(['80', '58'])), () => null, { as: 'text' })

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('a value is stored as JSON, a text as it is, and null takes it away', () => {
  names().write(['Rudo'])
  expect(deviceStorage.read(key)).toBe('["Rudo"]')
  expect(names().read()).toEqual(['Rudo'])
  word().write('58')
  expect(deviceStorage.read(key)).toBe('58')
  expect(word().read()).toBe('58')
  word().write(null)
  expect(deviceStorage.read(key)).toBeNull()
})

test.each(['[1]', '{', 'null', '"Rudo"'])('%s doesn’t match: empty, and it stays', (stored) => {
  deviceStorage.write(key, stored)
  expect(names().read()).toEqual([])
  expect(word().read()).toBeNull()
  expect(deviceStorage.read(key)).toBe(stored)
})

test('what the tab keeps isn’t the device’s', () => {
  const inTab = keptAs(key, v.array(v.string()), (): string[] => [], { storage: tabStorage })
  inTab.write(['Rudo'])
  expect(names().read()).toEqual([])
  expect(tabStorage.read(key)).toBe('["Rudo"]')
})

test('a screen follows what is kept here and in another tab', async () => {
  const kept = names()
  const Names = () => <p>{kept.use().join(' ')}</p>
  const { container } = await render(<Names />)
  kept.write(['Rudo'])
  await expect.poll(() => container.textContent).toBe('Rudo')
  localStorage.setItem(key, '["Rudo","Tendai"]')
  dispatchEvent(new StorageEvent('storage', { key }))
  await expect.poll(() => container.textContent).toBe('Rudo Tendai')
})

test('on a full device a write throws or says no, and a choice lasts until the page is left', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Full.')
  })
  const kept = word()
  expect(() => kept.write('58')).toThrow('Full.')
  expect(kept.tryWrite('58')).toBe(false)
  expect(kept.read()).toBeNull()
  kept.choose('58')
  expect(kept.read()).toBe('58')
  expect(word().read()).toBeNull()
  vi.restoreAllMocks()
  kept.choose('80')
  expect([kept.read(), deviceStorage.read(key)]).toEqual(['80', '80'])
})
