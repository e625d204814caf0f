import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { componentAxe } from '#tests/support/component-axe.ts'
import { Fold } from './fold.tsx'

test('what is folded comes and goes with its heading, which says enough meanwhile', async () => {
  await render(
    <Fold title="Filters" note="2 applied">
      <p>All of them</p>
    </Fold>,
  )
  const heading = page.getByRole('button', { name: 'Filters 2 applied' })
  await expect.element(heading).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByText('All of them')).not.toBeVisible()
  await heading.click()
  await expect.element(page.getByText('All of them')).toBeVisible()
  await componentAxe()
  await heading.click()
  await expect.element(page.getByText('All of them')).not.toBeVisible()
})

test('it can begin open', async () => {
  await render(
    <Fold title="Filters" startsOpen>
      <p>All of them</p>
    </Fold>,
  )
  await expect.element(page.getByText('All of them')).toBeVisible()
})
