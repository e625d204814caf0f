import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { componentAxe } from '#tests/support/component-axe.ts'
import { CommandBox, type Command, type CommandGroup } from './command-box.tsx'

const everything: CommandGroup[] = [
  {
    id: 'screens',
    label: 'Go to',
    commands: [
      { id: 'links', label: 'Payment Links', keys: 'g l' },
      { id: 'payouts', label: 'Payouts' },
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    commands: [
      { id: 'refund', label: 'Process Refund', note: 'TX-88', forbidden: 'You may not refund' },
    ],
  },
]

const onChoose = vi.fn<(command: Command) => void>()
beforeEach(() => onChoose.mockClear())

interface BoxProps {
  groups?: CommandGroup[] | undefined
  isBehind?: boolean
}

function Box({ groups = everything, isBehind = false }: BoxProps) {
  const [text, setText] = useState('')
  const found = groups
    .map((group) => ({
      ...group,
      commands: group.commands.filter(({ label }) => label.toLowerCase().includes(text)),
    }))
    .filter(({ commands }) => commands.length > 0)
  return (
    <CommandBox
      label="Search"
      placeholder="Anything"
      text={text}
      onType={setText}
      isBehind={isBehind}
      groups={found}
      onChoose={onChoose}
      nothing="No results."
    />
  )
}

const field = () => page.getByRole('combobox', { name: 'Search' })
const selected = () => page.getByRole('option', { selected: true })

/** The text of the option that the field announces as active. */
const activeText = () =>
  document.querySelector(
    `#${CSS.escape(field().element().getAttribute('aria-activedescendant') ?? '')}`,
  )?.textContent

test('the focus is in the field, and stays there while arrows go round what is found', async () => {
  await render(<Box />)
  await expect.element(field()).toHaveFocus()
  await expect.element(selected()).toHaveTextContent('Payment Links')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(selected()).toHaveTextContent('Payouts')
  expect(activeText()).toContain('Payouts')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(selected()).toHaveTextContent('Payment Links')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(selected()).toHaveTextContent('Process Refund')
  await userEvent.keyboard('{PageUp}')
  await expect.element(selected()).toHaveTextContent('Payment Links')
  await expect.element(field()).toHaveFocus()
})

test('enter chooses the one that is reached, a press the one that is pressed', async () => {
  await render(<Box />)
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'payouts' }))
  await userEvent.click(page.getByRole('option', { name: /Payment Links/ }))
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'links' }))
  await expect.element(field()).toHaveFocus()
})

test('typing goes back to the first of what is found, and says how many there are', async () => {
  await render(<Box />)
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await userEvent.type(field(), 'p')
  await expect.element(selected()).toHaveTextContent('Payment Links')
  await userEvent.type(field(), 'ayo')
  await expect.element(page.getByRole('status')).toHaveTextContent('1 result')
  await expect.element(selected()).toHaveTextContent('Payouts')
})

test('where nothing is found it says so, and Enter does nothing', async () => {
  await render(<Box />)
  await userEvent.type(field(), 'zebra{Enter}')
  await expect.element(page.getByText('No results.')).toBeVisible()
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field()).not.toHaveAttribute('aria-activedescendant')
  expect(onChoose).not.toHaveBeenCalled()
})

test('what may not be done stands greyed with its reason, in groups that have a name', async ({
  onTestFinished,
}) => {
  // A window so low that the list scrolls.
  await page.viewport(320, 360)
  onTestFinished(() => page.viewport(360, 740))
  await render(<Box />)
  const actions = page.getByRole('group', { name: 'Actions' })
  const refund = actions.getByRole('option', { name: 'Process Refund You may not refund' })
  await expect.element(refund).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(field())
    .toHaveAttribute('aria-controls', page.getByRole('listbox').element().id)
  await componentAxe()
})

test('a word that is still composed chooses nothing', async () => {
  await render(<Box />)
  const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  field().element().dispatchEvent(enter)
  expect(onChoose).not.toHaveBeenCalled()
})

test('Enter before what is typed has been looked for waits for it, and chooses of that', async () => {
  const { rerender } = await render(<Box isBehind />)
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('payouts{Enter}')
  expect(onChoose).not.toHaveBeenCalled()
  await rerender(<Box />)
  await expect.poll(() => onChoose.mock.calls.map(([{ id }]) => id)).toEqual(['payouts'])
})
