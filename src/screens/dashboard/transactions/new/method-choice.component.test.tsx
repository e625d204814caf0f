import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { MethodStates } from '#db/payments/queries.ts'
import { MethodNote, offeredMethods } from './transaction-fields.tsx'

const states: MethodStates = {
  disabledMethods: ['ecocash'],
  incidents: { onemoney: 'OneMoney is slow' },
}

test('a method that is off is no choice any more, unless it is chosen; one with problems says so', () => {
  const labels = (chosen: 'ecocash' | 'visa') =>
    offeredMethods(states, chosen).map(({ label }) => label)
  expect(labels('visa')).not.toContain('EcoCash')
  expect(labels('ecocash')).toContain('EcoCash')
  expect(labels('visa')).toContain('OneMoney (incident)')
})

test('who has it chosen is told as soon as it is so', async () => {
  const note = (now: MethodStates | undefined) => <MethodNote states={now} method="ecocash" />
  const { getByRole, rerender } = await render(note(undefined))
  await expect.element(getByRole('alert')).toHaveTextContent('')
  await rerender(note(states))
  await expect.element(getByRole('alert')).toHaveTextContent('EcoCash is unavailable right now')
  await rerender(note({ disabledMethods: [], incidents: { ecocash: 'EcoCash is slow' } }))
  await expect.element(getByRole('alert')).toHaveTextContent('EcoCash is slow')
})
