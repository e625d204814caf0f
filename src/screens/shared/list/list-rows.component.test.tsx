import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { Column } from '#src/ui/list/column.ts'
import { pageOf } from '#src/ui/list/pagination.tsx'
import { nothingSelected } from '#src/ui/list/selection.ts'
import { ListRows } from './list-rows.tsx'

interface Tea {
  id: string
}
const columns: Column<Tea>[] = [
  { id: 'id', header: 'Tea', value: ({ id }) => id, cell: ({ id }) => id },
]
/** Teas with these numbers. */
const teas = (from: number, to: number): Tea[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: `T-${from + at}` }))

function Teas({ all }: { all: readonly Tea[] }) {
  const [asked, setAsked] = useState(1)
  const [selecting, setSelecting] = useState(false)
  const [selection, setSelection] = useState(nothingSelected)
  const paging = pageOf(asked, all.length)
  const chosen = all.filter(({ id }) => selection.has(id))
  return (
    // Below the bar, as in the app.
    <div className="pb-60">
      <ListRows
        label="Teas"
        noun="tea"
        rows={all.slice(paging.from, paging.to)}
        rowKey={({ id }) => id}
        columns={columns}
        card={({ id }, { box }) => (
          <>
            {box}
            {id}
          </>
        )}
        total={all.length}
        paging={paging}
        onPage={setAsked}
        selecting={selecting}
        setSelecting={setSelecting}
        selection={{
          chosen: selection,
          onChange: setSelection,
          count: chosen.length,
          all: () => all.map(({ id }) => id),
          actions: <output>{chosen.map(({ id }) => id).join(' ')}</output>,
        }}
      />
    </div>
  )
}

test.each([
  ['a table', 1200],
  ['cards', 360],
])(
  'in %s, all that match stay those: one that comes since is not among them, on no page',
  async (look, width) => {
    await page.viewport(width, 800)
    const names = (rows: Tea[]) => rows.map(({ id }) => id).join(' ')
    const selected = async (count: number) => {
      await expect.element(page.getByText(`${count} selected`, { exact: true })).toBeVisible()
    }
    const old = teas(2, 32)
    const screen = await render(<Teas all={old} />)
    if (look === 'cards') {
      await screen.getByRole('button', { name: 'Select', exact: true }).click()
      await screen.getByRole('checkbox', { name: 'Select T-2', exact: true }).click()
      await screen.getByRole('button', { name: 'Select this page' }).click()
    } else await screen.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await selected(25)
    await screen.getByRole('button', { name: 'Select all 31 that match' }).click()
    await selected(31)

    // Newer ones stand first.
    await screen.rerender(<Teas all={[...teas(1, 1), ...old]} />)
    await selected(31)
    await expect.element(page.getByText(names(old), { exact: true })).toBeVisible()
    await expect
      .element(screen.getByRole('checkbox', { name: 'Select T-1', exact: true }))
      .not.toBeChecked()
    await screen.getByRole('button', { name: 'Next' }).click()
    await expect.element(screen.getByRole('checkbox', { name: 'Select T-32' })).toBeChecked()
    await screen.getByRole('checkbox', { name: 'Select T-32' }).click()
    await selected(30)

    // What has gone is not counted, and is selected again if it comes back.
    await screen.rerender(<Teas all={old.slice(3)} />)
    await selected(27)
    await screen.rerender(<Teas all={[...teas(1, 1), ...old]} />)
    await selected(30)
  },
)

test('the next page begins at its first row', async () => {
  await page.viewport(360, 640)
  await render(<Teas all={teas(1, 60)} />)
  const topOf = (text: string) =>
    page.getByText(text, { exact: true }).element().getBoundingClientRect().top
  page.getByRole('button', { name: 'Next' }).element().scrollIntoView()
  expect(topOf('T-1')).toBeLessThan(0)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText('T-26')).toBeVisible()
  expect(topOf('T-26')).toBeGreaterThanOrEqual(0)
  expect(topOf('T-26')).toBeLessThan(200)
})
