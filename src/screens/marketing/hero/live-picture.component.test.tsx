// Proves SITE-6.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { allowMotion } from '#tests/support/component-motion.ts'
import { LivePicture } from './live-picture.tsx'

const playing = () => document.querySelector('[data-playing]')?.getAttribute('data-playing')

test('the picture plays while it is in view, is paused and goes on by its button, and is said in words', async () => {
  await allowMotion()
  await render(<LivePicture />)
  await expect.poll(playing).toBe('true')
  await page.getByRole('button', { name: 'Pause the picture' }).click()
  expect(playing()).toBe('false')
  await page.getByRole('button', { name: 'Play the picture' }).click()
  await expect.poll(playing).toBe('true')
  await expect.element(page.getByText(/dashboard/)).toBeInTheDocument()
})

test('without motion it stands still at the payment made, and has no button', async () => {
  await render(<LivePicture />)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
