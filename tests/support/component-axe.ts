import axeCore, { type RunOnly } from 'axe-core'
import { expect } from 'vitest'
import {
  colourRules,
  countMoving,
  markAlike,
  rules,
  switchTheme,
  unmarkAlike,
} from './axe-rules.ts'

// A component is tested alone: landmarks and the page's heading belong to the shell.
const ofPages = ['region', 'page-has-heading-one', 'landmark-one-main']

async function look(theme: string, runOnly: RunOnly): Promise<string[]> {
  // What is under a dialog can be neither read nor reached.
  const under = [...document.querySelectorAll('body > [inert]')]
  axeCore.configure({ rules: [{ id: 'color-contrast', selector: ':not([data-alike])' }] })
  const { violations } = await axeCore.run(under.length > 0 ? { exclude: under } : document, {
    runOnly,
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
    rules: Object.fromEntries(ofPages.map((id) => [id, { enabled: false }])),
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any: [found] }) =>
      [theme, id, help, target.join(' '), found?.message].join(': '),
    ),
  )
}

/** Checks a rendered component with axe in both themes, as `axe` checks a page. */
export async function componentAxe(): Promise<void> {
  await expect.poll(countMoving).toBe(0)
  markAlike()
  const found = await look('in its theme', { type: 'tag', values: rules })
  const other = switchTheme()
  found.push(...(await look(other, { type: 'rule', values: colourRules })))
  switchTheme()
  unmarkAlike()
  expect(found).toEqual([])
}
