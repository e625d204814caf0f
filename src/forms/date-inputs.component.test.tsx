// Proves R48.
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateInput, DateRangeInputs, type Days } from './date-inputs.tsx'

const incomplete = 'This date is incomplete or doesn’t exist'

/** A list's custom range, whose days are kept by an address that refuses what is no day. */
function Range({ onDays }: { onDays: (days: Days) => void }) {
  const [days, setDays] = useState<Days>({ from: '', to: '' })
  return (
    <DateRangeInputs
      value={days}
      onChange={(next) => {
        onDays(next)
        setDays(next)
      }}
    />
  )
}

/** Types into the month, the day and the year of a field, one key after the other. */
async function typeKeys(field: { element: () => Element }, keys: string) {
  const input = field.element()
  if (input instanceof HTMLElement) input.focus()
  for (const key of keys) await userEvent.keyboard(key)
}

test('a day that is typed digit by digit arrives, and no part of its year does', async () => {
  const onDays = vi.fn<(days: Days) => void>()
  const screen = await render(<Range onDays={onDays} />)
  const from = screen.getByLabelText('From')
  await typeKeys(from, '11102026')
  await expect.element(from).toHaveValue('2026-11-10')
  expect(onDays.mock.calls.map(([days]) => days.from).filter(Boolean)).toEqual(['2026-11-10'])
  await typeKeys(screen.getByLabelText('To'), '11212026')
  expect(onDays).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-21' })
})

test.each([
  ['02312026', incomplete],
  ['1110', incomplete],
  ['111026', 'Enter all 4 digits of the year'],
])('%s is no day, stays, and is said once the field is left', async (keys, message) => {
  const onDays = vi.fn<(days: Days) => void>()
  const screen = await render(<Range onDays={onDays} />)
  const from = screen.getByLabelText('From')
  await typeKeys(from, keys)
  await expect.element(from).toHaveAccessibleDescription('')
  screen.getByLabelText('To').element().focus()
  await expect.element(from).toHaveAccessibleDescription(message)
  expect(onDays.mock.calls.some(([days]) => days.from !== '')).toBe(false)
  const input = from.element()
  const isKept =
    input instanceof HTMLInputElement && (input.validity.badInput || input.value !== '')
  expect(isKept).toBe(true)
  await from.fill('2026-02-28')
  await expect.element(from).toHaveAccessibleDescription('')
  expect(onDays).toHaveBeenLastCalledWith({ from: '2026-02-28', to: '' })
})

test('a day that comes from elsewhere takes the place of what was typed', async () => {
  const field = (value: string) => (
    <DateInput label="Day" value={value} onChange={() => undefined} />
  )
  const screen = await render(field('2026-11-10'))
  const day = screen.getByLabelText('Day')
  await day.fill('0026-11-10')
  await expect.element(day).toHaveValue('0026-11-10')
  await screen.rerender(field(''))
  await expect.element(day).toHaveValue('0026-11-10')
  await screen.rerender(field('2026-11-21'))
  await expect.element(day).toHaveValue('2026-11-21')
})
