import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from 'playwright/test'
import { find, playwrightTab } from './playwright-tab.ts'
import type { Tab, Target } from './tab.ts'

/** A page that is used with keys alone, and what a screen reader would say of it by itself. */
export interface KeyboardTab extends Tab {
  /** Where the focus was lost, hidden or did not show. */
  faults: () => string[]
  /** What was announced, in order. */
  heard: () => Promise<string[]>
}

/** Where the focus is, seen from an element: on it, in what one of the arrow keys moves through, or elsewhere. */
type Place = 'there' | 'ArrowDown' | 'ArrowRight' | 'nowhere' | 'elsewhere'

/** It runs in the page. */
function placeOfFocus(element: Element): Place {
  const active = document.activeElement
  if (!active || active === document.body) return 'nowhere'
  if (active === element) return 'there'
  const list = element.closest('[role=menu], [role=listbox], [role=tablist]')
  if (list === active)
    return element.id !== '' && active.getAttribute('aria-activedescendant') === element.id
      ? 'there'
      : 'ArrowDown'
  if (list?.role === 'tablist' && list.contains(active)) return 'ArrowRight'
  const isSameChoice =
    element instanceof HTMLInputElement &&
    active instanceof HTMLInputElement &&
    element.type === 'radio' &&
    element.name === active.name
  return isSameChoice ? 'ArrowDown' : 'elsewhere'
}

/** Returns what has the focus, and what is wrong with how that shows. It runs in the page. */
function seeFocus(): { name: string; fault: string | null } {
  const active = document.activeElement
  if (!active || active === document.body) return { name: 'the page', fault: null }
  const words = (active.getAttribute('aria-label') ?? active.textContent ?? '').trim().slice(0, 50)
  const name = `${active.localName}${active.id && `#${active.id}`} "${words}"`
  const { left, top, width, height } = active.getBoundingClientRect()
  const marks = [0.1, 0.5, 0.9]
  const isSeen = marks.some((right) =>
    marks.some((down) => {
      const at = document.elementFromPoint(left + width * right, top + height * down)
      return at !== null && (active.contains(at) || at.contains(active))
    }),
  )
  if (!isSeen)
    return { name, fault: `${name} has the focus behind something or outside the window` }
  const around = [
    active,
    active.parentElement,
    active.parentElement?.parentElement,
    ...(active.parentElement?.children ?? []),
    ...active.querySelectorAll('*'),
  ].filter((each) => !!each)
  const shows = around.some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle !== 'none' && outlineWidth !== '0px'
  })
  // The browser itself shows which part of a date has the focus.
  const showsItself = '[role=menu], [role=listbox], [tabindex="-1"], [type=date], [type=time]'
  const fault = shows || active.matches(showsItself) ? null : `${name} does not show the focus`
  return { name, fault }
}

/** Tells what live regions would say. It runs in the page before the app. */
function listen(): void {
  const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output'
  const tell: (words: string) => void = Reflect.get(globalThis, 'tellHeard')
  const last = new WeakMap<Element, string>()
  const waiting = new Map<Element, string[] | null>()
  const wordsOf = (node: Node) =>
    (node instanceof HTMLElement ? node.innerText : (node.textContent ?? ''))
      .replace(/\s+/g, ' ')
      .trim()
  let timer = 0

  function say() {
    for (const [region, added] of waiting) {
      if (!region.isConnected || region.closest('[inert], [aria-hidden=true]')) continue
      const isAlert = region.matches('[role=alert], [aria-live=assertive]')
      for (const words of added ?? [wordsOf(region)]) {
        if (words === '' || last.get(region) === words) continue
        last.set(region, words)
        tell(`${isAlert ? '! ' : ''}${words}`)
      }
    }
    waiting.clear()
  }
  Reflect.set(globalThis, 'finishHeard', say)

  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const at = target instanceof Element ? target : target.parentElement
      const region = at?.closest(live)
      // An alert speaks as soon as it is there; other regions only when what is in them changes.
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
            if (alert.matches('[role=alert]')) waiting.set(alert, null)
      if (!region) continue
      const whole = at?.closest('[role=status], [role=alert], [aria-atomic=true]')
      if (whole && region.contains(whole)) waiting.set(whole, null)
      else if (whole) waiting.set(region, null)
      else {
        const added = [...addedNodes]
          .filter((node) => !(node instanceof Element && node.querySelector('[role=alert]')))
          .map(wordsOf)
        const changed = addedNodes.length > 0 ? added : [wordsOf(target)]
        waiting.set(region, [...(waiting.get(region) ?? []), ...changed].filter(Boolean))
      }
    }
    clearTimeout(timer)
    timer = window.setTimeout(say, 120)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

const nameOf = (target: Target) =>
  'text' in target ? String(target.text) : `${target.role} ${String(target.name ?? '')}`

/** The same journeys by keyboard alone: Tab to it, then Enter, Space or the arrow keys. */
export async function keyboardTab(page: Page): Promise<KeyboardTab> {
  const faults = new Set<string>()
  const heard: string[] = []
  await page.exposeFunction('tellHeard', (words: string) => heard.push(words))
  await page.addInitScript(listen)
  const { keyboard } = page
  /** The last thing pressed, unless a page was loaded since, which begins without a focus. */
  let pressed: string | null = null
  page.on('domcontentloaded', () => {
    pressed = null
  })

  async function moveTo(at: Locator, name: string): Promise<void> {
    await expect(at).toBeVisible()
    let place = await at.evaluate(placeOfFocus)
    // Between a screen or a dialog that goes and what is below it, the page has the focus for some frames.
    if (place === 'nowhere' && pressed) {
      const isLost = await expect
        .poll(() => at.evaluate(placeOfFocus), { timeout: 1000 })
        .not.toBe('nowhere')
        .then(() => false)
        .catch(() => true)
      if (isLost) faults.add(`the focus is lost after ${pressed}`)
      place = await at.evaluate(placeOfFocus)
    }
    const passed: string[] = []
    while (place !== 'there') {
      if (passed.length > 300)
        throw new Error(
          `${name} can't be reached with the Tab key, after ${passed.slice(-12).join(', ')}`,
        )
      await keyboard.press(place === 'nowhere' || place === 'elsewhere' ? 'Tab' : place)
      const { name: stop, fault } = await page.evaluate(seeFocus)
      passed.push(stop)
      // What has just opened may still be moving, and a message leaves after four seconds.
      const isFault =
        fault !== null &&
        (await expect
          .poll(async () => (await page.evaluate(seeFocus)).fault, { timeout: 5000 })
          .toBeNull()
          .then(() => false)
          .catch(() => true))
      if (isFault) faults.add(fault)
      place = await at.evaluate(placeOfFocus)
    }
  }

  async function act(at: Locator, name: string): Promise<void> {
    await moveTo(at, name)
    const isChoice = await at.evaluate((each) =>
      each.matches(
        '[role=switch], [aria-haspopup=listbox], input[type=checkbox], input[type=radio]',
      ),
    )
    const isText = await at.evaluate(
      (each) => each.matches('input, textarea') && !each.matches('[type=checkbox], [type=radio]'),
    )
    pressed = name
    if (!isText) await keyboard.press(isChoice ? 'Space' : 'Enter')
  }

  const tab = playwrightTab(page)
  /** Lets the page say what it is about to say, before it goes. */
  const finish = () => page.evaluate(() => Reflect.get(globalThis, 'finishHeard')?.())
  const press = (target: Target) => act(find(page, target), nameOf(target))
  return {
    ...tab,
    faults: () => [...faults],
    async heard() {
      await finish()
      return heard
    },
    async open(path) {
      await finish()
      await tab.open(path)
    },
    async reload() {
      await finish()
      await tab.reload()
    },
    press,
    async fill(target, words) {
      await moveTo(find(page, target), nameOf(target))
      await keyboard.press('ControlOrMeta+A')
      await keyboard.type(words)
    },
    // The button before the hidden input opens the system's chooser.
    async chooseFile(label, { name, buffer }) {
      const input = page.getByLabel(label, { exact: true })
      const coming = page.waitForEvent('filechooser')
      await act(input.locator('xpath=preceding-sibling::button[1]'), label)
      await (await coming).setFiles({ name, mimeType: 'application/octet-stream', buffer })
    },
    async download(target) {
      const coming = page.waitForEvent('download')
      await press(target)
      const file = await coming
      return { name: file.suggestedFilename(), buffer: await readFile(await file.path()) }
    },
  }
}
