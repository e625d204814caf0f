import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { knownMembers } from '#tests/support/browser-gaps.mjs'
import { openDemoControls } from '#tests/support/demo-controls.ts'
import { expect, freshTest as test } from '#tests/support/fixtures.ts'
import { goWithin, pathOf } from '#tests/support/go-within.ts'
import { leadPitch } from '#tests/support/lead-pitch.ts'
import { settle } from '#tests/support/payer.ts'
import { openTransactionMenu, rowAction, transactionRows } from '#tests/support/rows.ts'

/** Deletes from every page what one of the build's browsers lacks, so that it has only what all of them have. */
async function deleteGaps(page: Page) {
  const gaps = knownMembers().filter(({ lacking }) => lacking.length > 0)
  await page.addInitScript((members) => {
    for (const { of, name, isStatic } of members) {
      const whole = of
        .split('.')
        .filter(Boolean)
        .reduce<unknown>(
          (found, part) => (found instanceof Object ? Reflect.get(found, part) : undefined),
          globalThis,
        )
      const made = whole instanceof Object ? Reflect.get(whole, 'prototype') : undefined
      const owner: unknown = isStatic ? whole : made
      // Of a window, what is only read as a property can't be deleted.
      if (owner instanceof Object) Reflect.deleteProperty(owner, name)
    }
  }, gaps)
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

test('R54 landing, pay, approve, refund, export and an empty form work with only what every browser of the build has', async ({
  page,
  isMobile,
}) => {
  await deleteGaps(page)
  await page.goto('/')
  expect(
    await page.evaluate(() => [
      'canParse' in URL,
      'checkVisibility' in Element.prototype,
      'toSorted' in Array.prototype,
      'map' in Object.getPrototypeOf(Object.getPrototypeOf([].values())),
    ]),
  ).toEqual([false, false, false, false])
  await openDemoControls(page)
  await leadPitch(page, { press: (what) => what.tap(), settle })

  await goWithin(page, pathOf('transactions'))
  const rows = transactionRows(page, isMobile)
  await openTransactionMenu(rows.first(), isMobile)
  await rowAction(page, 'Process Refund').click()
  const refund = page.getByRole('dialog', { name: 'Process Refund' })
  await refund.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(refund.getByText('Enter a reason')).toBeVisible()
  await expect(refund.getByLabel('Reason')).toBeFocused()
  await refund.getByLabel('Reason').fill('One loaf was missing')
  await refund.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(refund).toBeHidden()
  await expect(rows.first()).toContainText('\u2212$5.50')

  await button(page, 'Export').click()
  const dialog = page.getByRole('dialog', { name: /^Export/ })
  await dialog.getByRole('radio', { name: 'CSV' }).check()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('-5.50')
  await expect(dialog).toBeHidden()
})

test('R54 an older browser is told which ones open it', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'))
  for (const path of ['/', '/dashboard']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(
      page.getByText(
        'Update it, or open Paid in Chrome 109, Edge 109, Firefox 115, Safari 16.4 (iOS 16.4) or newer.',
      ),
    ).toBeVisible()
  }
})
