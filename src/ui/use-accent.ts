import { useLayoutEffect } from 'react'
import { accentTones, type Tones } from './accent.ts'

/** One sheet for the page: the content policy forbids a style element, but not a constructed sheet. */
let sheet: CSSStyleSheet | undefined

const rule = (selector: string, tones: Tones) =>
  `${selector} { ${Object.entries(tones)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')} }`

const name = 'accented'

function show(accent: string): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  const { light, dark } = accentTones(accent)
  // As in tokens.css, print uses the light theme.
  sheet.replaceSync(`${rule(`.${name}`, light)} @media screen { ${rule(`.${name}.dark`, dark)} }`)
  document.documentElement.classList.add(name)
}

/** Shows the action color as an accent while this is mounted; as the product's own without one. */
export function useAccent(accent: string | undefined): void {
  useLayoutEffect(() => {
    if (accent === undefined) return
    show(accent)
    return () => document.documentElement.classList.remove(name)
  }, [accent])
}
