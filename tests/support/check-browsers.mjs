/**
 * npm run check:browsers: throws if what was built, packages included, calls what one of its browsers lacks without
 * asking first whether it is there. It goes by names, so what has the name of something that every browser has, such as
 * `map` of an iterator, is not found: the journey with all of it deleted does that (e2e/platform/browsers.spec.ts).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import { compatData, knownMembers, lacking } from './browser-gaps.mjs'

const dist = new URL('../../dist/', import.meta.url)
const { own, askedElsewhere, styles } = JSON.parse(
  readFileSync(new URL('browser-reasons.json', import.meta.url), 'utf8'),
)
const explained = { ...own, ...askedElsewhere, ...styles }

/** The names that one of the browsers lacks wherever they stand: `URL.canParse` for one, `.checkVisibility` for another. */
function missingNames() {
  const all = new Map()
  for (const { of, name, isStatic, lacking: without } of knownMembers())
    for (const key of isStatic ? [of ? `${of}.${name}` : name] : [`.${name}`, `${of}.${name}`])
      all.set(key, [...(all.get(key) ?? []), without])
  return new Map(
    [...all]
      .filter(([, each]) => each.every((without) => without.length > 0))
      .map(([name, each]) => [name, [...new Set(each.flat())]]),
  )
}

const missing = missingNames()
const known = new Set(knownMembers().map(({ of, name }) => `${of}.${name}`))

const nameOf = (node) => {
  if (node?.type === 'ChainExpression') return nameOf(node.expression)
  if (node?.type === 'Identifier') return node.name
  if (node?.type !== 'MemberExpression') return undefined
  return node.computed ? node.property.value : node.property.name
}

/** Returns the name that a node asks for, without failing where it is not there. */
function askedBy(node) {
  // What is built writes its strings as templates.
  if (node.type === 'BinaryExpression' && node.operator === 'in')
    return [node.left.value ?? node.left.quasis?.[0].value.cooked]
  if (node.type === 'BinaryExpression') return [nameOf(node.left), nameOf(node.right)]
  if (node.type === 'UnaryExpression') return [nameOf(node.argument)]
  if (node.type === 'LogicalExpression') return [nameOf(node.left)]
  if (/^(Conditional|If)/.test(node.type)) return [nameOf(node.test)]
  return []
}

/** Returns what a node needs of its browser: the value of a name is called, or something is read from it. */
function neededBy(node, parent, key) {
  const isUsed =
    !parent?.optional &&
    ((key === 'callee' && /^(Call|New)/.test(parent.type)) ||
      (key === 'object' && parent.type === 'MemberExpression'))
  if (node.type === 'Identifier') return isUsed ? node.name : undefined
  if (node.type !== 'MemberExpression' || !isUsed) return undefined
  const name = nameOf(node)
  const whole = `${node.object.type === 'Identifier' ? node.object.name : ''}.${name}`
  return known.has(whole) ? whole : `.${name}`
}

/** Returns the missing names that a script needs, each with the text around it. */
function needsOf(text) {
  const found = []
  const visit = (node, parent, key, functions) => {
    if (Array.isArray(node)) return node.forEach((each) => visit(each, parent, key, functions))
    if (typeof node?.type !== 'string') return
    const isFunction = /Function/.test(node.type)
    const within = isFunction ? [...functions, new Set()] : functions
    for (const name of askedBy(node)) for (const each of within) each.add(name)
    const needed = neededBy(node, parent, key)
    if (missing.has(needed))
      found.push({ needed, within, text: text.slice(Math.max(0, node.start - 50), node.end + 30) })
    for (const [name, part] of Object.entries(node))
      if (part && typeof part === 'object') visit(part, node, name, within)
  }
  visit(parseAst(text), null, '', [])
  return found.filter(
    ({ needed, within }) => !within.some((asked) => asked.has(needed.split('.').at(-1))),
  )
}

/** Returns the selectors, functions and units of a style sheet that a browser lacks, which makes it skip the whole rule. */
function styleNeedsOf(text) {
  const { selectors, types } = compatData.css
  const functions = new Map()
  const collect = (of) => {
    for (const [name, about] of Object.entries(of))
      if (name !== '__compat') {
        if (about.__compat) functions.set(name, about.__compat)
        collect(about)
      }
  }
  collect(types)
  const rules = [
    [
      /(?<=[^\\\s])::?([a-z-]+)(?=[^{}]*\{)/g,
      (name) => selectors[name]?.__compat,
      (name) => `:${name}`,
    ],
    [/@([a-z-]+)/g, (name) => compatData.css['at-rules'][name]?.__compat, (name) => `@${name}`],
    [/\b([a-z-]+)\(/g, (name) => functions.get(name), (name) => `${name}()`],
    [/\d([a-z]{2,4})\b/g, (name) => types.length[name]?.__compat, (name) => `1${name}`],
  ]
  return rules.flatMap(([pattern, find, write]) =>
    [...text.matchAll(pattern)].flatMap(({ 1: name, index }) => {
      const about = find(name)
      return about && lacking(about).length > 0
        ? [
            {
              needed: write(name),
              text: text.slice(Math.max(0, index - 50), index + 50),
              without: lacking(about),
            },
          ]
        : []
    }),
  )
}

const files = readdirSync(dist, { recursive: true }).filter((name) => /\.(js|css)$/.test(name))
if (!files.some((name) => name.endsWith('.css'))) throw new Error('Nothing was built.')
const needs = files.flatMap((name) => {
  const text = readFileSync(fileURLToPath(new URL(name, dist)), 'utf8')
  return (name.endsWith('.css') ? styleNeedsOf(text) : needsOf(text)).map((need) => ({
    ...need,
    name,
  }))
})
const unexplained = new Map(
  needs.filter(({ needed }) => !(needed in explained)).map((need) => [need.needed, need]),
)
const unused = Object.keys(explained).filter((name) => !needs.some(({ needed }) => needed === name))
const said = [
  ...[...unexplained.values()].map(
    ({ needed, without, name, text }) =>
      `${needed}: not in ${(without ?? missing.get(needed)).join(', ')}. ${name}: …${text.replaceAll('\n', ' ')}…`,
  ),
  ...unused.map((name) => `${name} has a reason in browser-reasons.json, and nothing needs it.`),
]
if (said.length > 0)
  throw new Error(`Not for every browser of src/build/browsers.json:\n  ${said.join('\n  ')}`)
console.log(`${files.length} scripts and styles call only what every browser of the build has.`)
