import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { reordered } from './use-drag-order.ts'
import { SortableList } from './sortable-list.tsx'

function Fields() {
  const [items, setItems] = useState(['Beans', 'Honey', 'Tea'])
  return (
    <SortableList
      label="Lines"
      items={items}
      itemKey={(item) => item}
      itemName={(item) => item}
      onMove={(from, to) => setItems(reordered(items, from, to))}
    >
      {(item, _index, controls) => (
        <div className="flex items-center">
          <input aria-label={`About ${item}`} defaultValue={item} />
          {controls}
        </div>
      )}
    </SortableList>
  )
}

const order = () =>
  Array.from(document.querySelectorAll('li input'), (input) => (input as HTMLInputElement).value)

const gripOf = (name: string) => page.getByRole('button', { name: `Drag ${name}` })

test('the buttons come with a press on the grip, move a row by one, say where it is, and stop at the ends', async () => {
  await render(<Fields />)
  await expect.element(page.getByRole('button', { name: /^Move/ })).not.toBeInTheDocument()
  await gripOf('Beans').click()
  await page.getByRole('button', { name: 'Move Beans down' }).click()
  expect(order()).toEqual(['Honey', 'Beans', 'Tea'])
  await expect.element(page.getByRole('status')).toHaveTextContent('Beans, now 2 of 3')
  await expect.element(gripOf('Beans')).toHaveFocus()
  await gripOf('Honey').click()
  await expect
    .element(page.getByRole('button', { name: 'Move Honey up' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('Alt and an arrow move it from a field, which keeps the focus and what is typed', async () => {
  await render(<Fields />)
  const field = page.getByRole('textbox', { name: 'About Beans' })
  await field.fill('Vumba Beans')
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}')
  expect(order()).toEqual(['Honey', 'Tea', 'Vumba Beans'])
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(order()).toEqual(['Honey', 'Tea', 'Vumba Beans'])
})

test('an arrow alone moves it from its grip', async () => {
  await render(<Fields />)
  gripOf('Tea').element().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(order()).toEqual(['Beans', 'Tea', 'Honey'])
})

function point(type: string, name: string, clientY: number): void {
  const target = type === 'pointerdown' ? gripOf(name).element() : globalThis
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, clientY }))
}
const middleOf = (name: string) => {
  const { top, height } = gripOf(name).element().getBoundingClientRect()
  return top + height / 2
}

test('a row is dragged by its grip, makes room as it goes, and Escape puts it back', async () => {
  await render(<Fields />)
  await expect.element(gripOf('Beans')).toBeVisible()
  const below = middleOf('Tea') + 30
  point('pointerdown', 'Beans', middleOf('Beans'))
  await expect.poll(() => document.querySelectorAll('[data-dragged]').length).toBe(1)
  point('pointermove', 'Beans', below)
  await expect.poll(order).toEqual(['Honey', 'Tea', 'Beans'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(order).toEqual(['Beans', 'Honey', 'Tea'])

  point('pointerdown', 'Beans', middleOf('Beans'))
  await expect.poll(() => document.querySelectorAll('[data-dragged]').length).toBe(1)
  point('pointermove', 'Beans', below)
  await expect.poll(order).toEqual(['Honey', 'Tea', 'Beans'])
  point('pointerup', 'Beans', below)
  await expect.poll(() => document.querySelectorAll('[data-dragged]').length).toBe(0)
  expect(order()).toEqual(['Honey', 'Tea', 'Beans'])
  await expect.element(page.getByRole('status')).toHaveTextContent('Beans, now 3 of 3')
})
