import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog.tsx'
import { Select } from './select.tsx'

const options = ['All', 'EcoCash', 'OneMoney', 'Omari'].map((label) => ({ label, value: label }))

function Method() {
  const [value, setValue] = useState('EcoCash')
  return <Select label="Method" value={value} onChange={setValue} options={options} />
}

const button = () => page.getByRole('button', { name: /^Method: / })
const option = (name: string) => page.getByRole('option', { name })
const list = () => page.getByRole('listbox', { name: 'Method' })

async function open() {
  button().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option('EcoCash')).toHaveAttribute('data-focus')
}

describe('a list of options beside its button', () => {
  beforeEach(() => page.viewport(1280, 740))

  test('opens on the chosen one; arrows move by one, Home and End to the ends', async () => {
    await render(<Method />)
    await open()
    await expect.element(option('EcoCash')).toHaveAttribute('aria-selected', 'true')
    for (const [key, name] of [
      ['ArrowUp', 'All'],
      ['ArrowUp', 'All'],
      ['ArrowDown', 'EcoCash'],
      ['End', 'Omari'],
      ['Home', 'All'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect.element(option(name)).toHaveAttribute('data-focus')
    }
  })

  test('a letter finds the first option that begins so', async () => {
    await render(<Method />)
    await open()
    await userEvent.keyboard('o')
    await expect.element(option('OneMoney')).toHaveAttribute('data-focus')
  })

  test('several letters find the one that begins with all of them', async () => {
    await render(<Method />)
    await open()
    await userEvent.keyboard('om')
    await expect.element(option('Omari')).toHaveAttribute('data-focus')
  })

  test.each([['Enter'], ['Space']])('%s chooses and gives the focus back', async (key) => {
    await render(<Method />)
    await open()
    await userEvent.keyboard(`{End}{${key === 'Space' ? ' ' : key}}`)
    await expect.element(page.getByRole('button', { name: 'Method: Omari' })).toHaveFocus()
    await expect.element(list()).not.toBeInTheDocument()
  })

  test('Escape changes nothing and gives the focus back', async () => {
    await render(<Method />)
    await open()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(page.getByRole('button', { name: 'Method: EcoCash' })).toHaveFocus()
    await expect.element(list()).not.toBeInTheDocument()
  })
})

describe('on a wide screen', () => {
  beforeEach(() => page.viewport(1280, 740))

  test('is as wide as its button at least, right below it', async () => {
    await render(<Method />)
    await open()
    const above = button().element().getBoundingClientRect()
    await expect
      .poll(() => list().element().getBoundingClientRect().top - above.bottom)
      .toBeCloseTo(6, 0)
    await expect
      .poll(() => list().element().getBoundingClientRect().width)
      .toBeGreaterThanOrEqual(above.width)
  })

  test('a press elsewhere closes it, one on its button too', async () => {
    await render(
      <>
        <p>Elsewhere</p>
        <Method />
      </>,
    )
    await button().click()
    await expect.element(list()).toBeVisible()
    await button().click()
    await expect.element(list()).not.toBeInTheDocument()
    await button().click()
    await expect.element(list()).toBeVisible()
    await page.getByText('Elsewhere').click()
    await expect.element(list()).not.toBeInTheDocument()
  })

  test('in a dialog, Escape closes the list alone', async () => {
    await render(
      <Dialog open title="New Transaction" onClose={() => undefined}>
        <Method />
      </Dialog>,
    )
    await expect.element(page.getByRole('dialog', { name: 'New Transaction' })).toBeVisible()
    await button().click()
    await option('Omari').click()
    await expect.element(page.getByRole('button', { name: 'Method: Omari' })).toHaveFocus()
    await button().click()
    await expect.element(option('Omari')).toHaveAttribute('data-focus')
    await userEvent.keyboard('{Escape}')
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog', { name: 'New Transaction' })).toBeVisible()
  })
})

test('on a phone an option has 52 px', async () => {
  await page.viewport(360, 740)
  await render(<Method />)
  await button().click()
  await expect.element(page.getByRole('dialog', { name: 'Method' })).toBeVisible()
  expect(option('Omari').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(52)
})

test('on a phone the keyboard begins at the chosen one, goes on by Tab, and chooses', async () => {
  await page.viewport(360, 740)
  await render(<Method />)
  button().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(option('EcoCash')).toHaveFocus()
  await expect.element(option('EcoCash')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(option('Omari')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Method: Omari' })).toHaveFocus()
  await expect.element(list()).not.toBeInTheDocument()
})
