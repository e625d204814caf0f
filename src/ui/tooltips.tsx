import { useEffect } from 'react'
import { watchTooltips } from './watch-tooltips.ts'

/** Mounted once: shows the `data-tooltip` of what the mouse rests on or the keyboard reaches. Never on touch. */
export function Tooltips() {
  useEffect(watchTooltips, [])
  return null
}
