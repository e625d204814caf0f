import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusMain, useFocusHandedOn } from './focus.ts'

let stop = () => {}
afterEach(() => stop())
const arrive = () => {
  stop = focusMain()
}

test('main that is there gets the focus at once', async () => {
  await render(<main tabIndex={-1} />)
  arrive()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('one that is hidden or inert is waited for, and what has the focus on the new screen keeps it', async () => {
  const screen = await render(
    <main key="before" tabIndex={-1} style={{ display: 'none' }}>
      Before
    </main>,
  )
  arrive()
  await screen.rerender(
    <main key="after" tabIndex={-1} inert>
      After
    </main>,
  )
  expect(document.activeElement).toBe(document.body)
  await screen.rerender(
    <main key="after" tabIndex={-1}>
      After
    </main>,
  )
  await expect.element(page.getByText('After')).toHaveFocus()

  await screen.rerender(<p>Loading</p>)
  arrive()
  await screen.rerender(
    <main tabIndex={-1}>
      <input aria-label="Name" autoFocus />
    </main>,
  )
  await screen.rerender(
    <main tabIndex={-1}>
      <input aria-label="Name" />
      More
    </main>,
  )
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
})

function Decision({ onApprove }: { onApprove: () => void }) {
  const buttons = useFocusHandedOn<HTMLDivElement>()
  return (
    <div ref={buttons}>
      <button type="button" onClick={onApprove}>
        Approve
      </button>
    </div>
  )
}

function Screen() {
  const [decided, setDecided] = useState(false)
  return <main tabIndex={-1}>{!decided && <Decision onApprove={() => setDecided(true)} />}</main>
}

test('buttons of no row that disappear with the focus give it to main', async () => {
  await render(<Screen />)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByRole('main')).toHaveFocus()
})
