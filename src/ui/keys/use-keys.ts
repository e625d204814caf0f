import { useEffect, useRef } from 'react'
import { openLayers } from '../history-layers.ts'
import { createKeyReader, inOrder, type KeyGroup } from './key-press.ts'
import { areKeysOn } from './keys-on.ts'

/** Where a key is a letter, or goes to the option that begins with it. */
const takesLetters =
  'input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox], [aria-haspopup=listbox]'

const groups: { current: KeyGroup }[] = []
const read = createKeyReader()

/** The groups of keys that do something now, on the page or in the dialog over it: those of every screen first. */
export function groupsNow(): KeyGroup[] {
  const depth = openLayers()
  return inOrder(
    groups.map(({ current }) => current).filter(({ inDialog }) => depth === (inDialog ? 1 : 0)),
  )
}

/** Whether a press is meant for a field, the browser or an input method, and for nothing here. */
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
  // Otherwise the field that it goes to would get the letter.
  event.preventDefault()
  key.run()
}

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
