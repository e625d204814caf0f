import { expect, type Locator } from 'playwright/test'

/**
 * Presses a button with what the device has. A finger's press stays with what it began on, where a mouse's is lost when
 * a notification comes to lie over the button in between: for presses that follow each other closely.
 */
export const press = (button: Locator, isMobile: boolean): Promise<void> =>
  isMobile ? button.tap() : button.click()

/**
 * Presses a button again as soon as the page has drawn what the first press changed, and before anything that it began
 * can be done: what a double tap on a slow phone comes to.
 */
export async function pressTwice(button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await button.evaluate(async (element: HTMLElement) => {
    element.click()
    await Promise.resolve()
    element.click()
  })
}
