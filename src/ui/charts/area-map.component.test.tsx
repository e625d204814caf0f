import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { componentAxe } from '#tests/support/component-axe.ts'
import { AreaMap, type MapArea } from './area-map.tsx'

const square = (left: number) => `M${left} 0h100v100h-100z`
const areaOf = (id: string, place: number, over: Partial<MapArea> = {}): MapArea => ({
  id,
  name: id,
  path: square((place - 1) * 100),
  middle: [place * 100 - 50, 50],
  place,
  text: `$${4 - place}.00, 2 payments`,
  share: (4 - place) / 3,
  ...over,
})
const areas = [
  areaOf('Midlands', 1),
  areaOf('Harare', 2, { path: 'M145 45h10v10h-10z', aside: [150, 130] }),
  areaOf('Masvingo', 3),
]

function Shown() {
  const [chosen, setChosen] = useState('Midlands')
  return (
    <>
      <AreaMap
        caption="Volume by province"
        size={{ width: 300, height: 150 }}
        areas={areas}
        chosen={chosen}
        onChoose={setChosen}
      />
      <p>Chosen: {chosen}</p>
    </>
  )
}

test('an area says its figures, is chosen by a tap, and a small one by a tap beside it', async () => {
  const screen = await render(<Shown />)
  const harare = screen.getByRole('button', { name: 'Harare: $2.00, 2 payments' })
  await expect.element(harare).toHaveAttribute('aria-pressed', 'false')
  const { width, height } = harare.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await harare.click()
  await expect.element(screen.getByText('Chosen: Harare')).toBeVisible()
  await expect.element(harare).toHaveAttribute('aria-pressed', 'true')
  await screen.getByRole('button', { name: /Masvingo/ }).click()
  await expect.element(screen.getByText('Chosen: Masvingo')).toBeVisible()
  await componentAxe()
})

test('the arrows go along the list’s order, and Enter chooses', async () => {
  const screen = await render(<Shown />)
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: /Midlands/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: /Harare/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Chosen: Harare')).toBeVisible()
  await userEvent.keyboard('{End} ')
  await expect.element(screen.getByText('Chosen: Masvingo')).toBeVisible()
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('button', { name: /Midlands/ })).toHaveFocus()
})
