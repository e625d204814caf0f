import { button, dialog, field, heading, menuItem, within, type Tab } from './tab.ts'

/** Makes a payment link on the list of links, up to its QR code. */
export async function makeLink(tab: Tab, name: string, amount: string): Promise<void> {
  await tab.press(button('Create Payment Link'))
  const form = dialog('Create Payment Link')
  await tab.fill(within(form, field('Link Name')), name)
  await tab.fill(within(form, field('Amount')), amount)
  await tab.press(within(form, button('Create Link')))
}

/** Pays an open checkout with EcoCash, whose number is filled in, up to the receipt. */
export async function payByPhone(tab: Tab, amount: string): Promise<void> {
  await tab.press(button(`Pay ${amount}`))
  await enterPin(tab)
  await tab.sees(heading('Paid'))
}

/** Enters the PIN on the drawn phone. */
export async function enterPin(tab: Tab): Promise<void> {
  await tab.fill(field('Enter your PIN'), '1234')
  await tab.press(button('Send'))
}

/** Opens the menu "Actions for …" and chooses an action. */
export async function chooseAction(tab: Tab, name: string, label: string): Promise<void> {
  await tab.press(button(`Actions for ${name}`))
  await tab.press(menuItem(label))
}
