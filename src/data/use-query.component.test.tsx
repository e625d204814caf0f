// Proves R59.
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

/** Holds the read of one method until it is let go. */
const held = { id: '', letGo: Promise.withResolvers<void>() }

const getName = async (each: PaidDatabase, id: PaymentMethod['id']) => {
  if (id === held.id) await held.letGo.promise
  return (await each.paymentMethods.get(id))?.name ?? null
}

/** A row under its title, as a screen shows it. */
function Method({ id, day }: { id: PaymentMethod['id']; day: string }) {
  const name = useQuery((each) => getName(each, id), [id], undefined, [day])
  const text = `${id}: ${name === undefined ? 'Loading' : name}`
  drawn.push(`${day} ${text}`)
  return <p>{text}</p>
}

const method = (id: PaymentMethod['id'], day: string) => (
  <DatabaseContext value={db}>
    <Method id={id} day={day} />
  </DatabaseContext>
)

test('R59 under a new id there is nothing of the row before; on another day it stays until it is read again', async () => {
  await db.paymentMethods.put({ ...ecocash, id: 'onemoney', name: 'OneMoney' })
  held.id = 'onemoney'
  const screen = await render(method('ecocash', 'Monday'))
  await expect.element(screen.getByText('ecocash: EcoCash')).toBeVisible()
  await screen.rerender(method('onemoney', 'Monday'))
  expect(screen.getByText('onemoney: Loading').element()).toBeVisible()
  held.letGo.resolve()
  await expect.element(screen.getByText('onemoney: OneMoney')).toBeVisible()
  await screen.rerender(method('ecocash', 'Monday'))
  await screen.rerender(method('onemoney', 'Monday'))
  await expect.element(screen.getByText('onemoney: OneMoney')).toBeVisible()
  drawn.length = 0
  await screen.rerender(method('onemoney', 'Tuesday'))
  await expect.element(screen.getByText('onemoney: OneMoney')).toBeVisible()
  expect(new Set(drawn)).toEqual(new Set(['Tuesday onemoney: OneMoney']))
})
