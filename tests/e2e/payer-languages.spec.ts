// Proves DEMO-31.
import type { Page } from 'playwright/test'
import { findCutTexts } from '#tests/everyone/inspect.ts'
import { countMoving } from '#tests/support/axe-rules.ts'
import { unfoldOfTrainer } from '#tests/support/demo-controls.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'
import { approve, openLink, settle } from '#tests/support/payer.ts'
import { storedRows } from '#tests/support/stored-rows.ts'

/** What each draft says on the way, typed again. */
const drafts = [
  {
    name: 'chiShona',
    language: 'sn',
    pay: /^Bhadharai/,
    prompt: 'Bvumirai pafoni yenyu',
    paid: 'Mabhadhara',
    scan: 'Skenai mubhadhare',
  },
  {
    name: 'isiNdebele',
    language: 'nd',
    pay: /^Bhadala/,
    prompt: 'Vuma kufoni yakho',
    paid: 'Usubhadele',
    scan: 'Skena ubhadale',
  },
] as const

/** Looks at the whole page, its header included, in letters of 200 %. */
async function look(page: Page, where: string): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await settled(page)
  await expect.poll(() => page.evaluate(countMoving)).toBe(0)
  const cut = await page.evaluate(findCutTexts)
  return cut.map((each) => `${where}: ${each}`)
}

for (const { name, language, pay, prompt, paid, scan } of drafts)
  test(`a customer pays a link, scans and opens an invoice in ${name}, in large letters on a small phone`, async ({
    page,
    goTo,
  }) => {
    const faults: string[] = []
    await page.setViewportSize({ width: 320, height: 640 })
    await goTo('trainer')
    await unfoldOfTrainer(page, 'What happens next')
    const offered = page.getByRole('switch', { name: 'Languages at the checkout' })
    await offered.click()
    await expect(offered).toBeChecked()
    await openLink(page)
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByText(name).click()
    await expect(page.getByRole('button', { name: `Language: ${name}` })).toBeVisible()
    await expect(page.locator(`form[lang=${language}]`)).toBeVisible()
    faults.push(...(await look(page, 'form')))
    await page.getByRole('button', { name: pay }).click()
    await expect(page.getByRole('heading', { name: prompt })).toBeVisible()
    faults.push(...(await look(page, 'prompt')))
    await approve(page)
    faults.push(...(await look(page, 'waiting')))
    await settle(page)
    await expect(page.getByRole('heading', { name: paid, exact: true })).toBeVisible()
    faults.push(...(await look(page, 'receipt')))
    await goTo('pay-here')
    await expect(page.getByRole('heading', { name: scan })).toBeVisible()
    await expect(page).toHaveTitle(`${scan} · Paid`)
    faults.push(...(await look(page, 'scan')))

    await goTo('invoices')
    await page.getByRole('button', { name: 'Add samples' }).click()
    await expect(page.getByText('9 sample invoices added')).toBeVisible()
    const links = await storedRows(page, 'paymentLinks')
    const invoices = await storedRows(page, 'invoices')
    const open = invoices.find(
      ({ sentAt, voidedAt, paymentIds, byHand }) =>
        sentAt !== null && voidedAt === null && paymentIds.length === 0 && byHand.length === 0,
    )
    const path = links.find(({ id }) => id === open?.linkId)?.path ?? ''
    await openLink(page, path)
    await expect(page.locator(`form[lang=${language}]`)).toBeVisible()
    faults.push(...(await look(page, 'invoice')))
    expect(faults).toEqual([])
  })
