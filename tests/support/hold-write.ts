import type { Page } from 'playwright/test'

declare global {
  /** Whether the write has come. */
  var held: boolean | undefined
}

/**
 * Runs in a page: keeps the transaction of its `count`th write from now on open, without end. It has come once the
 * browser has dealt with all that was written with it: killed while it writes to its files, Chromium may lose the whole
 * database at the start after the next one.
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
            // The first answer follows the writes before this one, the next those that came with it.
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
 * Holds a page's `count`th write from now on: what it is part of goes on but is never kept. Call what it gives to wait
 * until that write has come.
 */
export async function holdWrite(page: Page, count: number): Promise<() => Promise<unknown>> {
  await page.evaluate(hold, count)
  return async () => page.waitForFunction(() => globalThis.held, null, { polling: 5 })
}
