// Proves UI-3.
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { stopClock } from '#tests/support/component-clock.ts'
import { IconButton } from './icon-button.tsx'
import { Tooltips } from './watch-tooltips.ts'

async function drawn() {
  const screen = await render(
    <>
      <h1>Merchants</h1>
      <IconButton label="Switch to light theme" icon="*" />
      <Tooltips />
    </>,
  )
  const away = async () => screen.getByRole('heading').hover()
  await away()
  return { away, button: screen.getByRole('button'), tip: page.getByRole('tooltip') }
}

test('a tooltip comes after 700 ms under a mouse, the next at once within 300', async () => {
  const { away, button, tip } = await drawn()
  // The code loads with the first tooltip.
  await button.hover()
  await expect.element(tip).toHaveTextContent('Switch to light theme')
  await away()
  await expect.element(tip).not.toBeInTheDocument()

  const runFor = stopClock()
  await runFor(500)
  await button.hover()
  await runFor(699)
  await expect.element(tip).not.toBeInTheDocument()
  await runFor(1)
  await expect.element(tip).toBeVisible()
  await away()
  await runFor(120)
  await expect.element(tip).not.toBeInTheDocument()
  await runFor(290)
  await button.hover()
  await runFor(1)
  await expect.element(tip).toBeVisible()
  await away()
  await runFor(120)
  await expect.element(tip).not.toBeInTheDocument()
  await runFor(310)
  await button.hover()
  await runFor(600)
  await expect.element(tip).not.toBeInTheDocument()
})

test('none comes under a finger', async () => {
  const { button, tip } = await drawn()
  const runFor = stopClock()
  button
    .element()
    .dispatchEvent(new PointerEvent('pointerover', { pointerType: 'touch', bubbles: true }))
  await runFor(2000)
  await expect.element(tip).not.toBeInTheDocument()
})

test('none comes over what the button has opened', async () => {
  const screen = await render(
    <>
      <h1>Merchants</h1>
      <button type="button" data-tooltip="Actions for TX-10" aria-expanded="true">
        ⋮
      </button>
      <Tooltips />
    </>,
  )
  await screen.getByRole('heading').hover()
  const runFor = stopClock()
  await screen.getByRole('button').hover()
  await runFor(2000)
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  screen.getByRole('button').element().setAttribute('aria-expanded', 'false')
  await screen.getByRole('heading').hover()
  await screen.getByRole('button').hover()
  await runFor(700)
  await expect.element(page.getByRole('tooltip')).toBeVisible()
})
