import { expect, type Page } from 'playwright/test'
import { pathTo } from '#routes/paths.ts'

/** Leaves a message for sales on the contact page, and waits until it is saved. */
export async function contactSales(page: Page): Promise<void> {
  await page.goto(pathTo('contact'))
  await page.getByRole('button', { name: 'Contact Sales' }).click()
  const form = page.getByRole('dialog', { name: 'Contact Sales' })
  await form.getByLabel('Name').fill('Rudo Chikomo')
  await form.getByLabel('Email').fill('rudo@karibahouseboats.example')
  await form.getByLabel('Phone').fill('+263 77 000 0071')
  await form.getByLabel('Message').fill('We rent out houseboats.')
  await form.getByRole('button', { name: 'Save message' }).click()
  await expect(page.getByRole('dialog', { name: 'Message saved' })).toBeVisible()
}
