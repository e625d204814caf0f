import { Dexie } from 'dexie'
import { useEffect, useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PaidDatabase } from '#db/database.ts'
import type { PaymentMethod } from '#db/payments/schemas.ts'
import { appMessages } from '#src/rules/messages/app.ts'
import { refusals } from '#src/rules/messages/refusals.ts'
import { useStore } from '#src/ui/store.ts'
import { ActorContext } from './actor.ts'
import { DatabaseContext, provideDatabase } from './database-context.ts'
import { demoSettingsNow } from './dry-run.ts'
import { expected } from './expected.ts'
import { useAction } from './use-action.ts'
import { useQuery } from './use-query.ts'

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
    success: ({ name }) => `${name} is off`,
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

const shown = (part: ReactNode) =>
  render(
    <DatabaseContext value={db}>
      <ActorContext value={{ name: 'Rudo Chikomo', ip: '10.0.0.2', side: 'system' as const }}>
        {part}
      </ActorContext>
    </DatabaseContext>,
  )

async function pressed(presses?: number) {
  const screen = await shown(<TurnOff {...(presses && { presses })} />)
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

function Switches() {
  const { run } = useAction('setPaymentMethodEnabled', {
    success: ({ name, enabled }) => `${name} is ${enabled ? 'on' : 'off'}`,
    dryRun: 'It would be switched',
  })
  const press = (id: PaymentMethod['id'], enabled: boolean) => void run({ id, enabled })
  return (
    <>
      <button
        type="button"
        onClick={() => {
          press('ecocash', false)
          press('onemoney', false)
        }}
      >
        Two rows
      </button>
      <button
        type="button"
        onClick={() => {
          press('ecocash', false)
          press('ecocash', true)
        }}
      >
        Off and on
      </button>
    </>
  )
}

test('R38 two rows pressed at once are both done, though the first is not saved yet', async () => {
  await db.paymentMethods.put({ ...ecocash, id: 'onemoney', name: 'OneMoney' })
  const screen = await shown(<Switches />)
  await screen.getByRole('button', { name: 'Two rows' }).click()
  await expect.element(screen.getByText('OneMoney is off')).toBeVisible()
  const rows = async () => (await db.paymentMethods.toArray()).map(({ enabled }) => enabled)
  await expect.poll(rows).toEqual([false, false])
})

test('R38 a row that is switched back while it is switched is back', async () => {
  const screen = await shown(<Switches />)
  await screen.getByRole('button', { name: 'Off and on' }).click()
  await expect.element(screen.getByText('EcoCash is on')).toBeVisible()
  expect(await db.paymentMethods.get('ecocash')).toEqual(ecocash)
  expect(await db.activityLog.count()).toBe(2)
})

test('R47 one pressed while the database opens is done once it is open', async () => {
  const { promise, resolve } = Promise.withResolvers<PaidDatabase>()
  provideDatabase(() => promise)
  const screen = await render(
    <DatabaseContext value={null}>
      <TurnOff />
    </DatabaseContext>,
  )
  await screen.getByRole('button', { name: 'Turn off' }).click()
  resolve(db)
  await expect.element(screen.getByText('EcoCash is off')).toBeVisible()
})

function ShownSwitch() {
  const { run } = useAction('setPaymentMethodEnabled', {
    success: ({ name, enabled }) => `${name} is ${enabled ? 'on' : 'off'}`,
    dryRun: 'It would be switched',
    shows: ({ id, enabled }) => [{ table: 'paymentMethods', id, change: { enabled } }],
  })
  const turn = (enabled: boolean) => () => void run({ id: 'ecocash', enabled })
  return (
    <>
      <button type="button" onClick={turn(false)}>
        Turn off
      </button>
      <button type="button" onClick={turn(true)}>
        Turn on
      </button>
    </>
  )
}

test('a double tap on a switch that shows its change is one act, and a later press that is not done says so', async () => {
  const { promise, resolve } = Promise.withResolvers<PaidDatabase>()
  provideDatabase(() => promise)
  const screen = await render(
    <DatabaseContext value={null}>
      <ShownSwitch />
    </DatabaseContext>,
  )
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  onTestFinished(() => now.mockRestore())
  const press = (name: string) => {
    const button = screen.getByRole('button', { name }).element()
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  press('Turn off')
  now.mockReturnValue(1_400)
  press('Turn on')
  const notDone = screen.getByText(appMessages.stillSaving)
  expect(notDone.query()).toBe(null)
  now.mockReturnValue(2_000)
  press('Turn off')
  expect(notDone.query()).toBe(null)
  press('Turn on')
  now.mockRestore()
  await expect.element(notDone).toBeVisible()
  resolve(db)
  await expect.element(screen.getByText('EcoCash is off')).toBeVisible()
  expect(await db.activityLog.count()).toBe(1)
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
  await expect
    .element(screen.getByText('EcoCash is already disabled. Nothing was changed.'))
    .toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Turn off' }))
    .not.toHaveAttribute('aria-busy', 'true')
  expect(await db.activityLog.count()).toBe(0)
})

test('in dry run it says what it would do, and changes nothing', async () => {
  await db.demoSettings.put({ id: 'demo', dryRun: true })
  const screen = await pressed()
  await expect.element(screen.getByText('ecocash would be turned off')).toBeVisible()
  expect(await db.paymentMethods.get('ecocash')).toEqual(ecocash)
  expect(await db.activityLog.count()).toBe(0)
})

describe('what an act shows', () => {
  /** The messages about the method so far, without duplicates. */
  const said: string[] = []

  beforeEach(() => {
    said.length = 0
  })

  function Method({ dryRun = 'It would be turned off' }: { dryRun?: string }) {
    const methods = useQuery(
      (each) => each.paymentMethods.toArray(),
      [],
      (rows, expect) => expect('paymentMethods', rows),
    )
    const { run } = useAction('setPaymentMethodEnabled', {
      dryRun,
      shows: ({ id, enabled }) => [{ table: 'paymentMethods', id, change: { enabled } }],
    })
    const words = methods?.map(({ enabled }) => (enabled ? 'On' : 'Off')).join() ?? 'Loading'
    useEffect(() => {
      said.push(words)
    }, [words])
    return (
      <button type="button" onClick={() => void run({ id: 'ecocash', enabled: false })}>
        {words}
      </button>
    )
  }

  test('is there before it is written, and stays when it is', async () => {
    const screen = await shown(<Method />)
    await expect.element(screen.getByRole('button', { name: 'On' })).toBeVisible()
    const { promise, resolve } = Promise.withResolvers<void>()
    const busy = db.transaction('rw', db.paymentMethods, () => Dexie.waitFor(promise))
    await screen.getByRole('button', { name: 'On' }).click()
    // Writing is blocked at this point.
    await expect.element(screen.getByRole('button', { name: 'Off' })).toBeVisible()
    resolve()
    await busy
    await expect.poll(() => db.activityLog.count()).toBe(1)
    expect(await db.paymentMethods.get('ecocash')).toMatchObject({ enabled: false })
    expect(said).toEqual(['Loading', 'On', 'Off'])
  })

  test('is drawn together with what the press itself changes', async () => {
    function Pressed() {
      const [isPressed, setPressed] = useState(false)
      const isOff = useStore(expected).length > 0
      const { run } = useAction('setPaymentMethodEnabled', {
        dryRun: 'It would be turned off',
        shows: ({ id, enabled }) => [{ table: 'paymentMethods', id, change: { enabled } }],
      })
      const words = `${isPressed ? 'pressed' : 'ready'}, ${isOff ? 'off' : 'on'}`
      useEffect(() => {
        said.push(words)
      }, [words])
      const press = () => {
        setPressed(true)
        void run({ id: 'ecocash', enabled: false })
      }
      return (
        <button type="button" onClick={press}>
          Turn off
        </button>
      )
    }
    // Known from the start of the app on.
    await expect.poll(() => demoSettingsNow(db) instanceof Promise).toBe(false)
    expected.set([])
    const screen = await shown(<Pressed />)
    await screen.getByRole('button').click()
    await expect.poll(() => db.activityLog.count()).toBe(1)
    expect(said).toEqual(['ready, on', 'pressed, off'])
  })

  test('goes again, with the words, when there is no room for it', async () => {
    const refuse = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
    db.activityLog.hook('creating', refuse)
    const screen = await shown(<Method />)
    await screen.getByRole('button', { name: 'On' }).click()
    await expect.element(screen.getByText(refusals['storage-full']())).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'On' })).toBeVisible()
    db.activityLog.hook('creating').unsubscribe(refuse)
    expect(said).toEqual(['Loading', 'On', 'Off', 'On'])
  })

  test('is not there in dry run', async () => {
    await db.demoSettings.put({ id: 'demo', dryRun: true })
    const screen = await shown(<Method />)
    await screen.getByRole('button', { name: 'On' }).click()
    await expect.element(screen.getByText('It would be turned off')).toBeVisible()
    expect(said).toEqual(['Loading', 'On'])
  })

  test('gives way to what is written after it', async () => {
    const screen = await shown(<Method />)
    await screen.getByRole('button', { name: 'On' }).click()
    await expect.poll(() => db.activityLog.count()).toBe(1)
    await db.paymentMethods.update('ecocash', { enabled: true })
    await expect.element(screen.getByRole('button', { name: 'On' })).toBeVisible()
  })
})

test('one that the person is not granted says whom to ask, and nothing is written', async () => {
  const actor = {
    name: 'Kudzai Banda',
    ip: '10.0.0.3',
    side: 'system' as const,
    role: 'Support Admin',
    may: [],
  }
  const screen = await render(
    <DatabaseContext value={db}>
      <ActorContext value={actor}>
        <TurnOff />
      </ActorContext>
    </DatabaseContext>,
  )
  await screen.getByRole('button', { name: 'Turn off' }).click()
  const words =
    'Ask a Super Admin: Support Admin can’t change fees or methods. Nothing was changed.'
  await expect.element(screen.getByText(words)).toBeVisible()
  expect(await db.paymentMethods.get('ecocash')).toEqual(ecocash)
  expect(await db.activityLog.count()).toBe(0)
})
