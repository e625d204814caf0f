import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { parsePercent } from '#db/text/amount.ts'
import { amountIn } from '#db/text/validation.ts'
import { formatCardNumber } from '#src/rules/transactions.ts'
import { useAppForm } from './app-form.ts'

const choices = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
] as const

const one = (message: string) => v.picklist(['a', 'b'], message)

/** Every control that is not a text field, in order; none has a valid value. */
const schema = v.object({
  size: one('Choose a size'),
  pace: one('Choose a pace'),
  method: one('Choose a method'),
  tags: v.pipe(v.array(v.string()), v.minLength(1, 'Choose at least one')),
  agreed: v.literal(true, 'Agree to go on'),
  files: v.pipe(v.array(v.file()), v.minLength(1, 'Choose a file')),
  days: v.pipe(
    v.object({ from: v.string(), to: v.string() }),
    v.check(({ from, to }) => from <= to, 'Start date is after the end date'),
  ),
})
const start = {
  size: '',
  pace: '',
  method: '',
  tags: [] as string[],
  agreed: false,
  files: [] as File[],
  days: { from: '2026-11-21', to: '2026-11-20' },
}

function ChoicesForm({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const form = useAppForm({
    schema: schema as v.GenericSchema<typeof start, v.InferOutput<typeof schema>>,
    start,
    onSubmit: (values) => onSubmit(values),
  })
  return (
    <form.AppForm>
      <form.Form>
        <form.AppField name="size">
          {(field) => <field.Select label="Size" options={choices} />}
        </form.AppField>
        <form.AppField name="pace">
          {(field) => <field.Segmented label="Pace" options={choices} hint="It can be changed." />}
        </form.AppField>
        <form.AppField name="method">
          {(field) => <field.RadioList label="Method" options={choices} />}
        </form.AppField>
        <form.AppField name="tags">
          {(field) => <field.CheckboxGroup label="Tags" options={choices} />}
        </form.AppField>
        <form.AppField name="agreed">{(field) => <field.Checkbox label="I agree" />}</form.AppField>
        <form.AppField name="files">
          {(field) => (
            <field.FileField label="Choose papers" accept=".pdf" multiple>
              Add papers
            </field.FileField>
          )}
        </form.AppField>
        <form.AppField name="days">{(field) => <field.DateRange />}</form.AppField>
        <form.SubmitButton>Send</form.SubmitButton>
      </form.Form>
    </form.AppForm>
  )
}

test('every control says what is wrong with it and takes the focus when it is the first', async () => {
  const onSubmit = vi.fn()
  const screen = await render(<ChoicesForm onSubmit={onSubmit} />)
  const send = () => screen.getByRole('button', { name: 'Send' }).click()

  await send()
  const size = screen.getByRole('button', { name: /^Size/ })
  await expect.element(size).toHaveFocus()
  await expect.element(size).toHaveAccessibleDescription('Choose a size')
  await size.click()
  await screen.getByRole('option', { name: 'Beta' }).click()

  await send()
  const pace = screen.getByRole('radiogroup', { name: 'Pace' })
  await expect.element(pace).toHaveFocus()
  await expect.element(pace).toHaveAccessibleDescription('Choose a pace It can be changed.')
  await pace.getByRole('radio', { name: 'Alpha' }).click()
  await expect.element(pace).not.toHaveAttribute('aria-invalid')

  await send()
  const method = screen.getByRole('radiogroup', { name: 'Method' })
  await expect.element(method).toHaveFocus()
  await expect.element(method).toHaveAccessibleDescription('Choose a method')
  await method.getByRole('radio', { name: 'Beta' }).click()

  await send()
  const tag = screen.getByRole('checkbox', { name: 'Alpha' })
  await expect.element(tag).toHaveFocus()
  await expect.element(tag).toHaveAccessibleDescription('Choose at least one')
  await screen.getByRole('checkbox', { name: 'Beta' }).click()
  await tag.click()

  await send()
  const agree = screen.getByRole('checkbox', { name: 'I agree' })
  await expect.element(agree).toHaveFocus()
  await expect.element(agree).toHaveAccessibleDescription('Agree to go on')
  await userEvent.keyboard(' ')

  await send()
  const add = screen.getByRole('button', { name: 'Add papers' })
  await expect.element(add).toHaveFocus()
  await expect.element(add).toHaveAccessibleDescription('Choose a file')
  await userEvent.upload(
    document.querySelector('input[type=file]') ?? document.body,
    new File(['%PDF-'], 'lease.pdf'),
  )
  await expect.element(screen.getByText('lease.pdf')).toBeVisible()

  await send()
  const from = screen.getByLabelText('From')
  await expect.element(from).toHaveFocus()
  await expect.element(from).toHaveAccessibleDescription('Start date is after the end date')
  await from.fill('2026-11-19')
  await expect.element(from).not.toHaveAttribute('aria-invalid')

  await send()
  await expect.poll(() => onSubmit).toHaveBeenCalledTimes(1)
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    size: 'b',
    pace: 'a',
    method: 'b',
    tags: ['a', 'b'],
    agreed: true,
    days: { from: '2026-11-19', to: '2026-11-20' },
  })
})

const texts = v.object({
  price: amountIn('USD'),
  card: v.string(),
  fee: v.string(),
  phone: v.string(),
  code: v.string(),
})

function TextsForm({ onSubmit }: { onSubmit: (values: v.InferOutput<typeof texts>) => void }) {
  const form = useAppForm({
    schema: texts,
    start: { price: '', card: '', fee: '2.5', phone: '', code: '' },
    onSubmit: (values) => onSubmit(values),
  })
  return (
    <form.AppForm>
      <form.Form>
        <form.AppField name="price">
          {(field) => <field.MoneyField label="Price" currency="USD" />}
        </form.AppField>
        <form.AppField name="card">
          {(field) => (
            <field.TextField label="Card" inputMode="numeric" format={formatCardNumber} />
          )}
        </form.AppField>
        <form.AppField name="fee">
          {(field) => (
            <field.PercentField
              label="Fee"
              step="0.1"
              settle={(text) => String(parsePercent(text).percent ?? 0)}
            />
          )}
        </form.AppField>
        <form.AppField name="phone">{(field) => <field.PhoneField label="Phone" />}</form.AppField>
        <form.AppField name="code">{(field) => <field.CodeField label="Code" />}</form.AppField>
        <form.SubmitButton>Send</form.SubmitButton>
      </form.Form>
    </form.AppForm>
  )
}

/** Renders the form and waits for its code field, which takes the focus. */
async function drawn(onSubmit: (values: unknown) => void = () => undefined) {
  const screen = await render(<TextsForm onSubmit={onSubmit} />)
  await expect.element(screen.getByLabelText('Code')).toHaveFocus()
  return screen
}

/** Pastes a text into a field. */
const paste = (element: Element, text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
}

describe('typing', () => {
  test('an amount is said to be wrong and right as it is typed, once it was sent', async () => {
    const screen = await drawn()
    const price = screen.getByLabelText('Price')
    await price.click()
    await userEvent.keyboard('1,28.5{Enter}')
    await expect
      .element(price)
      .toHaveAccessibleDescription('Use digits and a point, such as 100.00')
    for (const [text, says] of [
      ['1.005', 'Use at most 2 decimals'],
      ['0', 'Enter an amount greater than 0'],
      ['1000000.01', 'At most $1,000,000.00'],
      ['1,250.75', ''],
    ] as const) {
      await price.fill(text)
      await expect.element(price).toHaveAccessibleDescription(says)
    }
  })

  test('a card’s digits come in fours while they are typed at the end, not in the middle', async () => {
    const screen = await drawn()
    const card = screen.getByLabelText('Card')
    await card.click()
    await userEvent.keyboard('42424242')
    await expect.element(card).toHaveValue('4242 4242')
    await userEvent.keyboard('{Home}{ArrowRight}9')
    await expect.element(card).toHaveValue('49242 4242')
    await userEvent.keyboard('{End}{Backspace}')
    await expect.element(card).toHaveValue('49242 424')
  })

  test('a percent is put right when its field is left', async () => {
    const screen = await drawn()
    const fee = screen.getByRole('spinbutton', { name: 'Fee' })
    await fee.fill('')
    await userEvent.keyboard('{Tab}')
    await expect.element(fee).toHaveValue('0')
  })

  test('the arrow keys move a percent by its step, a comma is a point, and no wheel changes it (R48)', async () => {
    const screen = await drawn()
    const fee = screen.getByRole('spinbutton', { name: 'Fee' })
    await fee.fill('0,2')
    await expect.element(fee).toHaveAttribute('aria-valuenow', '0.2')
    // Browsers turn the wheel of a number field with the focus into steps, and drop its comma.
    await expect.element(fee).not.toHaveAttribute('type', 'number')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(fee).toHaveValue('0.3')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(fee).toHaveValue('0.1')
    await fee.fill('1,7')
    await userEvent.keyboard('{Tab}')
    await expect.element(fee).toHaveValue('1.7')
  })

  test('each kind of text asks for its keyboard', async () => {
    const screen = await drawn()
    await expect.element(screen.getByLabelText('Price')).toHaveAttribute('inputmode', 'decimal')
    await expect.element(screen.getByLabelText('Phone')).toHaveAttribute('type', 'tel')
    await expect.element(screen.getByLabelText('Phone')).toHaveAttribute('autocomplete', 'tel')
    const code = screen.getByLabelText('Code')
    await expect.element(code).toHaveAttribute('inputmode', 'numeric')
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  })
})

describe('a one-time code', () => {
  test.each(['123 456', '12 34-56', '1234567', '١٢٣٤٥٦'])(
    'pasted as %s is sent by itself, once',
    async (text) => {
      const onSubmit = vi.fn()
      const screen = await drawn(onSubmit)
      await screen.getByLabelText('Price').fill('1')
      const code = screen.getByLabelText('Code')
      paste(code.element(), text)
      await expect.poll(() => onSubmit).toHaveBeenCalledTimes(1)
      expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ code: '123456' })
    },
  )
})
