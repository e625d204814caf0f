import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Converter } from './converter.tsx'

test('converts both ways at 17.5', async () => {
  const { getByRole, getByText } = await render(<Converter />)
  const usd = getByRole('textbox', { name: 'USD' })
  const zwl = getByRole('textbox', { name: 'ZWL' })
  await expect.element(zwl).toHaveValue('17.50')
  await usd.fill('100')
  await expect.element(zwl).toHaveValue('1750.00')
  await zwl.fill('35')
  await expect.element(usd).toHaveValue('2.00')
  await zwl.fill('x')
  await expect.element(zwl).toHaveAccessibleDescription('Use digits and a point, such as 100.00')
  await expect.element(usd).toHaveValue('')
  for (const words of ['USD 1 = ZWL 17.5', 'Live, updated hourly', 'Sample rate'])
    await expect.element(getByText(words)).toBeVisible()
})
