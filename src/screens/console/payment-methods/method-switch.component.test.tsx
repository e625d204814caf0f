// Proves ADM-6.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import type { MethodRow } from './method-switch.tsx'
import { MethodSwitch } from './method-switch.tsx'

const ecocash = {
  id: 'ecocash',
  name: 'EcoCash',
  type: 'Mobile Money',
  provider: 'Econet Wireless',
  enabled: true,
  transactionFee: 2.5,
} as const

async function drawn(over: Partial<MethodRow>) {
  const db = emptyDatabase()
  await db.paymentMethods.add(ecocash)
  const row: MethodRow = {
    ...ecocash,
    volume: 16_585_66,
    share: 47.4,
    days: [],
    success: { value: null, before: null },
    terms: { percentage: 2.5, fixedFee: 20 },
    merchants: 25,
    ...over,
  }
  await render(
    <DatabaseContext value={db}>
      <MethodSwitch row={row} />
    </DatabaseContext>,
  )
  return async () => (await db.paymentMethods.get('ecocash'))?.enabled
}

const toggle = page.getByRole('switch', { name: 'EcoCash' })
const question = page.getByRole('alertdialog', { name: 'Disable EcoCash?' })

test('switching off more than a tenth of the volume says whom it touches, and asks', async () => {
  const isEnabled = await drawn({})
  await toggle.click()
  await expect
    .element(question)
    .toHaveAccessibleDescription(
      '25 merchants offer EcoCash. Volume in the last 30 days: $16,586, 47% of the total. Customers can’t choose EcoCash until you enable it again.',
    )
  await componentAxe()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(await isEnabled()).toBe(true)
  await toggle.click()
  await question.getByRole('button', { name: 'Disable' }).click()
  await expect.poll(isEnabled).toBe(false)
})

test('a tenth of it or less goes off at the press', async () => {
  const isEnabled = await drawn({ share: 10 })
  await toggle.click()
  await expect.poll(isEnabled).toBe(false)
  expect(question.elements()).toHaveLength(0)
})
