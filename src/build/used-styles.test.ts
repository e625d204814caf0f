import { expect, test } from 'vitest'
import { usedStyles } from './used-styles.ts'

const page = '<html class="dark"><p class="p-4 md:p-6 [&amp;_svg]:size-4 w-1/2 2xl:hidden">Text</p>'

const layer = (css: string) => usedStyles(`@layer utilities{${css}}`, page)

test('keeps the rules of classes that are there', () => {
  const css = String.raw`.p-4{padding:1rem}.\[\&_svg\]\:size-4 svg{width:1rem}.w-1\/2{width:50%}`
  expect(layer(css)).toBe(`@layer utilities{${css}}`)
})

test('drops the others, and a group that is empty then', () => {
  expect(
    layer(
      String.raw`.p-5{padding:2rem}@media (width>=48rem){.md\:p-6{padding:2rem}.md\:p-8{padding:3rem}}@media print{.gone{color:red}}`,
    ),
  ).toBe(String.raw`@layer utilities{@media (width>=48rem){.md\:p-6{padding:2rem}}}`)
})

test('reads a class that begins with a digit', () => {
  const css = String.raw`.\32 xl\:hidden{display:none}`
  expect(layer(css)).toBe(`@layer utilities{${css}}`)
})

test('keeps a rule only when all of its classes are there', () => {
  expect(layer('.dark .p-4{color:red}.light .p-4{color:blue}')).toBe(
    '@layer utilities{.dark .p-4{color:red}}',
  )
})

test('keeps a rule whose list of selectors has one that is used', () => {
  const css = String.raw`.q,.p-4{color:red}.x:is(.y,.z),.w-1\/2{color:green}`
  expect(layer(css)).toBe(`@layer utilities{${css}}`)
})

test('is not misled by braces in texts', () => {
  const css = '.p-4:before{content:"}{;"}'
  expect(layer(`${css}.p-5{content:"."}`)).toBe(`@layer utilities{${css}}`)
})

test('keeps the rules of classes that its scripts have', () => {
  const css = '.p-5{padding:2rem}.p-6{padding:3rem}.p-7{padding:4rem}'
  const code = 'const a=`p-6 m-${b?"p-7":""}`'
  expect(usedStyles(`@layer utilities{${css}}`, page, code)).toBe(
    '@layer utilities{.p-6{padding:3rem}.p-7{padding:4rem}}',
  )
})

test('leaves the base alone and drops properties that nothing names', () => {
  const property = (name: string) => `@property ${name}{syntax:"*";inherits:false}`
  const css = (utilities: string, ...names: string[]) =>
    `@layer base{.x{color:red}}@layer utilities{${utilities}}${names.map(property).join('')}:root{--c:1}`
  expect(
    usedStyles(css('.p-4{margin:var(--a)}.q{margin:var(--b)}', '--a', '--b', '--ab'), page),
  ).toBe(css('.p-4{margin:var(--a)}', '--a'))
})

test('an order of layers stays, though one is empty then', () => {
  expect(
    usedStyles(
      '@layer base,components,utilities;@layer components{.q{color:red}}@layer utilities{.p-4{color:red}}@layer base{b{color:red}}',
      page,
    ),
  ).toBe('@layer base{b{color:red}}@layer components;@layer utilities{.p-4{color:red}}')
})

test('drops what only children of others are given', () => {
  const css = String.raw`:is(.p-4>*){color:red}`
  expect(
    layer(String.raw`${css}:is(.\*\:q>*){color:red}:where(.q>:not(:last-child)){color:red}`),
  ).toBe(`@layer utilities{${css}}`)
})

test('an animation stays where a class of its name is used by no one', () => {
  const css = '.p-4{animation:1s sweep}@keyframes sweep{0%{left:0}to{left:1px}}'
  expect(layer(`${css}.sweep{color:red}`)).toContain('@keyframes sweep')
})
