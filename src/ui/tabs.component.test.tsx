import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TabPanel, Tabs } from './tabs.tsx'

const tabs = ['Active', 'Inactive', 'Expired'].map((label) => ({ id: label, label }))

function Links() {
  const [tab, setTab] = useState('Active')
  return (
    <>
      <Tabs label="Links by status" value={tab} onChange={setTab} tabs={tabs} />
      <TabPanel tab={tab}>{`${tab} links`}</TabPanel>
    </>
  )
}

test('arrows go round, Home and End to the ends, each choosing; other keys do nothing', async () => {
  await render(<Links />)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tab', { name: 'Active', exact: true })).toHaveFocus()
  for (const [key, name] of [
    ['ArrowRight', 'Inactive'],
    ['ArrowLeft', 'Active'],
    ['ArrowLeft', 'Expired'],
    ['ArrowRight', 'Active'],
    ['End', 'Expired'],
    ['Home', 'Active'],
    ['ArrowDown', 'Active'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    const tab = page.getByRole('tab', { name, exact: true })
    await expect.element(tab).toHaveFocus()
    await expect.element(tab).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
  }
})

test('a press chooses one, which names what it shows and is the only stop by keyboard', async () => {
  await render(<Links />)
  await page.getByRole('tab', { name: 'Expired' }).click()
  await expect
    .element(page.getByRole('tabpanel', { name: 'Expired' }))
    .toHaveTextContent('Expired links')
  for (const [name, stop] of [
    ['Active', '-1'],
    ['Inactive', '-1'],
    ['Expired', '0'],
  ] as const)
    await expect
      .element(page.getByRole('tab', { name, exact: true }))
      .toHaveAttribute('tabindex', stop)
})

test('the chosen tab is in view where not all of them fit', async () => {
  await render(
    <div className="w-40">
      <Links />
    </div>,
  )
  const inView = (name: string) => {
    const tab = page.getByRole('tab', { name, exact: true }).element()
    const { left, right } = tab.getBoundingClientRect()
    const strip = tab.closest('.overflow-x-auto')?.getBoundingClientRect()
    return strip !== undefined && left >= strip.left && right <= strip.right
  }
  page.getByRole('tab', { name: 'Active', exact: true }).element().focus()
  for (const [key, name] of [
    ['End', 'Expired'],
    ['Home', 'Active'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
    await expect.poll(() => inView(name)).toBe(true)
  }
})
