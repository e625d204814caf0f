import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PaidDatabase } from '#db/database.ts'
import type { PaymentMethod } from '#db/payments/schemas.ts'
import { DatabaseContext } from './database-context.ts'
import { useQuery } from './use-query.ts'

const db = new PaidDatabase('use-query')
const ecocash: PaymentMethod = {
  id: 'ecocash',
  name: 'EcoCash',
  type: 'Mobile Money',
  provider: 'Econet',
  enabled: true,
  transactionFee: 1.5,
}
const listNames = async (each: PaidDatabase) =>
  (await each.paymentMethods.toArray()).map(({ name }) => name).join()

/** The rendered values in order. */
const drawn: string[] = []

function Names() {
  const names = useQuery(listNames) ?? 'Loading'
  drawn.push(names)
  return <p>{names}</p>
}

const shown = () =>
  render(
    <DatabaseContext value={db}>
      <Names />
    </DatabaseContext>,
  )

beforeEach(async () => {
  drawn.length = 0
  await db.paymentMethods.put(ecocash)
})

afterEach(async () => {
  await db.paymentMethods.clear()
})

test('says that it is loading, then the answer, and then what changes', async () => {
  const screen = await shown()
  await expect.element(screen.getByText('EcoCash')).toBeVisible()
  expect(drawn[0]).toBe('Loading')
  await db.paymentMethods.update('ecocash', { name: 'EcoCash Plus' })
  await expect.element(screen.getByText('EcoCash Plus')).toBeVisible()
})
