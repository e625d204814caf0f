import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { standAt } from '#tests/support/component-router.tsx'
import { DashboardMenu } from './account-menu.tsx'

test('the account menu is of whoever acts, and has My Account, Account Settings and Logout', async () => {
  const { within, history } = standAt('/dashboard')
  const onLogout = vi.fn<() => void>()
  const menu = (name: string) => within(<DashboardMenu name={name} onLogout={onLogout} />)
  const screen = await render(menu('Tendai Moyo'))
  await screen.rerender(menu('Kuda Mapfumo'))
  const button = page.getByRole('button', { name: 'Account menu, Kuda Mapfumo' })
  const visited: string[] = []
  for (const label of ['My Account', 'Account Settings']) {
    await button.click()
    await page.getByText(label, { exact: true }).click()
    visited.push('/dashboard/account-settings')
    await expect.poll(() => history.slice(1)).toEqual(visited)
  }
  await button.click()
  await page.getByText('Logout', { exact: true }).click()
  await expect.poll(() => onLogout.mock.calls.length).toBe(1)
})
