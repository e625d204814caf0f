import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Slider } from './slider.tsx'

const stops = ['$1', '$5', '$20']

function Stops() {
  const [at, setAt] = useState(0)
  return (
    <Slider
      label="Amount"
      value={at}
      onChange={setAt}
      count={stops.length}
      text={stops[at] ?? ''}
      ends={['$1', '$20']}
    />
  )
}

test('it goes from stop to stop by keyboard, ends at the last, and says where it stands', async () => {
  const screen = await render(<Stops />)
  const slider = screen.getByRole('slider', { name: 'Amount' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '$1')
  await userEvent.tab()
  await expect.element(slider).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '$5')
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '$20')
})

test('it is as high as a thumb', async () => {
  const screen = await render(<Stops />)
  expect(
    screen.getByRole('slider').element().getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(44)
})
