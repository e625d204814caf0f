import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Returns the packages in a script's static imports, which load before it runs. */
function packagesAtOnce(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const code = readFileSync(file, 'utf8')
  const wanted = [...code.matchAll(/^(?:import|export)\b[^'()]*'([^']+)'/gm)].map(
    ([, name = '']) => name,
  )
  return wanted.flatMap((name) =>
    name.startsWith('.')
      ? packagesAtOnce(join(dirname(file), name), seen)
      : isBuiltin(name)
        ? []
        : [name],
  )
}

test.each(['src/build/start.mjs', 'tests/run.mjs', 'tests/bench/run-bench.mjs'])(
  '%s begins on a fresh clone, where no package is installed yet',
  (script) => {
    expect(packagesAtOnce(script)).toEqual([])
  },
)

test('and a package that is imported at once is found', () => {
  expect(packagesAtOnce('src/build/serve.mjs')).toContain('sirv')
})
