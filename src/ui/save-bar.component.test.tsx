import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SaveBar } from './save-bar.tsx'

test('a bar that comes with the first letter does not lie over the field that is typed in', async () => {
  await page.viewport(360, 400)
  const form = (changed: boolean) => (
    <>
      <div className="h-85" />
      <input aria-label="Name" className="h-10" />
      <div className="h-400" />
      {changed && (
        <SaveBar text="1 change" unsaved>
          <button type="button">Save</button>
        </SaveBar>
      )}
    </>
  )
  const screen = await render(form(false))
  await screen.getByRole('textbox').click()
  const bottom = () => screen.getByRole('textbox').element().getBoundingClientRect().bottom
  expect(bottom()).toBeGreaterThan(350)
  await screen.rerender(form(true))
  await expect.element(screen.getByText('1 change')).toBeVisible()
  const bar = document.querySelector('[data-save-bar]')?.getBoundingClientRect().top ?? 0
  expect(bar).toBeGreaterThan(200)
  await expect.poll(bottom).toBeLessThanOrEqual(bar)
})
