import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Returns the folders where a package required from `from` may be: inside it, or in any folder further out. */
function places(from, name) {
  const parents = from.split(/\/?node_modules\//).slice(1)
  return [...parents, ''].map((_, out) => {
    const folders = parents.slice(0, parents.length - out)
    return [...folders, name].map((each) => `node_modules/${each}`).join('/')
  })
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const { installScripts, deprecated } = JSON.parse(
  readFileSync(new URL('dependency-reasons.json', import.meta.url), 'utf8'),
)

/**
 * npm silently leaves a package for another system out of the lock file when it can't find it; then npm ci fails, or
 * that system gets no binary. Throws with the names of missing packages.
 */
function checkComplete() {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !places(path, name).some((place) => place in packages))
      .map((name) => `${name} (of ${path || 'this project'})`),
  )
  if (missing.length > 0) throw new Error(`Not in package-lock.json:\n  ${missing.join('\n  ')}`)
}

/** Throws if a package runs a script when it is installed, or is deprecated, without a reason to bear it. */
function checkReasons() {
  const named = (holds) =>
    Object.entries(packages)
      .filter(([, about]) => holds(about))
      .map(([path]) => path.replace(/.*node_modules\//, ''))
  const without = [
    ...named(({ hasInstallScript }) => hasInstallScript)
      .filter((name) => !(name in installScripts))
      .map((name) => `${name} has an install script`),
    ...named((about) => about.deprecated)
      .filter((name) => !(name in deprecated))
      .map((name) => `${name} is deprecated`),
  ]
  if (without.length > 0)
    throw new Error(`Without a reason in dependency-reasons.json:\n  ${without.join('\n  ')}`)
}

checkComplete()
checkReasons()
