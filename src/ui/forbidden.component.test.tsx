import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { componentAxe } from '#tests/support/component-axe.ts'
import { Button, ButtonLink } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Menu } from './menu.tsx'
import { Switch } from './switch.tsx'

const reason = 'Ask an Admin: Support can’t refund payments.'

test('what a person may not use is greyed, still reached, and says why to those who hear and at a press', async () => {
  const act = vi.fn<() => void>()
  const screen = await render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        act()
      }}
    >
      <input aria-label="Sum" />
      <Button type="submit" forbidden={reason} disabled onClick={act}>
        Refund
      </Button>
      <ButtonLink to="/new" forbidden={reason}>
        New
      </ButtonLink>
      <IconButton label="Delete" icon="x" forbidden={reason} onClick={act} />
      <Switch label="On" checked={false} forbidden={reason} onChange={act} />
    </form>,
  )
  const controls = [
    ...['Refund', 'New', 'Delete'].map((name) => screen.getByRole('button', { name })),
    screen.getByRole('switch', { name: 'On' }),
  ]
  for (const control of controls) {
    await expect.element(control).toHaveAttribute('aria-disabled', 'true')
    await expect.element(control).toHaveAccessibleDescription(reason)
    await userEvent.tab()
  }
  await userEvent.tab()
  expect(document.activeElement).toBe(controls.at(-1)?.element())
  await userEvent.keyboard(' ')
  await expect
    .poll(() => document.querySelector('[data-sonner-toast]')?.textContent)
    .toContain(reason)
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('{Enter}')
  for (const control of controls)
    control.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(act).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('switch')).not.toBeChecked()
  await componentAxe()
})

test('a menu says under the row why it can’t be chosen, and stays', async () => {
  const act = vi.fn<() => void>()
  const screen = await render(
    <Menu
      label="Actions"
      items={[
        { label: 'View', onSelect: act },
        { label: 'Refund', forbidden: reason, onSelect: act },
      ]}
    />,
  )
  await screen.getByRole('button', { name: 'Actions' }).click()
  const row = screen.getByRole('button', { name: 'Refund' })
  await expect.element(row).toBeVisible()
  await expect.element(row).toHaveAccessibleDescription(reason)
  // The sheet slides in from the bottom.
  await expect.element(row).toBeInViewport()
  await row.click({ force: true })
  await expect.element(row).toBeVisible()
  expect(act).not.toHaveBeenCalled()
})
