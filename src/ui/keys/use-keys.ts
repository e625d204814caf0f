import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { deviceStorage } from '../browser-storage.ts'
import { openLayers } from '../history-layers.ts'
import { createStore } from '../store.ts'

/** A shortcut of one key, or of two keys in sequence, such as `g t`. */
export interface Key {
  keys: string
  /** The description in the list of shortcuts. */
  label: string
  run: () => void
}

/** Shortcuts listed together, such as those of the app or of a screen. */
export interface KeyGroup {
  title: string
  keys: readonly Key[]
  /** Active on every screen; a screen's own shortcut overrides it. */
  everywhere?: true
}

interface Pressed {
  key: string
  /** Shift turns a letter into another key; signs such as ? need it. */
  shiftKey: boolean
}

/** The longest wait for the second key of a sequence, in milliseconds. */
const secondKeyWithin = 1500

const isLetter = (key: string) => /^\p{L}$/u.test(key)

const nameOf = ({ key, shiftKey }: Pressed): string | undefined =>
  key.length !== 1 || (shiftKey && isLetter(key)) ? undefined : key.toLowerCase()

/** Global shortcuts first, then the screen's own. */
const inOrder = (groups: readonly KeyGroup[]): KeyGroup[] => [
  ...groups.filter(({ everywhere }) => everywhere),
  ...groups.filter(({ everywhere }) => !everywhere),
]

/**
 * Matches key presses against groups of shortcuts, where later groups win. A key that starts a sequence waits for the
 * second one; an unmatched second key does nothing.
 */
export function createKeyReader() {
  let begun: { key: string; at: number } | undefined
  return function read(
    pressed: Pressed,
    groups: readonly KeyGroup[],
    now: number,
  ): Key | undefined {
    const name = nameOf(pressed)
    const first = begun && now - begun.at <= secondKeyWithin ? begun.key : undefined
    begun = undefined
    if (name === undefined) return undefined
    const wanted = first === undefined ? name : `${first} ${name}`
    const all = inOrder(groups)
      .reverse()
      .flatMap(({ keys }) => keys)
    const found = all.find(({ keys }) => keys === wanted)
    const begins = first === undefined && all.some(({ keys }) => keys.startsWith(`${name} `))
    if (!found && begins) begun = { key: name, at: now }
    return found
  }
}

const key = 'single-keys'
/** A choice that the device could not remember. */
const unsaved = createStore<boolean | undefined>(undefined)

/** Returns whether shortcuts are enabled on this device (WCAG 2.1.4). */
const areKeysOn = (): boolean => unsaved.get() ?? deviceStorage.read(key) !== 'off'

/** Enables or disables shortcuts and remembers the choice. */
export function turnKeys(on: boolean): void {
  // A choice that can't be stored lasts until the page is left.
  unsaved.set(deviceStorage.tryWrite(key, on ? null : 'off') ? undefined : on)
}

function subscribe(listener: () => void): () => void {
  const stop = unsaved.subscribe(listener)
  addEventListener('storage', listener)
  return () => {
    stop()
    removeEventListener('storage', listener)
  }
}

export const useKeysOn = (): boolean => useSyncExternalStore(subscribe, areKeysOn, () => true)

/** Elements that use letters themselves, for input or to jump to an option. */
const takesLetters =
  'input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox], [aria-haspopup=listbox]'

const groups: { current: KeyGroup }[] = []
const read = createKeyReader()

/**
 * Returns the active groups of shortcuts, global ones first; none under a dialog, unless it has an address and so
 * belongs to the page.
 */
export const groupsNow = (): KeyGroup[] =>
  openLayers() > 0 ? [] : inOrder(groups.map(({ current }) => current))

/** Detects presses meant for a field, the browser or an input method. */
const isMeantElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.repeat ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest(takesLetters) !== null) ||
  !areKeysOn()

function press(event: KeyboardEvent): void {
  if (isMeantElsewhere(event)) return
  const key = read(event, groupsNow(), event.timeStamp)
  if (!key) return
  // Otherwise the letter would be typed into the field that gets the focus.
  event.preventDefault()
  key.run()
}

/**
 * Registers shortcuts while mounted: `useKeys({ title: 'Queue', keys: [{ keys: 'j', label: 'Next', run: next }] })`.
 * They are ignored in fields, with other modifiers, under an open dialog and when disabled. The list of shortcuts shows
 * them.
 */
export function useKeys(group: KeyGroup, on = true): void {
  const latest = useRef(group)
  // With what is drawn: a key that is pressed as soon as its button is there would otherwise be lost.
  useLayoutEffect(() => {
    latest.current = group
  })
  useEffect(() => {
    if (!on) return
    groups.push(latest)
    if (groups.length === 1) addEventListener('keydown', press)
    return () => {
      groups.splice(groups.indexOf(latest), 1)
      if (groups.length === 0) removeEventListener('keydown', press)
    }
  }, [on])
}
