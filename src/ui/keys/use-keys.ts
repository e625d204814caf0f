import { useEffect, useRef } from 'react'
import { openLayers } from '../history-layers.ts'
import { createKeyReader, inOrder, type KeyGroup } from './key-press.ts'
import { areKeysOn } from './keys-on.ts'

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
  useEffect(() => {
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
