import { expect, type Page } from 'playwright/test'
import { longNames } from './eighty-letters.ts'

/** Gives every person, customer and business such a name, each in turn. Pages see it after a reload. */
export async function giveLongNames(page: Page): Promise<void> {
  await page.evaluate(async (names) => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error(String(request.error))))
      })
    const fields: Record<string, string> = {
      merchants: 'name',
      transactions: 'customer',
      testPayments: 'customer',
      teamMembers: 'name',
      users: 'name',
      adminUsers: 'name',
      directors: 'name',
      paymentLinks: 'name',
      userGroups: 'name',
      apps: 'name',
    }
    const db = await settle(indexedDB.open('paid'))
    const tables = [...Object.keys(fields), 'invoices']
    const transaction = db.transaction(tables, 'readwrite')
    const done = new Promise((resolve) => transaction.addEventListener('complete', resolve))
    const nameAt = (at: number) => (at % 2 === 0 ? names.whole : names.parted)
    for (const table of tables) {
      const store = transaction.objectStore(table)
      const rows = await settle(store.getAll())
      for (const [at, row] of rows.entries()) {
        const field = fields[table]
        if (field) row[field] = nameAt(at)
        else row.customer = { ...row.customer, name: nameAt(at) }
        store.put(row)
      }
    }
    await done
    db.close()
  }, longNames)
}

/**
 * Returns the texts on the screen that lie over one another, and those that leave the card, the strip or the window that
 * they are in; what is cut off or hidden on purpose is not seen.
 */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      left: number
      right: number
      top: number
      bottom: number
    }
    interface Seen {
      text: string
      element: Element
      boxes: Box[]
    }
    const meets = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    })
    const isSeen = ({ left, right, top, bottom }: Box) => right - left > 2 && bottom - top > 2
    /** The part of a box that no ancestor cuts off. */
    function uncut(box: Box, from: Element): Box {
      let left = box
      for (let each: Element | null = from; each; each = each.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(each)
        if (clipPath !== 'none' && position === 'absolute') return { ...box, right: box.left }
        if (overflowX === 'visible' && overflowY === 'visible') continue
        left = meets(left, each.getBoundingClientRect())
      }
      return left
    }
    const root = document.querySelector('#root') ?? document.body
    const layer = [...document.querySelectorAll('[role=dialog]')].at(-1)
    const walker = document.createTreeWalker(layer ?? root, NodeFilter.SHOW_TEXT)
    const seen: Seen[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim()) continue
      if (element.closest('svg, [aria-hidden=true], option, script, style')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].map((box) => uncut(box, element)).filter(isSeen)
      if (boxes.length > 0)
        seen.push({ text: node.textContent.trim().slice(0, 40), element, boxes })
    }
    const isPinned = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true
      return false
    }
    const wrong: string[] = []
    for (const { text, element, boxes } of seen) {
      const frame = element.closest('section, li, header, aside, dialog, [role=dialog], main, td')
      if (!frame) continue
      const { left, right } = frame.getBoundingClientRect()
      if (boxes.some((box) => box.right > right + 1 || box.left < left - 1))
        wrong.push(`leaves its ${frame.localName}: ${text}`)
    }
    // Lines of text have room above and below their letters.
    const letters = ({ left, right, top, bottom }: Box): Box => {
      const room = (bottom - top) * 0.2
      return { left, right, top: top + room, bottom: bottom - room }
    }
    const still = seen
      .filter(({ element }) => !isPinned(element))
      .map((each) => ({ ...each, boxes: each.boxes.map(letters) }))
    for (const [at, one] of still.entries())
      for (const other of still.slice(at + 1))
        if (one.boxes.some((a) => other.boxes.some((b) => isSeen(meets(a, b)))))
          wrong.push(`lie over one another: ${one.text} / ${other.text}`)
    return [...new Set(wrong)]
  })

/** Expects every text of the screen to lie in its place, after layout has settled. */
export async function expectInPlace(page: Page, where = page.url()): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => misplaced(page), where)
    .toEqual([])
}
