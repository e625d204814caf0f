import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HeldKeys } from './held-keys.tsx'

const later = vi.fn((_event: KeyboardEvent) => {})
afterEach(() => {
  removeEventListener('keydown', later)
  later.mockReset()
})

const keys = () => later.mock.calls.map(([{ key }]) => key)

test('keys pressed before anything listens reach what does, in their order', async () => {
  const screen = await render(<HeldKeys />)
  await userEvent.keyboard('gt')
  addEventListener('keydown', later)
  await screen.unmount()
  await vi.waitFor(() => expect(keys()).toEqual(['g', 't']))
})

test('none is pressed again once one of them has moved the focus', async () => {
  const page = (waiting: boolean) => (
    <>
      <input aria-label="Search" />
      {waiting && <HeldKeys />}
    </>
  )
  const screen = await render(page(true))
  await userEvent.keyboard('/g')
  const field = screen.getByRole('textbox').element()
  later.mockImplementation(({ key }) => {
    if (key === '/' && field instanceof HTMLElement) field.focus()
  })
  addEventListener('keydown', later)
  await screen.rerender(page(false))
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  expect(keys()).toEqual(['/'])
})

test('what the screen took is not pressed again, nor is a key that goes to what has the focus', async () => {
  const screen = await render(<HeldKeys />)
  const take = (event: KeyboardEvent) => {
    if (event.key === 'a') event.preventDefault()
  }
  // It listens after what holds the keys, as a dialog does.
  addEventListener('keydown', take)
  await userEvent.keyboard('a{ArrowRight}{Escape}t')
  removeEventListener('keydown', take)
  addEventListener('keydown', later)
  await screen.unmount()
  await vi.waitFor(() => expect(keys()).toEqual(['t']))
})

test('the search that was asked for twice is opened once', async () => {
  const screen = await render(<HeldKeys />)
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('{Control>}k{/Control}')
  addEventListener('keydown', later)
  await screen.unmount()
  await vi.waitFor(() => expect(keys()).toEqual(['k']))
})
