import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { AccountState } from './account-state.tsx'

test.each([
  ['verified', true, 'VerifiedDefault for ZWL'],
  ['verified', false, 'Verified'],
  ['unverified', false, 'Unverified'],
  ['locked', false, 'Locked'],
] as const)('an account that is %s, default: %s, says %s', async (status, isDefault, words) => {
  const { container } = await render(
    <AccountState account={{ status, isDefault, currency: 'ZWL' }} />,
  )
  expect(container.textContent).toBe(words)
})
