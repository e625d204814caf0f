import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { componentAxe } from '#tests/support/component-axe.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { SandboxScreen } from './sandbox-screen.tsx'

const drawn = () => {
  const { within, history } = standAt('/dashboard/sandbox')
  return { history, drawing: render(within(<SandboxScreen />)) }
}

test('three cards lead on; the documentation opens in a tab of its own', async () => {
  const { drawing, history } = drawn()
  await drawing
  for (const name of ['Test Payments', 'Test Transactions', 'API Testing'])
    await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible()
  const documentation = page.getByRole('link', { name: /^View API Documentation/ })
  await expect.element(documentation).toHaveAttribute('target', '_blank')
  await expect.element(documentation).toHaveAttribute('href', '/developers')
  await componentAxe()
  await page.getByRole('link', { name: 'Create a test payment' }).click()
  await page.getByRole('link', { name: 'View test transactions' }).click()
  expect(history.slice(1)).toEqual([
    '/dashboard/sandbox/payments',
    '/dashboard/sandbox/transactions',
  ])
})

test('the address and the key are copied as they stand, and said', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await drawn().drawing
  for (const [label, said] of [
    ['API URL', 'API URL copied to clipboard'],
    ['Secret key', 'Secret key copied to clipboard'],
  ] as const) {
    const shown = page.getByRole('code').elements()[label === 'API URL' ? 0 : 1]?.textContent
    await page.getByRole('button', { name: `Copy ${label}` }).click()
    await expect.element(page.getByText(said)).toBeVisible()
    expect(shown).toMatch(label === 'API URL' ? /^https:\/\/.*sandbox/ : /^sk_test_/)
    expect(write).toHaveBeenLastCalledWith(shown)
  }
  write.mockRestore()
})
