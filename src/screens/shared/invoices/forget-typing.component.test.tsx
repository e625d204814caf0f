import { expect, test } from 'vitest'
import { forgetTyping, typingKey } from './forget-typing.ts'

test('what is kept of one draft goes with it, and of all with a reset; nothing else does', () => {
  const keys = ['IN-01', 'IN-02', 'new'].map((id) => typingKey('M-001', id))
  for (const key of [...keys, 'theme']) localStorage.setItem(key, 'kept')
  forgetTyping({ merchantId: 'M-001', id: 'IN-01' })
  expect(keys.map((key) => localStorage.getItem(key))).toEqual([null, 'kept', 'kept'])
  forgetTyping()
  expect(keys.map((key) => localStorage.getItem(key))).toEqual([null, null, null])
  expect(localStorage.getItem('theme')).toBe('kept')
  localStorage.removeItem('theme')
})
