import * as v from 'valibot'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { amountIn, emailAddress } from '#db/text/validation.ts'
import { toast } from '#src/ui/toast.ts'
import { useAppForm } from './app-form.ts'

const schema = v.object({
  email: emailAddress,
  price: amountIn('USD'),
  note: v.pipe(
    v.string(),
    v.trim(),
    v.check((note) => {
      if (note === 'throws') throw new Error('Nobody expected it')
      return true
    }),
  ),
})
type Typed = v.InferInput<typeof schema>
type Valid = v.InferOutput<typeof schema>

const saved: Typed = { email: 'rudo@sadza.example', price: '12.50', note: 'Two bags' }

interface Props {
  start?: Typed
  onSubmit: Parameters<typeof useAppForm<Typed, Valid>>[0]['onSubmit']
}

function OrderForm({ start = saved, onSubmit }: Props) {
  const form = useAppForm({ schema, start, onSubmit })
  return (
    <form.AppForm>
      <form.Form>
        <form.AppField name="email">{(field) => <field.EmailField label="Email" />}</form.AppField>
        <form.AppField name="price">
          {(field) => <field.MoneyField label="Price" currency="ZWL" hint="Without the post." />}
        </form.AppField>
        <form.AppField name="note">
          {(field) => <field.TextField label="Note" multiline />}
        </form.AppField>
        <form.SubmitButton pendingLabel="Sending">Send</form.SubmitButton>
      </form.Form>
    </form.AppForm>
  )
}

const none: Typed = { email: '', price: '', note: '' }

test('R56 what a save throws unexpectedly is said, its button is free again and its input there', async () => {
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => undefined)
  const told = vi.spyOn(toast, 'error')
  onTestFinished(() => {
    reported.mockRestore()
    told.mockRestore()
  })
  const failures = [
    () => Promise.reject(new TypeError('crypto.randomUUID is not a function')),
    () => {
      throw new Error('At once')
    },
  ]
  const onSubmit = vi.fn<Props['onSubmit']>(() => failures.shift()?.())
  const screen = await render(<OrderForm onSubmit={onSubmit} />)
  const send = screen.getByRole('button', { name: 'Send' })
  await screen.getByLabelText('Note').fill('One bag')
  for (const times of [1, 2]) {
    await send.click()
    await expect.poll(() => onSubmit).toHaveBeenCalledTimes(times)
    await expect
      .poll(() => told.mock.calls)
      .toEqual(Array.from({ length: times }, () => ['Something went wrong. Nothing was saved.']))
    await expect.element(send).toBeEnabled()
    await expect.element(screen.getByLabelText('Note')).toHaveValue('One bag')
    expect(reported).toHaveBeenCalledTimes(times)
  }
  await send.click()
  await expect.poll(() => onSubmit).toHaveBeenCalledTimes(3)
})

test('R56 a form that fails while it is checked is not pending either', async () => {
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => undefined)
  onTestFinished(() => reported.mockRestore())
  const onSubmit = vi.fn()
  const screen = await render(
    <OrderForm start={{ ...saved, note: 'throws' }} onSubmit={onSubmit} />,
  )
  const send = screen.getByRole('button', { name: 'Send' })
  await send.click()
  await expect.poll(() => reported).toHaveBeenCalled()
  await expect.element(send).toBeEnabled()
  expect(onSubmit).not.toHaveBeenCalled()
})

describe('messages', () => {
  test('come when it is sent, then at each change; the focus goes to the first', async () => {
    const onSubmit = vi.fn()
    const screen = await render(<OrderForm start={none} onSubmit={onSubmit} />)
    const email = screen.getByLabelText('Email')
    const price = screen.getByLabelText('Price')
    await email.fill('rudo@')
    await expect.element(email).not.toHaveAttribute('aria-invalid')
    await screen.getByRole('button', { name: 'Send' }).click()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expect
      .element(price)
      .toHaveAccessibleDescription('Enter an amount, such as 100.00 Without the post.')
    await email.fill('rudo@sadza.example')
    await expect.element(email).not.toHaveAttribute('aria-invalid')
    await expect.element(price).toHaveAttribute('aria-invalid', 'true')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('refusals of the one it is sent to stand at their field until something is changed', async () => {
    const onSubmit = vi
      .fn<Props['onSubmit']>()
      .mockReturnValueOnce({ price: 'That is more than is left' })
    const screen = await render(<OrderForm onSubmit={onSubmit} />)
    await screen.getByLabelText('Note').fill('One bag')
    await screen.getByRole('button', { name: 'Send' }).click()
    const price = screen.getByLabelText('Price')
    await expect.element(price).toHaveFocus()
    await expect.element(price).toHaveAccessibleDescription(/^That is more than is left/)
    await expect.element(screen.getByLabelText('Note')).toHaveValue('One bag')
    await price.fill('2')
    await expect.element(price).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onSubmit).toHaveBeenCalledTimes(2)
  })
})

describe('sending', () => {
  test('happens once at a time, however often it is asked for', async () => {
    const sent = Promise.withResolvers<void>()
    const onSubmit = vi.fn(() => sent.promise)
    const screen = await render(<OrderForm onSubmit={onSubmit} />)
    await screen.getByRole('button', { name: 'Send' }).dblClick()
    await screen.getByLabelText('Email').click()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Sending' })).toBeVisible()
    sent.resolve()
    await expect.element(screen.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  test('gives what the schema makes of it, and only what was changed', async () => {
    const onSubmit = vi.fn()
    const screen = await render(<OrderForm onSubmit={onSubmit} />)
    await screen.getByLabelText('Price').fill('1,284.5')
    await screen.getByLabelText('Note').fill(' Two bags ')
    await screen.getByRole('button', { name: 'Send' }).click()
    await expect
      .poll(() => onSubmit)
      .toHaveBeenCalledExactlyOnceWith(
        { email: 'rudo@sadza.example', price: 128_450, note: 'Two bags' },
        { price: 128_450 },
      )
  })

  test('what someone else changes is followed until something is typed, and then left alone', async () => {
    const onSubmit = vi.fn()
    const screen = await render(<OrderForm onSubmit={onSubmit} />)
    await screen.rerender(<OrderForm start={{ ...saved, price: '20.00' }} onSubmit={onSubmit} />)
    await expect.element(screen.getByLabelText('Price')).toHaveValue('20.00')
    await screen.getByLabelText('Note').fill('Three bags')
    await screen.rerender(<OrderForm start={{ ...saved, price: '30.00' }} onSubmit={onSubmit} />)
    await expect.element(screen.getByLabelText('Note')).toHaveValue('Three bags')
    await screen.getByRole('button', { name: 'Send' }).click()
    await expect
      .poll(() => onSubmit)
      .toHaveBeenCalledExactlyOnceWith(expect.anything(), { note: 'Three bags' })
  })

  test('what someone else has changed too is shown first, and then sent', async () => {
    const onSubmit = vi.fn()
    const screen = await render(<OrderForm onSubmit={onSubmit} />)
    const price = screen.getByLabelText('Price')
    await price.fill('45')
    await screen.rerender(<OrderForm start={{ ...saved, price: '30.00' }} onSubmit={onSubmit} />)
    await screen.getByRole('button', { name: 'Send' }).click()
    await expect
      .element(price)
      .toHaveAccessibleDescription(
        /^Someone else saved “30.00” here while you were editing. Save again to keep your version/,
      )
    await expect.element(price).toHaveValue('45')
    expect(onSubmit).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: 'Send' }).click()
    await expect
      .poll(() => onSubmit)
      .toHaveBeenCalledExactlyOnceWith(expect.anything(), { price: 4500 })
  })
})
