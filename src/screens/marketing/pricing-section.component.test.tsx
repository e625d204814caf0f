import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PricingSection } from './pricing-section.tsx'

test('by month or year, in USD or ZWL', async () => {
  const { getByRole, getByText } = await render(<PricingSection />)
  const expectPrices = async (...texts: string[]) => {
    for (const text of texts) await expect.element(getByText(text)).toBeVisible()
  }
  await expectPrices('$29 / month', '$99 / month', '$299 / month', '15% off')
  await getByRole('radio', { name: 'Yearly' }).click()
  await expectPrices('$296 / year', '$1,010 / year', '$3,050 / year')
  await getByRole('radio', { name: 'ZWL' }).click()
  await expect.element(getByText('ZWL list price, not converted').first()).toBeVisible()
  await expectPrices('ZWL 61,200 / year', 'ZWL 183,600 / year', 'ZWL 510,000 / year')
  await getByRole('radio', { name: 'Monthly' }).click()
  await expectPrices('ZWL 6,000 / month', 'ZWL 18,000 / month', 'ZWL 50,000 / month')
})

test('the most popular plan, the fees and the settlement terms', async () => {
  const { getByRole, getByText } = await render(<PricingSection />)
  await expect.element(getByRole('article', { name: 'Business' })).toHaveTextContent('Most popular')
  for (const text of ['3.9% + $0.30', '3.5% + $0.30', 'Within 24 hours', 'Same-day', 'Instant']) {
    const places = getByText(text, { exact: true })
    expect(places.elements().filter((each) => each.checkVisibility())).not.toEqual([])
  }
  await expect
    .element(
      getByText(
        /^These are list rates\. On Basic, each method has its own: EcoCash 2\.5% \+ \$0\.20, OneMoney 2\.2%/,
      ),
    )
    .toBeVisible()
})

test('each plan leads to sign-up with itself chosen', async () => {
  const { getByRole } = await render(<PricingSection />)
  for (const plan of ['Basic', 'Business', 'Enterprise'])
    await expect
      .element(getByRole('link', { name: `Get Started with ${plan}` }))
      .toHaveAttribute('href', `/auth/signup?plan=${plan.toLowerCase()}`)
})
