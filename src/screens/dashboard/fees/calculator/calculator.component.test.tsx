import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { PlanId } from '#db/merchants/schemas.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { merchantFees } from '#tests/support/fee-rows.ts'
import { Calculator } from './calculator.tsx'

let before = ''
beforeEach(() => {
  before = location.href
})
afterEach(() => history.replaceState(null, '', before))

function show(query = '', plan: PlanId = 'basic') {
  history.replaceState(null, '', location.pathname + query)
  return render(<Calculator tables={{ merchantFees, fees: [], plan }} />)
}

test('whichever of the two is typed, the other follows, and the fee is passed on with what is received', async () => {
  const screen = await show()
  const pays = screen.getByRole('textbox', { name: 'The customer pays' })
  const receives = screen.getByRole('textbox', { name: 'You receive' })
  await expect.element(pays).toHaveValue('100.00')
  await expect.element(receives).toHaveValue('97.30')
  await pays.fill('20')
  await expect.element(receives).toHaveValue('19.30')
  await expect.element(screen.getByText('The customer pays $20.00, you get $19.30.')).toBeVisible()
  await receives.fill('20')
  await expect.element(pays).toHaveValue('20.72')
  await expect.element(receives).toHaveValue('20')
  await expect.element(screen.getByRole('radio', { name: 'Pass on the fee' })).toBeChecked()
  await expect.element(screen.getByText('To get $20.00, charge the customer $20.72.')).toBeVisible()
  await componentAxe()
})

test('who absorbs the fee has the same price paid, and gets less', async () => {
  const screen = await show('?amount=20&side=receives&method=onemoney&currency=ZWL')
  await expect.element(screen.getByRole('textbox', { name: 'You receive' })).toHaveValue('20')
  await screen.getByRole('radio', { name: 'Absorb the fee' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'The customer pays' })).toHaveValue('20')
  // 2.2% of ZWL 20.00, plus $0.15 at 17.5.
  await expect.element(screen.getByText('−ZWL\u00a03.07')).toBeVisible()
})

test('what is wrong is said at the field that was typed in, and stays there', async () => {
  const screen = await show()
  const receives = screen.getByRole('textbox', { name: 'You receive' })
  await receives.fill('12,5x')
  await expect.element(receives).toBeInvalid()
  await expect.element(receives).toHaveValue('12,5x')
  await expect.element(screen.getByText(/^Use digits and a point/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'The customer pays' })).toHaveValue('')
})

test('the answer stands before the controls, by the fees of the merchant’s own plan', async () => {
  const screen = await show('?method=bank', 'business')
  const answer = screen.getByText('$99.00', { exact: true })
  await expect.element(answer).toBeVisible()
  await expect.element(screen.getByText('−$1.00')).toBeVisible()
  const control = screen.getByRole('textbox', { name: 'The customer pays' }).element()
  expect(answer.element().compareDocumentPosition(control)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the slider sets the price', async () => {
  const screen = await show('?amount=20')
  const slider = screen.getByRole('slider')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '$20.00')
  await slider.fill('0')
  await expect
    .element(screen.getByRole('textbox', { name: 'The customer pays' }))
    .toHaveValue('1.00')
})
