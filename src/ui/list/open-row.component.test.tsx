// Proves NAV-5.
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { useOpenRow, useRegisterOpenRow } from './open-row.ts'

const action = (label: string) => ({ id: label, label, onSelect: () => undefined })

function Details() {
  const [labels, setLabels] = useState<string[]>()
  useRegisterOpenRow('TX-1', labels?.map(action))
  return (
    <button
      type="button"
      onClick={() => setLabels([...(labels ?? []), `Action ${(labels ?? []).length}`])}
    >
      More
    </button>
  )
}

function Search() {
  const row = useOpenRow()
  return <p>{row ? `${row.title}: ${row.actions.map(({ label }) => label).join(', ')}` : 'None'}</p>
}

test('a search that is open already shows the actions of the row as they become known', async () => {
  const { unmount } = await render(<Details />)
  await render(<Search />)
  await expect.element(page.getByText('None')).toBeVisible()
  const more = page.getByRole('button', { name: 'More' })
  await more.click()
  await expect.element(page.getByText('TX-1: Action 0', { exact: true })).toBeVisible()
  await more.click()
  await expect.element(page.getByText('TX-1: Action 0, Action 1')).toBeVisible()
  await unmount()
  await expect.element(page.getByText('None')).toBeVisible()
})
