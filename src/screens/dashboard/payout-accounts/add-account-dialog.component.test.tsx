// Proves LINK-8.
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { smallWorld } from '#tests/support/small-world.ts'
import { AddAccountDialog } from './add-account-dialog.tsx'

test('a wallet’s number of another network is asked about: one press switches the wallet, another keeps it', async () => {
  await page.viewport(360, 740)
  const { db, context } = await smallWorld()
  const onAdded = vi.fn()
  await render(
    <ActorContext value={context.actor}>
      <DatabaseContext value={db}>
        <AddAccountDialog open onClose={vi.fn()} onAdded={onAdded} />
      </DatabaseContext>
    </ActorContext>,
  )
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.getByRole('radio', { name: 'Mobile wallet' }).click()
  const number = page.getByLabelText('Mobile number')
  await number.fill('00263-71 234 5678')
  await expect
    .element(page.getByText('This looks like a NetOne number. Pay by OneMoney?'))
    .toBeVisible()
  await componentAxe()
  await button('Use OneMoney').click()
  await expect.element(number).toHaveFocus()
  await expect.element(button('Use OneMoney')).not.toBeInTheDocument()
  await number.fill('0782345678')
  await button('Add Account').click()
  await expect.element(number).toHaveAccessibleDescription(/Choose the wallet for this number/)
  await userEvent.click(button('Keep OneMoney'))
  await expect.element(number).toHaveFocus()
  await button('Add Account').click()
  await expect.poll(() => onAdded).toHaveBeenCalledOnce()
  const added = await db.bankAccounts.get(onAdded.mock.calls[0]?.[0])
  expect(added).toMatchObject({ institution: 'onemoney', number: '0782345678' })
})
