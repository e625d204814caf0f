import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PaidDatabase } from '#db/database.ts'
import type { PaymentMethod } from '#db/model/payment-method.ts'
import { ActorContext } from './actor.ts'
import { DatabaseContext } from './database-context.ts'
import { useAction } from './use-action.ts'

const db = new PaidDatabase('use-action')
const ecocash: PaymentMethod = {
  id: 'ecocash',
  name: 'EcoCash',
  type: 'Mobile Money',
  provider: 'Econet',
  enabled: true,
  transactionFee: 1.5,
}

beforeEach(async () => {
  await db.paymentMethods.put(ecocash)
})

afterEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()))
})

function TurnOff({ presses = 1 }: { presses?: number }) {
  const { run, pending } = useAction('setPaymentMethodEnabled', {
    said: ({ name }) => `${name} is off`,
    setback: ({ enabled }) => !enabled,
    dryRun: ({ id }) => `${id} would be turned off`,
  })
  const press = () => {
    for (let at = 0; at < presses; at += 1) void run({ id: 'ecocash', enabled: false })
  }
  return (
    <button type="button" aria-busy={pending} onClick={press}>
      Turn off
    </button>
  )
}

async function pressed(presses?: number) {
  const screen = await render(
    <DatabaseContext value={db}>
      <ActorContext value={{ name: 'Rudo Chikomo', ip: '10.0.0.2' }}>
        <TurnOff {...(presses && { presses })} />
      </ActorContext>
    </DatabaseContext>,
  )
  await screen.getByRole('button', { name: 'Turn off' }).click()
  return screen
}

test('a named action is done once for two presses, by the person on the screen, and said', async () => {
  const screen = await pressed(2)
  await expect.element(screen.getByText('EcoCash is off')).toBeVisible()
  expect(await db.paymentMethods.get('ecocash')).toEqual({ ...ecocash, enabled: false })
  expect(await db.activityLog.toArray()).toMatchObject([
    { action: 'Disabled payment method', user: 'Rudo Chikomo', ip: '10.0.0.2' },
  ])
})

test('one that takes something away is said without the tick of what is laid', async () => {
  const screen = await pressed()
  const said = screen.getByText('EcoCash is off')
  await expect.element(said).toBeVisible()
  const shape = said.element().closest('[data-sonner-toast]')?.querySelector('svg')
  expect(shape?.classList).toContain('lucide-minus')
})

test('one that is refused says why, and the button works again', async () => {
  await db.paymentMethods.put({ ...ecocash, enabled: false })
  const screen = await pressed()
  await expect.element(screen.getByText('EcoCash is disabled already.')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Turn off' }))
    .not.toHaveAttribute('aria-busy', 'true')
  expect(await db.activityLog.count()).toBe(0)
})

test('in dry run it says what it would do, and changes nothing', async () => {
  await db.demoSettings.put({ id: 'demo', dryRun: true, failNext: false })
  const screen = await pressed()
  await expect.element(screen.getByText('ecocash would be turned off')).toBeVisible()
  expect(await db.paymentMethods.get('ecocash')).toEqual(ecocash)
  expect(await db.activityLog.count()).toBe(0)
})
