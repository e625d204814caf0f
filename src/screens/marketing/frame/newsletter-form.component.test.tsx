import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { NewsletterForm } from './site-footer.tsx'

test('R38 takes an address once, and knows it the second time', async () => {
  const db = emptyDatabase()
  const { getByLabelText, getByRole } = await render(<NewsletterForm />)
  const email = getByLabelText('Email')
  const button = getByRole('button', { name: 'Subscribe' })
  await email.fill('rudo@')
  await userEvent.keyboard('{Enter}')
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address')
  await expect.element(email).toHaveFocus()
  await email.fill(' Rudo@karibaboats.example ')
  await expect.element(email).not.toHaveAccessibleDescription()
  await button.dblClick()
  await expect
    .element(getByRole('status'))
    .toHaveTextContent('Rudo@karibaboats.example is subscribed to our product news.')
  await expect.element(email).toHaveValue('')
  await email.fill('rudo@karibaboats.example')
  await button.click()
  await expect
    .element(getByRole('status'))
    .toHaveTextContent('rudo@karibaboats.example is already subscribed.')
  expect(await db.prospects.toArray()).toMatchObject([
    { email: 'rudo@karibaboats.example', newsletter: true },
  ])
})
