import type { Page } from 'playwright/test'

declare global {
  /** The write has been reached. */
  var held: boolean | undefined
}

/**
 * Runs in a page: keeps the transaction of its `count`th write open indefinitely. Signals only after the browser has
 * processed the surrounding writes: if Chromium is killed while it writes to its files, it may lose the whole database
 * at the second start after that.
 */
function hold(count: number): void {
  let left = count
  let answers = 0
  for (const name of ['clear', 'add', 'put'] as const) {
    const original: (...args: never[]) => IDBRequest = IDBObjectStore.prototype[name]
    Object.defineProperty(IDBObjectStore.prototype, name, {
      value(this: IDBObjectStore, ...args: never[]) {
        left -= 1
        if (left === 0) {
          const again = () => {
            // The first answer follows the earlier writes, the next one those issued together with it.
            if (answers === 2) globalThis.held = true
            answers += 1
            this.count().addEventListener('success', again)
          }
          again()
        }
        return original.apply(this, args)
      },
    })
  }
}

/**
 * Stalls a page's `count`th write, so that its transaction never commits. Call the returned function to wait until that
 * write is reached.
 */
export async function holdWrite(page: Page, count: number): Promise<() => Promise<unknown>> {
  await page.evaluate(hold, count)
  return async () => page.waitForFunction(() => globalThis.held, null, { polling: 5 })
}
