// Proves DEMO-5, R46.
import type { Page } from 'playwright/test'
import { axe } from '#tests/support/axe.ts'
import { askToReset, resetToSeed } from '#tests/support/demo-controls.ts'
import { download, pickFiles } from '#tests/support/files.ts'
import { expect, freshTest as test, settled } from '#tests/support/fixtures.ts'
import { holdWrite } from '#tests/support/hold-write.ts'
import { startOfTests } from '#tests/support/opened-app.ts'
import { fillSignUp, sendForm } from '#tests/support/sign-in.ts'
import { readDatabase } from '#tests/support/stored-rows.ts'
import { noisyPdfOf } from '#tests/support/sample-files.ts'
import { approveRow } from '#tests/support/review.ts'
import { turnTo } from '#tests/support/tabs.ts'

declare global {
  /** The database is refused for now. */
  var refusing: boolean
  /** The app has requested its database. */
  var asked: boolean | undefined
}

const queue = '/super-admin/merchants/pending'

// The tests advance the clock through the waits between retries.
test.use({ now: startOfTests, serviceWorkers: 'block' })

/** Begins a write over a table that never ends, from a page of the site without any part of the app. */
const holdTable = (page: Page, table: string) =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('paid')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const store = opening.result.transaction(name, 'readwrite').objectStore(name)
          // Each answer asks again.
          const ask = () => {
            store.count().addEventListener('success', ask)
            resolve()
          }
          ask()
        }
      }),
    table,
  )

/** Deletes the database from a page of the site without any part of the app. */
async function deleteData(page: Page) {
  await page.goto('/favicon.ico')
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('paid')
        deleting.onsuccess = resolve
        deleting.onerror = reject
      }),
  )
}

test.describe('R15 a database that can’t be opened', () => {
  const faults: [string, () => void, string][] = [
    [
      'refused',
      () => {
        IDBFactory.prototype.open = () => {
          globalThis.asked = true
          throw new DOMException('Refused.', 'SecurityError')
        }
      },
      'Your data can’t be opened',
    ],
    [
      'failing',
      () => {
        IDBFactory.prototype.open = function open() {
          const request = new EventTarget() as IDBOpenDBRequest
          const error = new DOMException('Broken.', 'UnknownError')
          Object.defineProperty(request, 'error', { value: error })
          setTimeout(() => {
            globalThis.asked = true
            const event = new Event('error', { cancelable: true })
            request.dispatchEvent(event)
            request.onerror?.(event)
          })
          return request
        }
      },
      'Your data can’t be opened',
    ],
    [
      'silent',
      () => {
        IDBFactory.prototype.open = () => {
          globalThis.asked = true
          return new EventTarget() as IDBOpenDBRequest
        }
      },
      'Your data is not responding',
    ],
    [
      'missing',
      () =>
        Object.defineProperty(window, 'indexedDB', {
          get() {
            globalThis.asked = true
            return undefined
          },
        }),
      'Your data can’t be opened',
    ],
  ]
  test('gets the recovery screen within 5 seconds', { tag: '@core' }, async ({ context }) => {
    // First, because the worker fills the database in spite of the other faults.
    await test.step('sample data with a mistake, which is not the browser’s fault', async () => {
      const page = await context.newPage()
      const mistake = 'seed/rows/users.json, row U-001, field status: "actve" is not allowed'
      await page.route(/seed-worker/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `postMessage('ready'); onmessage = () => postMessage(${JSON.stringify({ mistakes: [mistake] })})`,
        }),
      )
      await page.goto(queue)
      await expect(page.getByRole('alert')).toContainText(mistake)
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
      await expect(page.getByText(/browser/)).toHaveCount(0)
      // Only here: sample data with a mistake.
      await axe(page)
      await page.close()
    })
    for (const [name, fault, title] of faults)
      await test.step(name, async () => {
        const page = await context.newPage()
        await page.addInitScript(fault)
        await page.goto(queue)
        await page.waitForFunction(() => globalThis.asked)
        await page.clock.runFor(5000)
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Start fresh' })).toBeVisible()
        // The others differ only in their reason.
        if (name === 'refused' || name === 'silent') await axe(page)
        await page.close()
      })
  })
})

test('R15 it tries again by itself, and goes on when the fault has passed', async ({ page }) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open
    globalThis.refusing = true
    IDBFactory.prototype.open = function late(...args) {
      if (globalThis.refusing) throw new DOMException('Refused.', 'SecurityError')
      return open.apply(this, args)
    }
  })
  await page.goto(queue)
  await expect(page.getByText(/Trying again in/)).toBeVisible()
  await page.evaluate(() => {
    globalThis.refusing = false
  })
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(page.getByText('7 applications are waiting.')).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('R16 an older tab that holds on is named, and the app goes on once it is closed', async ({
  context,
  page,
}) => {
  const old = await context.newPage()
  await old.goto('/favicon.ico')
  await old.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('paid', 1)
        opening.onerror = () => reject(opening.error)
        // This connection stays open and ignores the version change.
        opening.onsuccess = () => resolve()
      }),
  )
  await page.goto(queue)
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(page.getByRole('heading', { name: 'Close the other tabs' })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await old.close()
  // The longest wait before a retry.
  await page.clock.runFor(4000)
  await expect(page.getByText('7 applications are waiting.')).toBeVisible()
})

test('R46 a browser that holds the data for a page that is gone is named, for a write and for a read', async ({
  context,
  page,
}) => {
  await page.goto(queue)
  await expect(page.getByText('7 applications are waiting.')).toBeVisible()
  const gone = await context.newPage()
  await gone.goto('/favicon.ico')
  await holdTable(gone, 'counters')
  await turnTo(page)
  await approveRow(page, 'Msasa Pharmacy')
  await page.clock.runFor(6000)
  await expect(
    page.getByText(
      'Nothing was saved. The browser is holding the data. Close every Paid window and open it again.',
    ),
  ).toBeVisible()
  await expect(page.getByText('7 applications are waiting.')).toBeVisible()

  await holdTable(gone, 'merchants')
  await page.reload()
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(
      page.getByRole('heading', { name: 'The browser is holding the data' }),
    ).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByText(/^Close every Paid window and open it again\./)).toBeVisible()
  await gone.close()
  // It tries again by itself.
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(page.getByText('7 applications are waiting.')).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('R17 a database of a newer app is not written to, and a reload is asked for', async ({
  page,
}) => {
  await page.goto('/favicon.ico')
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('paid', 9990)
        opening.onupgradeneeded = () =>
          opening.result
            .createObjectStore('merchants', { keyPath: 'id' })
            .add({ id: 'M-900', name: 'From the future' })
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
      }),
  )
  await page.goto(queue)
  await expect(page.getByRole('heading', { name: 'Reload to continue' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  const { name } = await download(page, () =>
    page.getByRole('button', { name: 'Save a snapshot' }).click(),
  )
  expect(name).toMatch(/^paid-snapshot-.*\.json$/)
  expect(await readDatabase(page)).toEqual({
    merchants: [{ id: 'M-900', name: 'From the future' }],
  })
})

test('starting fresh asks, deletes everything and seeds anew', async ({ page }) => {
  await page.goto(queue)
  await settled(page)
  await approveRow(page, 'Msasa Pharmacy')
  await expect(page.getByText('Msasa Pharmacy has been approved successfully')).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('ill', '1'))
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open
    IDBFactory.prototype.open = function refuse(...args) {
      if (sessionStorage.getItem('ill')) throw new DOMException('Refused.', 'SecurityError')
      return open.apply(this, args)
    }
    const remove = IDBFactory.prototype.deleteDatabase
    IDBFactory.prototype.deleteDatabase = function heal(...args) {
      sessionStorage.removeItem('ill')
      return remove.apply(this, args)
    }
  })
  await page.reload()
  await page.getByRole('button', { name: 'Start fresh' }).click()
  await page.getByRole('button', { name: 'Delete and start fresh' }).click()
  await expect(page.getByText('7 applications are waiting.')).toBeVisible()
})

test('a database that another tab deletes comes back by itself; of one that is lost between visits the person is told', async ({
  context,
  page,
}) => {
  await page.goto(queue)
  await settled(page)
  await approveRow(page, 'Msasa Pharmacy')
  await expect(page.getByText('Msasa Pharmacy has been approved successfully')).toBeVisible()
  const other = await context.newPage()
  await deleteData(other)
  // The wait before a retry.
  await page.clock.runFor(1000)
  await expect(page.getByText('7 applications are waiting.')).toBeVisible()
  await other.close()

  await deleteData(page)
  await page.goto(queue)
  await expect(
    page.getByText('This browser cleared your saved data. The sample data was restored.'),
  ).toBeVisible()
  // The last look may stand beside the screen for a frame.
  await expect(page.getByText('7 applications are waiting.').last()).toBeVisible()
})

test('R57 data that the browser deletes under the open app is said to be gone at once, with what can be restored', async ({
  page,
  baseURL,
}) => {
  await page.goto(queue)
  await settled(page)
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(baseURL ?? '')
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await expect(page.getByRole('heading', { name: 'This browser deleted your data' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open a snapshot file' })).toBeVisible()
  await page.getByRole('button', { name: 'Use the sample data' }).click()
  await expect(page.getByText('7 applications are waiting.')).toBeVisible({ timeout: 20_000 })
})

/** Sets the app's storage quota in bytes. Must be called before the app first writes, because browsers remember it. */
async function giveRoom(page: Page, origin: string, quotaSize: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
}

/** Runs in a page of the site: fills the remaining storage, except for less than a reset needs. */
async function takeTheRoom(): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('filler')
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('bytes', { autoIncrement: true })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const put = (size: number) =>
    new Promise<boolean>((resolve) => {
      const bytes = new Uint8Array(size)
      // Incompressible bytes, in the largest pieces that the browser generates at once.
      for (let at = 0; at < size; at += 65_536)
        crypto.getRandomValues(bytes.subarray(at, at + 65_536))
      const transaction = db.transaction('bytes', 'readwrite')
      transaction.objectStore('bytes').add(bytes)
      transaction.oncomplete = () => resolve(true)
      transaction.onabort = () => resolve(false)
    })
  for (let size = 1_048_576; size >= 16_384; size /= 2) while (await put(size));
  db.close()
}

test('R13 on a full device an upload that does not fit says so and stores nothing, and it goes on once there is room', async ({
  page,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? '')
  await giveRoom(page, origin, 6 * 1_048_576)
  await page.goto('/dashboard/business')
  await settled(page)
  await page.getByText('Certificate of incorporation.pdf').waitFor()
  const before = await readDatabase(page)
  await pickFiles(page, () => page.getByRole('button', { name: 'Upload' }).click(), {
    name: 'big.pdf',
    buffer: noisyPdfOf(10_485_760),
  })
  await expect(
    page.getByText('This device is out of space. big.pdf was not uploaded.'),
  ).toBeVisible()
  expect(await readDatabase(page)).toEqual(before)
  // The browser may count refused writes for a while.
  await giveRoom(page, origin, 64 * 1_048_576)
  await page.goto(queue)
  await approveRow(page, 'Msasa Pharmacy')
  await expect(page.getByText('Msasa Pharmacy has been approved successfully')).toBeVisible()
})

test('R14 on a full device a reset leaves the old data whole', async ({ page, baseURL }) => {
  await giveRoom(page, new URL(baseURL ?? '').origin, 6 * 1_048_576)
  await page.goto(queue)
  await approveRow(page, 'Msasa Pharmacy')
  await expect(page.getByText('Msasa Pharmacy has been approved successfully')).toBeVisible()
  await page.evaluate(takeTheRoom)
  const before = await readDatabase(page)
  await (await askToReset(page)).getByRole('button', { name: 'Reset to seed' }).click()
  await expect(page.getByText('This device is out of space. Nothing was saved.')).toBeVisible()
  expect(await readDatabase(page)).toEqual(before)
})

test('R20 a tab that the system kills in the middle of a reset leaves everything as it was', async ({
  context,
  page,
}) => {
  await page.goto(queue)
  await approveRow(page, 'Msasa Pharmacy')
  await expect(page.getByText('Msasa Pharmacy has been approved')).toBeVisible()
  const before = await readDatabase(page)
  const question = await askToReset(page)
  // In the middle of the transactions.
  const reached = await holdWrite(page, 1000)
  await question.getByRole('button', { name: 'Reset to seed' }).click()
  await reached()
  const gone = page.waitForEvent('crash')
  const devtools = await context.newCDPSession(page)
  devtools.send('Page.crash').catch(() => undefined)
  await gone
  const next = await context.newPage()
  await next.goto(queue)
  await expect(next.locator('#root').getByText('6 applications are waiting.')).toBeVisible()
  expect(await readDatabase(next)).toEqual(before)
  // Nothing blocks the next write.
  await resetToSeed(next)
  await expect(next.getByText('7 applications are waiting.')).toBeVisible()
})

test.describe('R13 a first visit to a full device', () => {
  test.use({ allowedProblems: /QuotaExceeded|full|space/i })

  test('is told so, also where an account is opened, and what to do', async ({ page, baseURL }) => {
    await giveRoom(page, new URL(baseURL ?? '').origin, 100_000)
    await page.goto(queue)
    await expect(page.getByRole('heading', { name: 'This device is out of space' })).toBeVisible()
    await expect(page.getByText(/Free up some space, then try again/)).toBeVisible()
    // Only here: a device without space.
    await axe(page)

    await page.goto('/auth/signup')
    await settled(page)
    await fillSignUp(page)
    await sendForm(page, 'Creating your account')
    await expect(
      page.getByText(/^This device is out of space\. Nothing was saved\. Free up/),
    ).toBeVisible()
  })
})
