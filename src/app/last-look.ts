import { modeInTab } from '#src/data/mode.ts'
import { deviceStorage } from '#src/ui/browser-storage.ts'
import { base } from '#routes/base.ts'
import { press, type } from './early-acts.ts'
import { findRoute } from '#routes/find-route.ts'
import { everything, hasItsData, whenStill } from '#src/ui/timing.ts'

declare global {
  /** Defined in index.html, which shows the snapshot before any of the app's scripts load. */
  var lookStamp: (() => string) | undefined
}

/**
 * Stores a snapshot of each dashboard and console screen on the device and shows it at the next start until the app has
 * rendered the screen with its data. Offline, at a quarter of the CPU speed, the home screen's data appears after 960
 * ms with snapshots and 4,106 ms without, in one run on a busy machine.
 */
const prefix = 'last-look '
const orderKey = 'last-looks'
const mostLooks = 8
const mostCharacters = 150_000

/** The unchanged time before a screen is stored, in milliseconds. */
const stillBeforeKept = 1000
/** The time from when the screen has a control until a press on it is repeated, in milliseconds. */
const beforeRepeated = 50

const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

const shownPath = () => location.pathname + location.search

let showUntil: (() => number) | undefined
let writtenAt = -Infinity
let timer: ReturnType<typeof setTimeout> | undefined
let path = ''

/** Sets when the current session ends; until then nothing is stored. */
export function showLooksUntil(end: () => number): void {
  showUntil = end
}

/** Deletes all snapshots, because any of them may show the changed data. Called for every write in every tab. */
export function forgetLooks(): void {
  writtenAt = performance.now()
  deviceStorage.removeAll(prefix)
  deviceStorage.tryWrite(orderKey, null)
  // The screen does not show the write yet.
  if (timer !== undefined) keepSoon()
}

/** Parts of a screen may come after its data, such as a chart's script. */
const isWhole = (root: Element) => hasItsData(root) && root.querySelector('[data-late]') === null

/** Detects typed or selected values, which a snapshot cannot show or must not store. */
function isFilled(field: Element): boolean {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return field.checked !== field.defaultChecked
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return !isText || field.value !== ''
}

function canBeKept(root: Element): boolean {
  const { area, camera } = findRoute(path.slice(base.length).replace(/\?.*/, '')) ?? {}
  return (
    (area === 'dashboard' || area === 'console') &&
    // It would show the last payment that was scanned.
    !camera &&
    // Another tab may start in live mode.
    modeInTab.get() === 'live' &&
    performance.now() - writtenAt >= stillBeforeKept &&
    document.getElementById('last-look') === null &&
    isWhole(root) &&
    document.querySelector(layers) === null &&
    root.querySelector('img[src^="blob:"]') === null &&
    ![...root.querySelectorAll('input, textarea, select')].some(isFilled)
  )
}

function keepNow(): void {
  clearTimeout(timer)
  timer = undefined
  const root = document.getElementById('root')
  const stamp = globalThis.lookStamp?.()
  if (!root || !stamp || !showUntil || !canBeKept(root)) return
  // The content security policy forbids style attributes, and radio buttons of the same name would join the screen's
  // own group.
  const html = root.innerHTML
    .replaceAll(' style="', ' data-style="')
    .replaceAll(' name="', ' data-name="')
  if (html.length > mostCharacters) return
  const stored = deviceStorage.readJson(orderKey)
  const before: string[] = Array.isArray(stored) ? stored : []
  const order = [path, ...before.filter((each) => each !== path)]
  for (const old of order.splice(mostLooks)) deviceStorage.tryWrite(prefix + old, null)
  // Without room or permission to store, there is no snapshot.
  const look = JSON.stringify({ stamp, until: showUntil(), html })
  if (deviceStorage.tryWrite(prefix + path, look))
    deviceStorage.tryWrite(orderKey, JSON.stringify(order))
}

function keepSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(keepNow, stillBeforeKept)
}

/** Stores snapshots from now on: a second after the last change, and when a screen is left or hidden. */
export function keepLooks(root: Element): void {
  path = shownPath()
  new MutationObserver(keepSoon).observe(root, everything)
  const leave = () => {
    if (timer !== undefined) keepNow()
  }
  // At this point the address is new, but the screen is still the old one.
  for (const type of ['pushState', 'replaceState', 'popstate'])
    addEventListener(type, () => {
      if (path === shownPath()) return
      leave()
      path = shownPath()
    })
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => document.hidden && leave())
}

const nameOf = (part: Element) =>
  ['aria-label', 'href'].map((name) => part.getAttribute(name)).find(Boolean) ?? part.textContent

/** Returns the control in the screen that corresponds to one in the snapshot. */
function counterpart(part: Element, look: Element, root: Element): HTMLElement | undefined {
  const control = part.closest('a, button, input, textarea, summary, label, [role]') ?? part
  const alike = (place: Element) =>
    [...place.querySelectorAll<HTMLElement>(control.localName)].filter(
      (each) => nameOf(each) === nameOf(control),
    )
  return alike(root)[alike(look).findIndex((each) => each === control)]
}

type Look = HTMLElement & { pressed?: Element[] }

/** Returns what was pressed in the snapshot and isn't repeated yet, and the controls of the screen for it that are there. */
const nextPresses = (look: Look, root: Element, repeated: Set<Element>) =>
  (look.pressed ?? []).flatMap((part) => {
    const real = repeated.has(part) ? undefined : counterpart(part, look, root)
    return real ? [{ part, real }] : []
  })

function repeatPresses(look: Look, root: Element, repeated: Set<Element>): void {
  for (const { part, real } of nextPresses(look, root, repeated)) {
    repeated.add(part)
    press(real)
  }
}

const typedIn = (look: Look) =>
  [...look.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  )

/** Removes the snapshot and repeats on the screen what was typed in it. */
function takeAway(look: Look, root: Element): void {
  const { scrollY } = window
  const done: (() => void)[] = []
  const active = look.contains(document.activeElement) ? document.activeElement : null
  const focused = active && counterpart(active, look, root)
  for (const field of typedIn(look)) {
    const real = counterpart(field, look, root)
    if (real) done.push(() => type(field.value, real))
  }
  look.remove()
  delete document.documentElement.dataset['look']
  scrollTo({ top: scrollY, behavior: 'instant' })
  if (document.querySelector(layers) === null) focused?.focus({ preventScroll: true })
  for (const act of done) act()
}

/**
 * Replaces the snapshot with the screen in one frame, once the screen is whole as it is, and at the latest when the app's
 * own messages must become visible; a first look, which isn't whole, once the screen has its data. What is pressed in it
 * is repeated as soon as the screen has it, and what opens by it takes its place.
 */
export function replaceLook(root: Element): void {
  const look: Look | null = document.getElementById('last-look')
  if (!look) return
  const isComplete = look.dataset['first'] === undefined ? isWhole : hasItsData
  const repeated = new Set<Element>()
  const isAnswered = () => repeated.size > 0 && document.querySelector(layers) !== null
  let repeating: ReturnType<typeof setTimeout> | undefined
  const lookAgain = whenStill(
    document.body,
    () => {
      // What is typed comes first; and what a screen does once it is there comes before a press.
      if (typedIn(look).length === 0 && nextPresses(look, root, repeated).length > 0)
        repeating ??= setTimeout(() => {
          repeating = undefined
          repeatPresses(look, root, repeated)
        }, beforeRepeated)
      return isComplete(root) || isAnswered()
    },
    () => {
      clearTimeout(repeating)
      takeAway(look, root)
      repeatPresses(look, root, repeated)
    },
  )
  look.addEventListener('click', lookAgain)
}
