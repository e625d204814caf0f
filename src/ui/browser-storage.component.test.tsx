import { afterEach, expect, test, vi } from 'vitest'
import { deviceStorage } from './browser-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a text is stored by its key, replaced and removed', () => {
  deviceStorage.write('test-a', '{"of":1}')
  expect(deviceStorage.tryWrite('test-b', 'no JSON')).toBe(true)
  expect(deviceStorage.readJson('test-a')).toEqual({ of: 1 })
  expect([deviceStorage.read('test-b'), deviceStorage.readJson('test-b')]).toEqual([
    'no JSON',
    null,
  ])
  deviceStorage.write('test-a', null)
  expect(deviceStorage.read('test-a')).toBe(null)
  deviceStorage.removeAll('test-')
  expect(deviceStorage.read('test-b')).toBe(null)
})

test('where the browser refuses, nothing is found, and only a plain write throws', () => {
  const refuse = () => {
    throw new DOMException('Refused.', 'SecurityError')
  }
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
  expect([deviceStorage.read('a'), deviceStorage.readJson('a')]).toEqual([null, null])
  expect([deviceStorage.tryWrite('a', '1'), deviceStorage.tryWrite('a', null)]).toEqual([
    false,
    false,
  ])
  expect(() => deviceStorage.removeAll('')).not.toThrow()
  expect(() => deviceStorage.write('a', '1')).toThrow('Refused.')
})
