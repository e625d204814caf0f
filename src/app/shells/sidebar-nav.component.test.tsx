import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Link } from 'wouter'
import { pathTo } from '#routes/paths.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { SidebarNav } from './sidebar-nav.tsx'

const entry = (name: string) => page.getByRole('navigation').getByRole('link', { name })

test('an invoice stands under the invoices, which are not the page that one is on', async () => {
  await render(
    standAt(pathTo('invoice', { id: 'INV-000001' })).within(<SidebarNav area="dashboard" />),
  )
  await expect.element(entry('Invoices')).toHaveAttribute('aria-current', 'true')
})

test('a group opens for whoever comes to one of its screens by another way', async () => {
  await render(
    standAt(pathTo('dashboard')).within(
      <>
        <SidebarNav area="dashboard" />
        <Link to={pathTo('disputes')}>To the disputes</Link>
      </>,
    ),
  )
  await expect.element(entry('Dashboard')).toHaveAttribute('aria-current', 'page')
  await expect.element(entry('Transactions')).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'To the disputes' }).click()
  await expect.element(entry('Disputes')).toHaveAttribute('aria-current', 'page')
  const group = page.getByRole('button', { name: 'Payments' })
  await group.click()
  await expect.element(group).toHaveAttribute('aria-expanded', 'false')
})
