import { useEffect, useRef } from 'react'
import { isLayerOpen } from '../use-back-to-close.ts'
import { createKeyReader, inOrder, type KeyGroup } from './key-press.ts'
import { areKeysOn } from './keys-on.ts'

/** Where a key is a letter, or goes to the option that begins with it. */
const takesLetters =
  'input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox], [aria-haspopup=listbox]'

const groups: { current: KeyGroup }[] = []
const read = createKeyReader()

/** Whether a press is meant for a field, a layer, the browser or an input method, and for nothing here. */
const isMeantElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.repeat ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest(takesLetters) !== null) ||
  isLayerOpen() ||
  !areKeysOn()

function press(event: KeyboardEvent): void {
  if (isMeantElsewhere(event)) return
  const key = read(
    event,
    groups.map(({ current }) => current),
    event.timeStamp,
  )
  if (!key) return
  // Otherwise the field that it goes to would get the letter.
  event.preventDefault()
  key.run()
}

/** The groups of keys that do something now: those of every screen first. */
export const groupsNow = (): KeyGroup[] => inOrder(groups.map(({ current }) => current))

/**
 * Keys that do something by themselves while this is drawn: `useKeys({ title: 'Queue', keys: [{ keys: 'j', label: 'Next',
 * run: next }] })`. Not in a field, not with another key held, not under an open dialog, and not where they are turned
 * off. The sheet of keys lists them.
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
