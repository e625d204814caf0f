import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { Menu } from './menu.tsx'
import { Popover } from './popover.tsx'
import { Select } from './select.tsx'

const onEdit = vi.fn()
const items = [
  { label: 'View' },
  { label: 'Edit', onSelect: onEdit },
  { label: 'Export' },
  { label: 'Delete', danger: true },
]

const button = () => page.getByRole('button', { name: 'Actions for Rent' })
const item = (name: string) => page.getByRole('menuitem', { name })

beforeEach(() => onEdit.mockClear())

/** Opens the menu by keyboard on a wide screen. */
async function open() {
  await page.viewport(1280, 740)
  await render(<Menu label="Actions for Rent" items={items} />)
  button().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('View')).toHaveAttribute('data-focus')
}

describe('on a wide screen', () => {
  test('arrows move by one, Home and End to the ends, a letter to what begins so', async () => {
    await open()
    for (const [key, name] of [
      ['{ArrowUp}', 'View'],
      ['{ArrowDown}', 'Edit'],
      ['{End}', 'Delete'],
      ['{Home}', 'View'],
      ['e', 'Edit'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(item(name)).toHaveAttribute('data-focus')
    }
  })

  test('does what is chosen, and gives the focus back', async () => {
    await open()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(button()).toHaveFocus()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    expect(onEdit).toHaveBeenCalledOnce()
  })

  test('Escape does nothing but give the focus back', async () => {
    await open()
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(button()).toHaveFocus()
    await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })

  test('Tab closes it and goes on from its button', async () => {
    await open()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })
})

test('on a phone it is a sheet of rows of 52 px, and Back closes it', async () => {
  await page.viewport(360, 740)
  await render(<Menu label="Actions for Rent" items={items} />)
  await button().click()
  const sheet = page.getByRole('dialog', { name: 'Actions for Rent' })
  const edit = sheet.getByRole('button', { name: 'Edit' })
  await expect.element(edit).toBeVisible()
  expect(edit.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(52)
  history.back()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(onEdit).not.toHaveBeenCalled()
})

test.each([
  ['a menu', <Menu key="menu" label="Actions for Rent" items={items} />],
  [
    'a panel',
    <Popover key="panel" title="Rent" button={<Button>Actions for Rent</Button>}>
      {() => 'All of it'}
    </Popover>,
  ],
  [
    'a choice',
    <Select
      key="choice"
      label="Actions for Rent"
      value="1"
      onChange={() => {}}
      options={[{ value: '1', label: 'All' }]}
    />,
  ],
])(
  'the sheet of %s doesn’t come back by itself after the window was wide',
  async (_what, drawn) => {
    await page.viewport(360, 740)
    await render(drawn)
    const opener = page.getByRole('button', { name: 'Actions for Rent' })
    await opener.click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await page.viewport(1280, 740)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await page.viewport(360, 740)
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)
