import type { Locator, Page } from 'playwright/test'

/** What the rows of a list offer: a menu beside its button where there is room, else buttons in a sheet. */
export const rowAction = (page: Page, label: string): Locator =>
  page
    .getByRole('menuitem', { name: label, exact: true })
    .or(page.getByRole('dialog').getByRole('button', { name: label, exact: true }))

/** Opens the menu named "Actions for …". */
export const openActions = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()

/** Opens the menu named "Actions for …" and chooses what it offers. */
export async function chooseAction(page: Page, name: string, label: string): Promise<void> {
  await openActions(page, name)
  await rowAction(page, label).click()
}

/** The transactions on the page: rows of the table where there is room, else cards, of which each is a button. */
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

/** Opens what a transaction offers: its card does, or the button at the end of its row. */
export async function openTransactionMenu(row: Locator, isMobile: boolean): Promise<void> {
  await (isMobile ? row : row.getByRole('button', { name: /^Actions for/ })).click()
}

/** The payment link of this name, as a row of the table or a card; without a name, all of them. */
export const linkRow = (page: Page, name = ''): Locator =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ visible: true })
    .filter({ hasText: name })
    .filter({ has: page.getByRole('button', { name: 'Show QR Code' }) })
