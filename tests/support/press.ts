import type { Locator } from 'playwright/test'

/**
 * Presses a button with what the device has. A finger's press stays with what it began on, where a mouse's is lost when
 * a notification comes to lie over the button in between: for presses that follow each other closely.
 */
export const press = (button: Locator, isMobile: boolean): Promise<void> =>
  isMobile ? button.tap() : button.click()
