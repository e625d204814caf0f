import { expect, type Locator } from 'playwright/test'

/**
 * Presses a button with the device's pointer. A touch stays with the element it began on, whereas a mouse press is lost
 * when a toast appears over the button: for presses in quick succession.
 */
export const press = (button: Locator, isMobile: boolean): Promise<void> =>
  isMobile ? button.tap() : button.click()

/**
 * Presses a button again as soon as the page has painted the first press's change, before its work can finish, like a
 * double tap on a slow phone.
 */
export async function pressTwice(button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await button.evaluate(async (element: HTMLElement) => {
    element.click()
    await Promise.resolve()
    element.click()
  })
}
