import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TabPanel, Tabs } from './tabs.tsx'

const tabs = [
  { id: 'all', label: 'All', count: 12 },
  { id: 'completed', label: 'Completed' },
  { id: 'failed', label: 'Failed' },
] as const

function Views() {
  const [view, setView] = useState<(typeof tabs)[number]['id']>('all')
  return (
    <>
      <Tabs label="Views" value={view} onChange={setView} tabs={tabs} />
      <TabPanel tab={view}>Rows of {view}</TabPanel>
    </>
  )
}

test('one tab is chosen, has its count and names what it shows', async () => {
  const screen = await render(<Views />)
  const all = screen.getByRole('tab', { name: 'All 12' })
  await expect.element(all).toHaveAttribute('aria-selected', 'true')
  await expect
    .element(screen.getByRole('tabpanel', { name: 'All 12' }))
    .toHaveTextContent('Rows of all')
  await screen.getByRole('tab', { name: 'Failed' }).click()
  await expect.element(all).toHaveAttribute('aria-selected', 'false')
  await expect
    .element(screen.getByRole('tabpanel', { name: 'Failed' }))
    .toHaveTextContent('Rows of failed')
})

test('by keyboard the tabs are one stop, in which arrows, Home and End go round', async () => {
  const screen = await render(<Views />)
  const tab = (name: string) => screen.getByRole('tab', { name })
  await userEvent.tab()
  await expect.element(tab('All 12')).toHaveFocus()
  for (const [key, name] of [
    ['ArrowRight', 'Completed'],
    ['End', 'Failed'],
    ['ArrowRight', 'All 12'],
    ['ArrowLeft', 'Failed'],
    ['Home', 'All 12'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(tab(name)).toHaveFocus()
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  }
  for (const name of ['Completed', 'Failed'])
    await expect.element(tab(name)).toHaveAttribute('tabindex', '-1')
})
