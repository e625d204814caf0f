import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import compatData from '@mdn/browser-compat-data/forLegacyNode'

const root = new URL('../../', import.meta.url)

/** What browsers have since when, as published by MDN. */
export { compatData }

/** The browsers that the build is made for, each with its phone's, and their oldest version. */
const targets = JSON.parse(
  readFileSync(fileURLToPath(new URL('src/build/browsers.json', root)), 'utf8'),
).flatMap((target) => {
  const [, name, version] = /^([a-z]+)([\d.]+)$/.exec(target)
  const phones = { chrome: 'chrome_android', firefox: 'firefox_android', safari: 'safari_ios' }
  return [name, phones[name]].filter(Boolean).map((browser) => [browser, Number(version)])
})

const has = (support, version) =>
  [support]
    .flat()
    .some(
      ({
        version_added: added,
        version_removed: removed,
        flags,
        prefix,
        alternative_name: other,
      }) =>
        typeof added === 'string' &&
        !flags &&
        !prefix &&
        !other &&
        parseFloat(added.replace('≤', '')) <= version &&
        !(typeof removed === 'string' && parseFloat(removed.replace('≤', '')) <= version),
    )

/** Returns the targets without a feature. */
export const lacking = ({ support }) =>
  targets
    .filter(([browser, version]) => support[browser] && !has(support[browser], version))
    .map(([browser]) => browser)

/** Every interface that scripts find, with the members that stand below it. */
const interfaces = [
  ...Object.entries(compatData.api),
  ...Object.entries(compatData.javascript.builtins),
  ...Object.entries(compatData.javascript.builtins.Intl).map(([name, of]) => [`Intl.${name}`, of]),
].filter(([, { __compat }]) => __compat)

/**
 * Returns every member of a script's world as MDN knows it, with the targets that lack it. Those of an interface that a
 * target lacks as a whole are left out: nothing reaches them without it.
 */
export function knownMembers() {
  return interfaces.flatMap(([of, about]) => {
    const whole = { of: '', name: of, isStatic: true, lacking: lacking(about.__compat) }
    if (whole.lacking.length > 0) return [whole]
    const members = Object.entries(about).filter(
      ([name, { __compat }]) => __compat && /^[a-z]\w*$/i.test(name),
    )
    return [
      whole,
      ...members.map(([name, { __compat }]) => ({
        of: of === 'Window' ? '' : of,
        name: name.replace(/_static$/, ''),
        isStatic:
          of === 'Window' ||
          name.endsWith('_static') ||
          /^(Math|JSON|Reflect|Atomics|CSS|Intl)$/.test(of),
        lacking: lacking(__compat),
      })),
    ]
  })
}
