import type { Locator, Page } from 'playwright/test'
import { expect } from '#tests/support/fixtures.ts'

/** What leads away or ends something else than the screen: the journeys press it. */
const leftAlone =
  /^(Log ?out|Print|Share|Copy|Download|Save|Export|Reset|Full screen|Dismiss|Start: )/

/**
 * Marks the buttons and tabs that can be pressed, and returns a signature of each: of those that look alike and begin
 * with the same word, such as "Approve …" in every row, only the first. Runs in the page.
 */
function markOpeners({ alone, around }: { alone: string; around: boolean }): string[] {
  const root =
    document.querySelector('[aria-modal=true]') ??
    (around ? null : document.querySelector('main')) ??
    document
  const seen = new Set<string>()
  for (const element of document.querySelectorAll('[data-opener]'))
    element.removeAttribute('data-opener')
  for (const element of root.querySelectorAll<HTMLElement>('button, [role=tab], summary')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest('[inert], [aria-hidden=true], [data-sonner-toaster]')) continue
    if (element.matches(':disabled, [aria-disabled=true], [role=option], [role=menuitem]')) continue
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    // A link's Share lists its ways; others are the system's.
    const listsWays = name === 'Share' && element.hasAttribute('aria-haspopup')
    if (new RegExp(alone).test(name) && !listsWays) continue
    const inRow = element.closest('li, tr, [role=row]')
    const words = inRow ? name.split(/[\s:]/)[0] : name.replace(/[\d.,:]+/g, '#')
    const signature = `${element.getAttribute('aria-haspopup') ?? ''}|${inRow ? element.className.length : ''}|${words}`
    if (seen.has(signature)) continue
    seen.add(signature)
    element.dataset['opener'] = signature
  }
  return [...seen]
}

/** Says what the page looks like to who waits for a key to do something. Runs in the page. */
function stateOf(signature: string): string {
  const overs = document.querySelectorAll(
    '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]',
  )
  const open = [...overs].filter((each) => each.checkVisibility({ visibilityProperty: true }))
  const opener = document.querySelector(`[data-opener=${JSON.stringify(signature)}]`)
  const { ariaExpanded = null, ariaSelected = null } = opener ?? {}
  return JSON.stringify({ open: open.length, address: location.href, ariaExpanded, ariaSelected })
}

interface State {
  open: number
  address: string
  ariaExpanded: string | null
  ariaSelected: string | null
}

interface Walk {
  page: Page
  /** Also what is outside the main part. */
  around: boolean
  /** Opens the screen afresh. */
  reopen: () => Promise<void>
  /** Is told of each state: what led there. */
  look: (by: string) => Promise<unknown>
  fault: (words: string) => void
}

/** Where the focus is: in what opened, on the opener, or elsewhere. Runs in the page. */
function placeOfFocus(signature: string): 'inside' | 'opener' | 'elsewhere' {
  const active = document.activeElement
  const nameOf = (element: Element | null | undefined) =>
    (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
  if (active?.closest<HTMLElement>('[data-opener]')?.dataset['opener'] === signature)
    return 'opener'
  // The same button, rendered again; of a button in a row the signature has the first word.
  if (active?.matches('button') && nameOf(active).startsWith(signature.split('|')[2] ?? ''))
    return 'opener'
  const over = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
  return active?.closest(over) ? 'inside' : 'elsewhere'
}

/** Returns the items of the menu that is open, or of the sheet that is one on phones. Runs in the page. */
function readItems(alone: string): string[] {
  const over = document.querySelector('[role=menu], [aria-modal=true]')
  const items = over?.querySelectorAll('[role=menuitem], [aria-modal=true] button') ?? []
  return [...items]
    .map((item) => (item.textContent ?? '').trim())
    .filter((words) => words !== '' && !new RegExp(alone).test(words))
}

/**
 * Presses everything on a screen that may open something, with the Space key, and looks at what opens: dialogs, sheets,
 * menus, lists, tabs and folds. What opens must take the focus, close with Escape and give the focus back.
 */
export async function walkOpeners({ page, around, reopen, look, fault }: Walk): Promise<number> {
  let states = 0
  const which = { alone: leftAlone.source, around }
  const see = async (signature: string): Promise<State> =>
    JSON.parse(await page.evaluate(stateOf, signature))
  /** Waits for a key to have an effect. Some have none: what they do does not show. */
  const change = async (signature: string, before: State): Promise<State> => {
    await expect
      .poll(() => page.evaluate(stateOf, signature), { timeout: 800, intervals: [40] })
      .not.toBe(JSON.stringify(before))
      .catch(() => undefined)
    return see(signature)
  }
  /** Presses Escape; returns whether no more is open than before. */
  const closes = async (before: State): Promise<boolean> => {
    await page.keyboard.press('Escape')
    return expect
      .poll(async () => (await see('')).open, { timeout: 2000, intervals: [40] })
      .toBeLessThanOrEqual(before.open)
      .then(() => true)
      .catch(() => false)
  }
  const focusIs = (place: string, signature: string) =>
    expect
      .poll(() => page.evaluate(placeOfFocus, signature), { timeout: 2000 })
      .toBe(place)
      .then(() => true)
      .catch(() => false)

  /** Chooses an item of a row's menu, and looks at the dialog that opens. Returns the number of states. */
  async function walkItem(opener: Locator, signature: string, item: string): Promise<number> {
    const by = `${signature.split('|')[2]}, ${item}`
    await reopen()
    await page.evaluate(markOpeners, which)
    const before = await see(signature)
    await opener.focus()
    await page.keyboard.press('Space')
    await change(signature, before)
    const choice = page
      .locator('[role=menu] [role=menuitem], [aria-modal=true] button')
      .filter({ hasText: item })
    await choice.first().press('Enter')
    // The menu closes before the dialog opens.
    const dialog = page.locator(':is([role=dialog], [role=alertdialog]):not(:has([data-opener]))')
    const isOpen = await expect(dialog.filter({ visible: true }).last())
      .not.toHaveAccessibleName(/^(Actions for|Share) /, { timeout: 1500 })
      .then(() => true)
      .catch(() => false)
    const { open, address } = await see(signature)
    if (!isOpen || open <= first.open) return 0
    await look(by)
    if (!(await focusIs('inside', signature)))
      fault(`focus: "${by}" opens without taking the focus`)
    if (!(await closes(first)) && (await see('')).address === address)
      fault(`keys: "${by}" does not close with Escape`)
    return 1
  }

  const first = await see('')
  for (const signature of await page.evaluate(markOpeners, which)) {
    const by = signature.split('|')[2] ?? ''
    const now = await see('')
    if (now.address !== first.address || now.open !== first.open) await reopen()
    await page.evaluate(markOpeners, which)
    const opener = page.locator(`[data-opener=${JSON.stringify(signature)}]`)
    if ((await opener.count()) === 0) {
      // The one before changed the screen, or leads away from it late.
      await reopen()
      await page.evaluate(markOpeners, which)
      if ((await opener.count()) === 0) continue
    }
    const before = await see(signature)
    // What the opener before changed may be drawn only now, without the marks.
    await expect(async () => {
      await page.evaluate(markOpeners, which)
      await opener.focus({ timeout: 1000 })
    }).toPass({ timeout: 10_000 })
    await page.keyboard.press('Space')
    const after = await change(signature, before)
    if (after.open > before.open) {
      states += 1
      await look(by)
      const items = /^(Actions|Share$)/.test(by)
        ? await page.evaluate(readItems, leftAlone.source)
        : []
      if (!(await focusIs('inside', signature)))
        fault(`focus: "${by}" opens without taking the focus`)
      if (!(await closes(before))) {
        fault(`keys: "${by}" does not close with Escape`)
        await reopen()
      } else if ((await see('')).address === first.address && !(await focusIs('opener', signature)))
        fault(`focus: "${by}" does not get the focus back`)
      for (const item of items) states += await walkItem(opener, signature, item)
    } else if (after.address !== before.address) {
      if (new URL(after.address).pathname === new URL(before.address).pathname) {
        states += 1
        await look(by)
      }
      await reopen()
    } else if (
      (after.ariaExpanded !== null && after.ariaExpanded !== before.ariaExpanded) ||
      (after.ariaSelected !== null && after.ariaSelected !== before.ariaSelected)
    ) {
      states += 1
      await look(by)
      if (before.ariaExpanded !== null) await page.keyboard.press('Space')
    }
  }
  return states
}
