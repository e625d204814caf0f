import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { lazyPart } from './lazy-part.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

test('loads with the screen, and what waits stands there until it has come', async () => {
  let come: ((module: { Greeting: typeof Greeting }) => void) | undefined
  let asked = 0
  const Part = lazyPart(
    () => {
      asked += 1
      return new Promise<{ Greeting: typeof Greeting }>((resolve) => (come = resolve))
    },
    'Greeting',
    <p>Waiting</p>,
  )
  // Not only once it is drawn.
  await vi.waitFor(() => expect(asked).toBe(1))
  const screen = await render(<Part name="Rudo" />)
  await expect.element(screen.getByText('Waiting')).toBeVisible()
  come?.({ Greeting })
  await expect.element(screen.getByText('Hello Rudo')).toBeVisible()
  expect(asked).toBe(1)
  await screen.unmount()
  const again = await render(<Part name="Tariro" />)
  // At once: nothing waits a second time.
  expect(again.container.textContent).toBe('Hello Tariro')
})

test('what did not come at first is asked for once more by being drawn', async () => {
  let asked = 0
  const Part = lazyPart(
    async () => {
      asked += 1
      if (asked === 1) throw new Error('No connection.')
      return { Greeting }
    },
    'Greeting',
    <p>Waiting</p>,
  )
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  const screen = await render(<Part name="Rudo" />)
  await expect.element(screen.getByText('Hello Rudo')).toBeVisible()
  expect(asked).toBe(2)
})
