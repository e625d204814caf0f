import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Chip, ChipRow } from './chip.tsx'

const statuses = ['All', 'Successful', 'Pending', 'Failed', 'Refunded']

function Statuses() {
  const [chosen, setChosen] = useState('Refunded')
  return (
    <ChipRow label="Status">
      {statuses.map((each) => (
        <Chip key={each} selected={each === chosen} onClick={() => setChosen(each)}>
          {each}
        </Chip>
      ))}
    </ChipRow>
  )
}

const chip = (name: string) => page.getByRole('button', { name })

test('the chosen chip is in sight, at first and after a press', async () => {
  await render(<Statuses />)
  await expect.element(chip('Refunded')).toBeInViewport({ ratio: 0.99 })
  await expect.element(chip('All')).not.toBeInViewport({ ratio: 0.99 })
  await chip('Pending').click()
  await expect.element(chip('Pending')).toHaveAttribute('aria-pressed', 'true')
  await chip('Successful').click()
  await chip('All').click()
  await expect.element(chip('All')).toBeInViewport({ ratio: 0.99 })
  await expect.element(chip('Refunded')).not.toBeInViewport({ ratio: 0.99 })
})
