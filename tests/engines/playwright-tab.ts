import { readFile } from 'node:fs/promises'
import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test'
import { savedFile } from './saved-file.ts'
import type { Tab, Target } from './tab.ts'

/** Returns the first that can be seen. */
export function find(where: Page | FrameLocator | Locator, target: Target): Locator {
  const outer = target.within ? find(where, target.within) : where
  const found =
    'text' in target
      ? outer.getByText(target.text)
      : outer.getByRole(target.role, {
          ...(target.name !== undefined && { name: target.name }),
          exact: true,
        })
  return found.filter({ visible: true, ...(target.has && { hasText: target.has }) }).first()
}

/** What only Playwright's pages are asked for. */
export interface PageTab extends Tab {
  /** Presses a button with the Enter key, which a tab behind another takes as well. */
  enter: (target: Target) => Promise<void>
  /** Returns whether it can be seen now, without waiting. */
  has: (target: Target) => Promise<boolean>
  /** Waits until it can be seen; returns whether it can be pressed. */
  isEnabled: (target: Target) => Promise<boolean>
}

/** A page that Playwright drives; `downloads` is where the browser saves files, if Playwright is not told of them. */
export function playwrightTab(page: Page, downloads?: string): PageTab {
  let where: Page | FrameLocator = page
  const at = (target: Target) => find(where, target)
  const tab: PageTab = {
    async open(path) {
      await page.goto(path)
    },
    async reload() {
      await page.reload()
    },
    async address() {
      const { pathname, search, hash } = new URL(page.url())
      return pathname + search + hash
    },
    // Over BiDi, Playwright doesn't know where a frame is, so in there it presses with the keyboard.
    press: (target) => (where === page ? at(target).click() : tab.enter(target)),
    enter: (target) => at(target).press('Enter'),
    // Key by key, because Firefox has no insertion of texts over BiDi.
    async fill(target, words) {
      await at(target).selectText()
      await page.keyboard.type(words)
    },
    type: (words) => page.keyboard.type(words),
    sees: (target) => expect(at(target)).toBeVisible(),
    lacks: (target) => expect(at(target)).toHaveCount(0),
    has: (target) => at(target).isVisible(),
    async isEnabled(target) {
      await tab.sees(target)
      return at(target).isEnabled()
    },
    read: (target) => at(target).innerText(),
    chooseFile: (label, { name, buffer }) =>
      where
        .getByLabel(label, { exact: true })
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer }),
    async download(target) {
      const press = () => tab.press(target)
      if (downloads) return savedFile(downloads, press)
      const coming = page.waitForEvent('download')
      await press()
      const file = await coming
      return { name: file.suggestedFilename(), buffer: await readFile(await file.path()) }
    },
    picture: (target) => at(target).screenshot(),
    evaluate: (expression) => page.evaluate(expression),
    async turnTo(part) {
      where = part === null ? page : page.frameLocator(`[data-part=${part}]`)
    },
  }
  return tab
}
