import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Route, useLocation } from 'wouter'
import { overList, RouteSheet } from './route-sheet.tsx'

function Rows() {
  const [, navigate] = useLocation()
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={() => navigate('/rows/1?tab=late', { state: overList })}>
        Row 1
      </button>
      <Route path="/rows/:id">
        <RouteSheet list="/rows" title="Row 1">
          What there is to say
        </RouteSheet>
      </Route>
    </main>
  )
}

const address = () => location.pathname + location.search

test('opened from its list it goes back there: the entry before, with what the list keeps', async () => {
  history.pushState(null, '', '/rows?tab=late')
  const screen = await render(<Rows />)
  await screen.getByRole('button', { name: 'Row 1' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Row 1' })
  await expect.element(sheet).toBeVisible()
  expect(address()).toBe('/rows/1?tab=late')
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(address).toBe('/rows?tab=late')
  // The next entry is the sheet's, because closing went back to the list instead of opening it again.
  history.forward()
  await expect.element(sheet).toBeVisible()
})

test('opened by its own address it gives way to the list, with the same query', async () => {
  history.pushState(null, '', '/rows/1?tab=late')
  // Not `history.length`, which counts entries of other frames.
  const push = vi.spyOn(history, 'pushState')
  const screen = await render(<Rows />)
  const sheet = screen.getByRole('dialog', { name: 'Row 1' })
  await expect.element(sheet).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.poll(address).toBe('/rows?tab=late')
  await expect.element(sheet).not.toBeInTheDocument()
  expect(push).not.toHaveBeenCalled()
})

function SheetOfRow() {
  const [path] = useLocation()
  return <RouteSheet key={path} list="/rows" title={path} />
}

test('the sheet of another row takes its place, and the list below does not light up between them', async () => {
  history.pushState(null, '', '/rows/1')
  const screen = await render(<SheetOfRow />)
  const dark = () => {
    const scrims = [...document.querySelectorAll('.bg-scrim')]
    return Math.max(0, ...scrims.map((each) => Number(getComputedStyle(each).opacity)))
  }
  await expect.poll(dark).toBe(1)
  history.pushState(null, '', '/rows/2')
  const frames: number[] = []
  while (frames.length < 20) {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    frames.push(dark())
  }
  expect(new Set(frames)).toEqual(new Set([1]))
  await expect.element(screen.getByRole('dialog', { name: '/rows/2' })).toBeVisible()
})
