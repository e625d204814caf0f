import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { forgetUnsaved, keep, readUnsaved } from './unsaved-input.ts'

const typed = v.object({ name: v.string() })

test('what is kept comes back by its name until it is forgotten, and is none where it has another form', () => {
  onTestFinished(forgetUnsaved)
  expect(keep('one', { name: 'Honey' })).toBe(true)
  expect(keep('other', { title: 'Honey' })).toBe(true)
  expect(readUnsaved('one', typed)).toEqual({ name: 'Honey' })
  expect(readUnsaved('other', typed)).toBeUndefined()
  expect(keep('one', undefined)).toBe(false)
  expect(readUnsaved('one', typed)).toBeUndefined()
})

test('all of it is forgotten at once, and nothing else', () => {
  onTestFinished(() => localStorage.clear())
  localStorage.setItem('theme', 'dark')
  keep('one', { name: 'Honey' })
  forgetUnsaved()
  expect(Object.entries(localStorage)).toEqual([['theme', 'dark']])
})

test('a browser that keeps nothing does without', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  expect(keep('one', { name: 'Honey' })).toBe(false)
})
