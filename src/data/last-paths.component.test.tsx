// Proves DEMO-7.
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { standAt } from '#tests/support/component-router.tsx'
import {
  arriveAs,
  customerPath,
  recentPersonas,
  useRememberPath,
  useUnasked,
  useShownToCustomer,
} from './last-paths.ts'

function Screen({ of }: { of: string }) {
  useRememberPath(of)
  return null
}

function Console({ of }: { of: string }) {
  const isUnasked = useUnasked(of)
  useRememberPath(of)
  return <p>{isUnasked ? 'unasked' : 'asked'}</p>
}

test.each([
  ['by its address, after a merchant’s screen', ['TM-01'], null, 'unasked'],
  ['by its address, after another administrator’s', ['AU-05'], null, 'unasked'],
  ['by its address, after a merchant’s and the public site', ['TM-01', 'visitor'], null, 'asked'],
  ['by its address, first of all', [], null, 'asked'],
  ['again', ['TM-01', 'AU-01'], null, 'asked'],
  ['by choosing to act as them', ['TM-01'], 'AU-01', 'asked'],
])('a console opened %s is %s', async (_how, before, chosen, words) => {
  for (const of of before) await visit(of, '/x')
  if (chosen !== null) arriveAs(chosen)
  const screen = await render(standAt('/super-admin').within(<Console of="AU-01" />))
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible()
})

function Shown({ path }: { path: string | undefined }) {
  useShownToCustomer(path)
  return null
}

const visit = (of: string, path: string) => render(standAt(path).within(<Screen of={of} />))

test('each person is remembered with their screen, the last three first', async () => {
  for (const [of, path] of [
    ['visitor', '/'],
    ['TM-01', '/dashboard'],
    ['customer', '/pay/bread?payment=1'],
    ['AU-01', '/super-admin'],
    ['TM-01', '/dashboard/payments/links'],
  ] as const)
    await visit(of, path)
  expect(recentPersonas()).toEqual(['TM-01', 'AU-01', 'customer'])
  expect(arriveAs('TM-01')).toBe('/dashboard/payments/links')
  expect(customerPath()).toBe('/pay/bread?payment=1')
})

test('the customer opens what was made or shown to them last, not what they paid before', async () => {
  await visit('customer', '/pay/coffee?payment=1')
  const { rerender } = await render(<Shown path="/pay/bread" />)
  expect(customerPath()).toBe('/pay/bread')
  await visit('customer', '/pay/bread?payment=2')
  await rerender(<Shown path={undefined} />)
  expect(customerPath()).toBe('/pay/bread?payment=2')
  await rerender(<Shown path="/pay/bread" />)
  expect(customerPath()).toBe('/pay/bread')
})
