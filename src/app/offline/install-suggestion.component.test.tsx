// Proves UI-6.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { actsDone } from '#src/data/acts-done.ts'
import { stopClock } from '#tests/support/component-clock.ts'
import { installPrompt, type InstallPrompt } from '#src/data/early-events.ts'
import { InstallSuggestion } from './install-suggestion.tsx'

const words = page.getByText('Install Paid to open it without signal.')
const offer = () => {
  const prompt = vi.fn(async () => undefined)
  installPrompt.set(Object.assign(new Event('beforeinstallprompt'), { prompt }) as InstallPrompt)
  return prompt
}
const act = () => actsDone.set(actsDone.get() + 1)

// Other tests of the page have acted.
beforeEach(() => actsDone.set(0))

afterEach(() => {
  installPrompt.set(undefined)
  localStorage.removeItem('paid-install-suggested')
})

test('installing is suggested after something was done, and opens the browser’s own question', async () => {
  const prompt = offer()
  const runFor = stopClock()
  await render(<InstallSuggestion />)
  await runFor(10_000)
  await expect.element(words).not.toBeInTheDocument()
  act()
  await runFor(6000)
  await expect.element(words).toBeVisible()
  await page.getByRole('button', { name: 'Install' }).click()
  expect(prompt).toHaveBeenCalledOnce()
  // It leaves by the stopped clock, and would stay for the tests after this one.
  await runFor(1000)
  await expect.element(words).not.toBeInTheDocument()
})

test('a no is remembered', async () => {
  offer()
  const runFor = stopClock()
  const first = await render(<InstallSuggestion />)
  act()
  await runFor(6000)
  await expect.element(words).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await runFor(1000)
  await expect.element(words).not.toBeInTheDocument()
  await first.unmount()
  await render(<InstallSuggestion />)
  act()
  await runFor(10_000)
  await expect.element(words).not.toBeInTheDocument()
})

test('nobody is asked during a test, only by an act after it', async () => {
  offer()
  const runFor = stopClock()
  localStorage.setItem('paid-exercise-test', 'one')
  await render(<InstallSuggestion />)
  act()
  await runFor(10_000)
  await expect.element(words).not.toBeInTheDocument()
  localStorage.removeItem('paid-exercise-test')
  act()
  await runFor(6000)
  await expect.element(words).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await runFor(1000)
})
