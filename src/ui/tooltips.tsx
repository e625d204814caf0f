import { useEffect } from 'react'
import { watchTooltips } from './watch-tooltips.ts'

/** Mounted once: shows the `data-tooltip` of the hovered or focused element. Never on touch screens. */
export function Tooltips() {
  useEffect(watchTooltips, [])
  return null
}
