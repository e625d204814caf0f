import type { Locator, Page } from 'playwright/test'

/** An action of a list's row: in a menu where there is room, otherwise in a sheet of buttons. */
export const rowAction = (page: Page, label: string): Locator =>
  page
    .getByRole('menuitem', { name: label, exact: true })
    .or(page.getByRole('dialog').getByRole('button', { name: label, exact: true }))

/** Opens the menu "Actions for …". */
export const openActions = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()

/** Opens the menu "Actions for …" and chooses an action. */
export async function chooseAction(page: Page, name: string, label: string): Promise<void> {
  await openActions(page, name)
  await rowAction(page, label).click()
}

/** The transactions on the page: table rows where there is room, otherwise cards, each of which is a button. */
export const transactionRows = (page: Page, isMobile: boolean): Locator =>
  isMobile
    ? page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('button', { name: /\$|ZWL/ })
    : page
        .getByRole('table', { name: 'Transactions' })
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: /^Actions for/ }) })

/** Opens a transaction's actions with the button at the end of its row, which stands beside a card. */
export async function openTransactionMenu(row: Locator, isMobile: boolean): Promise<void> {
  const whole = isMobile ? row.locator('..') : row
  await whole.getByRole('button', { name: /^Actions for/ }).click()
}

/** Opens the Share of a link's row or card, and chooses a way. */
export async function shareLink(page: Page, name: string, way: string): Promise<void> {
  await linkRow(page, name).getByRole('button', { name: 'Share', exact: true }).click()
  await rowAction(page, way).click()
}

/** A payment link by name, as a table row or a card; all of them without a name. */
export const linkRow = (page: Page, name = ''): Locator =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ visible: true })
    .filter({ hasText: name })
    .filter({ has: page.getByRole('button', { name: 'Share', exact: true }) })
