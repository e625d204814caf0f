import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pathTo } from '#routes/paths.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { OnboardingScreen } from './onboarding-screen.tsx'

const titles = [
  'Welcome',
  'Accept Payments',
  'Create Payment Links',
  'Invoicing Made Simple',
  'Real-time Analytics',
  "You're All Set",
]

async function drawn() {
  const { within, history } = standAt(pathTo('onboarding'))
  const screen = await render(within(<OnboardingScreen />))
  return {
    ...screen,
    history,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    title: screen.getByRole('heading', { level: 1 }),
  }
}

function swipe(main: Element | null, from: number, to: number) {
  const finger = { pointerType: 'touch', bubbles: true, clientY: 300 }
  main?.dispatchEvent(new PointerEvent('pointerdown', { ...finger, clientX: from }))
  main?.dispatchEvent(new PointerEvent('pointerup', { ...finger, clientX: to }))
}

test('six slides in their order, with the progress, stand up to axe', async () => {
  const { getByRole, getByText, button, title } = await drawn()
  const bar = getByRole('progressbar')
  for (const [index, name] of titles.entries()) {
    await expect.element(title).toHaveTextContent(name)
    await expect.element(bar).toHaveAttribute('aria-valuenow', String(index + 1))
    await expect.element(bar).toHaveAttribute('aria-valuemax', '6')
    await expect.element(getByText(`Step ${index + 1} of 6`)).toBeVisible()
    expect(button('Skip').elements()).toHaveLength(index === 0 ? 1 : 0)
    expect(button('Previous').elements()).toHaveLength(index === 0 ? 0 : 1)
    expect(button('Next').elements()).toHaveLength(index === 5 ? 0 : 1)
    await componentAxe()
    if (index < 5) await button('Next').click()
  }
  await expect.element(button('Get Started')).toBeVisible()
})

test('Previous and the arrow keys go back and forth, and stop at the ends', async () => {
  const { button, title, history } = await drawn()
  await button('Next').click()
  await button('Previous').click()
  await expect.element(title).toHaveTextContent('Welcome')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(title).toHaveTextContent('Welcome')
  await userEvent.keyboard('{ArrowRight>8/}')
  await expect.element(title).toHaveTextContent("You're All Set")
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(title).toHaveTextContent('Real-time Analytics')
  expect(history).toEqual([pathTo('onboarding')])
})

test('a swipe turns the slide, a short one does not', async () => {
  const { container, title } = await drawn()
  const main = container.querySelector('main')
  swipe(main, 300, 100)
  await expect.element(title).toHaveTextContent('Accept Payments')
  swipe(main, 200, 180)
  await expect.element(title).toHaveTextContent('Accept Payments')
  swipe(main, 100, 300)
  await expect.element(title).toHaveTextContent('Welcome')
})

test('a double click on what has just changed does not leave', async () => {
  const { button, title, history } = await drawn()
  await button('Next').click()
  await button('Previous').dblClick()
  await expect.element(title).toHaveTextContent('Welcome')
  await userEvent.keyboard('{ArrowRight>4/}')
  await button('Next').dblClick()
  await expect.element(title).toHaveTextContent("You're All Set")
  expect(history).toEqual([pathTo('onboarding')])
})
