import { useCallback, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { OfferedAction } from '../menu-items.tsx'
import { type Column, type Sorting, sortRows } from './column.ts'
import { DataList, type DataListProps } from './data-list.tsx'
import { nothingSelected, select } from './selection.ts'

interface Tea {
  id: string
  name: string
  price: number
}
type Order = 'name' | 'price'

const teas: Tea[] = [
  { id: 'T-1', name: 'Rooibos', price: 300 },
  { id: 'T-2', name: 'Honeybush', price: 900 },
  { id: 'T-3', name: 'Tanganda', price: 450 },
]
const drawn = vi.fn<(id: string) => void>()
const columns: Column<Tea, Order>[] = [
  {
    id: 'name',
    header: 'Name',
    sort: 'name',
    value: ({ name }) => name,
    cell: ({ id, name }) => {
      drawn(id)
      return name
    },
  },
  {
    id: 'price',
    header: 'Price',
    numeric: true,
    sort: '-price',
    value: ({ price }) => price,
    cell: ({ price }) => price,
  },
  { id: 'currency', header: 'Currency', value: () => 'USD' },
]
const card = ({ name }: Tea) => <span>{name}</span>
const pour = vi.fn<(id: string) => void>()
const actionsOf = ({ id, price }: Tea): OfferedAction[] => [
  { id: 'pour', label: 'Pour', onSelect: () => pour(id) },
  ...(price > 500 ? [{ id: 'drop', label: 'Drop', onSelect: () => {} }] : []),
]

function Teas({ rows = teas, ...rest }: Partial<DataListProps<Tea, Order>>) {
  const [sort, setSort] = useState<Sorting<Order>>('name')
  const [chosen, setChosen] = useState(nothingSelected)
  const onSelect = useCallback(
    (keys: readonly string[], on: boolean) => setChosen((before) => select(before, keys, on)),
    [],
  )
  return (
    // As high as the app's top bar.
    <div className="pt-16">
      <DataList
        label="Teas"
        rows={sortRows(rows, columns, sort)}
        rowKey={({ id }) => id}
        columns={columns}
        card={card}
        sort={sort}
        onSort={setSort}
        selection={{ chosen, onSelect, selecting: false }}
        menu={{ actions: actionsOf }}
        below={(isTable) => <p>{isTable ? 'A table' : 'Cards'}</p>}
        {...rest}
      />
    </div>
  )
}

const names = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelectorAll('td')[1]?.textContent)

test('its own box decides: a table where it is wide, cards where it is not, never both', async () => {
  await page.viewport(1200, 800)
  const screen = await render(<Teas />)
  await expect.element(screen.getByRole('table', { name: 'Teas' })).toBeVisible()
  await expect.element(screen.getByText('A table')).toBeVisible()
  expect(screen.getByRole('list').elements()).toHaveLength(0)
  expect(screen.getByRole('columnheader', { name: 'Currency' }).elements()).toHaveLength(0)

  await screen.rerender(
    <div className="w-200">
      <Teas />
    </div>,
  )
  await expect.element(screen.getByRole('list', { name: 'Teas' })).toBeVisible()
  await expect.element(screen.getByText('Cards')).toBeVisible()
  expect(screen.getByRole('table').elements()).toHaveLength(0)

  await screen.rerender(
    <div className="w-200">
      <Teas tableFrom={740} />
    </div>,
  )
  await expect.element(screen.getByRole('table', { name: 'Teas' })).toBeVisible()
})

test('letters of double size need double the width for a table', async ({ onTestFinished }) => {
  await page.viewport(1200, 800)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  const screen = await render(<Teas />)
  await expect.element(screen.getByRole('list', { name: 'Teas' })).toBeVisible()
  expect(screen.getByRole('table').elements()).toHaveLength(0)
})

test('a header sorts as its column says, and turns round when pressed again', async () => {
  await page.viewport(1200, 800)
  const screen = await render(<Teas />)
  const name = screen.getByRole('columnheader', { name: 'Name' })
  const price = screen.getByRole('columnheader', { name: 'Price' })
  await expect.element(name).toHaveAttribute('aria-sort', 'ascending')
  expect(names()).toEqual(['Honeybush', 'Rooibos', 'Tanganda'])
  await price.getByRole('button').click()
  await expect.element(price).toHaveAttribute('aria-sort', 'descending')
  await expect.element(name).not.toHaveAttribute('aria-sort')
  expect(names()).toEqual(['Honeybush', 'Tanganda', 'Rooibos'])
  await price.getByRole('button').click()
  await expect.element(price).toHaveAttribute('aria-sort', 'ascending')
  expect(names()).toEqual(['Rooibos', 'Tanganda', 'Honeybush'])
})

test('rows are chosen one by one or all at once, and only those that changed are drawn', async () => {
  await page.viewport(1200, 800)
  const screen = await render(<Teas />)
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' })
  drawn.mockClear()
  await screen.getByRole('checkbox', { name: 'Select T-2' }).click()
  await expect.element(all).toBePartiallyChecked()
  expect(drawn.mock.calls).toEqual([['T-2']])
  await all.click()
  await expect.element(all).toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: 'Select T-1' })).toBeChecked()
  await screen.getByRole('checkbox', { name: 'Select T-3' }).click()
  await expect.element(all).toBePartiallyChecked()

  drawn.mockClear()
  await screen.rerender(
    <Teas rows={teas.map((tea) => ({ ...tea, price: tea.id === 'T-1' ? 1 : tea.price }))} />,
  )
  await expect.element(screen.getByRole('cell', { name: '1', exact: true })).toBeVisible()
  expect(drawn.mock.calls).toEqual([['T-1']])
})

test('a row’s menu offers what is allowed for it, does it, and gives the focus back', async () => {
  await page.viewport(1200, 800)
  const screen = await render(<Teas />)
  const button = screen.getByRole('button', { name: 'Actions for T-2' })
  await button.click()
  await expect.element(screen.getByRole('menu', { name: 'Actions for T-2' })).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByRole('menuitem', { name: 'Drop' })).toBeVisible()
  await screen.getByRole('menuitem', { name: 'Pour' }).click()
  expect(pour).toHaveBeenLastCalledWith('T-2')
  await expect.element(button).toHaveFocus()
  expect(screen.getByRole('menu').elements()).toHaveLength(0)

  await screen.getByRole('button', { name: 'Actions for T-1' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Pour' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Drop' }).elements()).toHaveLength(0)
})

test('a press on a row of the table shows it whole, one on what is in it does not', async () => {
  const view = vi.fn<(id: string) => void>()
  await render(
    <div className="w-[1000px]">
      <Teas
        menu={{
          actions: ({ id }) => [{ id: 'view', label: 'View Details', onSelect: () => view(id) }],
        }}
      />
    </div>,
  )
  await page.getByRole('button', { name: 'Actions for T-2' }).click()
  expect(view).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('cell', { name: '900' }).click()
  expect(view).toHaveBeenCalledExactlyOnceWith('T-2')
})

test('on a phone the whole row opens its actions in a sheet, and is a box while rows are chosen', async () => {
  await page.viewport(360, 740)
  const screen = await render(<Teas />)
  await screen.getByRole('button', { name: 'Honeybush' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Actions for T-2' })
  await sheet.getByRole('button', { name: 'Pour' }).click()
  expect(pour).toHaveBeenLastCalledWith('T-2')

  const onSelect = vi.fn<(keys: readonly string[], on: boolean) => void>()
  await screen.rerender(
    <Teas
      selection={{ chosen: select(nothingSelected, ['T-1'], true), onSelect, selecting: true }}
    />,
  )
  await expect.element(screen.getByRole('checkbox', { name: 'Select T-1' })).toBeChecked()
  await screen.getByRole('checkbox', { name: 'Select T-3' }).click()
  expect(onSelect).toHaveBeenCalledWith(['T-3'], true)
})

test('cards stand under the heading of their group, in the order of the list', async () => {
  await page.viewport(360, 740)
  const groups = {
    of: ({ price }: Tea) => (price > 400 ? 'dear' : 'cheap'),
    heading: (group: string) => `Those that are ${group}`,
  }
  const screen = await render(<Teas groups={groups} />)
  await expect.element(screen.getByRole('heading', { name: 'Those that are dear' })).toBeVisible()
  const items = screen.getByRole('listitem').elements()
  expect(items.map((item) => item.textContent)).toEqual(['Honeybush', 'Tanganda', 'Rooibos'])
})

test('on a phone a press opens the row, and its dots offer what else can be done', async () => {
  await page.viewport(360, 740)
  const view = vi.fn<(id: string) => void>()
  const actions = ({ id, price }: Tea): OfferedAction[] => [
    ...(price === 450 ? [] : [{ id: 'view', label: 'View', onSelect: () => view(id) }]),
    ...(price === 300 ? [] : [{ id: 'drop', label: 'Drop', onSelect: () => {} }]),
  ]
  const screen = await render(<Teas menu={{ actions }} />)
  const dots = (id: string) => screen.getByRole('button', { name: `Actions for ${id}` })
  await screen.getByRole('button', { name: 'Rooibos' }).click()
  await screen.getByRole('button', { name: 'Honeybush' }).click()
  expect(view.mock.calls).toEqual([['T-1'], ['T-2']])
  expect(screen.getByRole('dialog').elements()).toHaveLength(0)
  // Nothing else can be done with this one, but its text ends where the others’ does.
  await expect.element(dots('T-1')).not.toBeInTheDocument()
  const rights = ['Rooibos', 'Honeybush', 'Tanganda'].map(
    (name) => screen.getByRole('button', { name }).element().getBoundingClientRect().right,
  )
  expect(new Set(rights).size).toBe(1)
  await dots('T-2').click()
  const sheet = page.getByRole('dialog', { name: 'Actions for T-2' })
  await expect.element(sheet.getByRole('button', { name: 'Drop' })).toBeVisible()
  expect(view).toHaveBeenCalledTimes(2)
  await userEvent.keyboard('{Escape}')
  await expect.element(dots('T-2')).toHaveFocus()
  // What can't be opened offers at the press what can be done.
  await screen.getByRole('button', { name: 'Tanganda' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Actions for T-3' })).toBeVisible()
})

describe('a menu that a press opened doesn’t open by itself', () => {
  const without = teas.filter(({ id }) => id !== 'T-2')
  const narrow = () => page.viewport(360, 740)
  const wide = () => page.viewport(1200, 800)

  test.each<[why: string, leave: Partial<DataListProps<Tea, Order>>]>([
    ['its row leaves, as one that is deleted', { rows: without }],
    ['another page is shown', { rows: [{ id: 'T-9', name: 'Buchu', price: 100 }] }],
    ['no row is left', { rows: [] }],
    ['the list shows cards', { tableFrom: 5000 }],
  ])('after %s and comes back', async (_why, leave) => {
    await wide()
    const screen = await render(<Teas />)
    for (const open of [() => button().click(), () => userEvent.keyboard('{ArrowDown}')]) {
      await screen.rerender(<Teas />)
      button().element().focus()
      await open()
      await expect.element(page.getByRole('menuitem', { name: 'Pour' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
      await screen.rerender(<Teas {...leave} />)
      await expect.element(screen.getByRole('table').getByText('Honeybush')).not.toBeInTheDocument()
      await screen.rerender(<Teas />)
      await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
      expect(document.body).toHaveFocus()
    }
    // The next press opens it.
    await button().click()
    await expect.element(page.getByRole('menuitem', { name: 'Pour' })).toBeVisible()
  })

  test('after the window was narrow, nor a sheet after it was wide', async () => {
    await wide()
    const screen = await render(<Teas />)
    await button().click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    await narrow()
    const card = screen.getByRole('button', { name: 'Honeybush' })
    await expect.element(card).toHaveAttribute('aria-expanded', 'false')
    await wide()
    await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()

    await narrow()
    await card.click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await wide()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await narrow()
    await expect.element(card).toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await card.click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  function button() {
    return page.getByRole('button', { name: 'Actions for T-2' })
  }
})

test('a menu offers what is allowed when it opens, though its row is as before', async () => {
  await page.viewport(1200, 800)
  let names = ['Pour']
  const actions = () => names.map((label) => ({ id: label, label, onSelect: () => {} }))
  const screen = await render(<Teas menu={{ actions }} />)
  const button = screen.getByRole('button', { name: 'Actions for T-2' })
  await button.click()
  await expect.element(page.getByRole('menuitem', { name: 'Pour' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  names = ['Refill']
  await button.click()
  await expect.element(page.getByRole('menuitem', { name: 'Refill' })).toBeVisible()
})
