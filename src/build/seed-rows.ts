import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type * as checking from '#seed/check-seed.ts'
import { jsonMistake } from '#seed/json-mistake.ts'

const file = /\/(seed\/(?:exercises|(?:rows|trades)\/[^/?]+)\.json)$/

const readText = (path: string) => readFileSync(path, 'utf8')

/** Gives a file that is not JSON as the words for its mistake, so that the app and the check can say them. */
const brokenFiles = (read: typeof readText): Plugin => ({
  name: 'paid:broken-seed-files',
  enforce: 'pre',
  load: {
    filter: { id: file },
    handler(id) {
      const text = read(id)
      const mistake = jsonMistake(text)
      if (!mistake) return text
      const [, name] = file.exec(id) ?? []
      return JSON.stringify(`${name}, line ${mistake.line}: ${mistake.reason}`)
    },
  },
})

/** Returns what is wrong in the files of the sample data as text for a terminal; '' if nothing is. */
export async function seedMistakesIn(read = readText): Promise<string> {
  const { module } = await runnerImport<typeof checking>(
    fileURLToPath(new URL('../../seed/check-seed.ts', import.meta.url)),
    { configFile: false, logLevel: 'error', plugins: [brokenFiles(read)] },
  )
  const mistakes = module.checkSeed(new Date())
  if (mistakes.length === 0) return ''
  const many = mistakes.length === 1 ? 'A mistake' : `${mistakes.length} mistakes`
  return `${many} in the sample data:\n${mistakes.map((each) => `  ${each}\n`).join('')}`
}

/** Ends a build over a mistake in the sample data; a development server says it, and again after every change. */
export function seedRowsPlugin(): Plugin[] {
  return [
    brokenFiles(readText),
    {
      name: 'paid:seed-check',
      apply: 'build',
      async configResolved() {
        const said = await seedMistakesIn()
        // Where it was thrown helps nobody who edits these files.
        if (said) throw Object.assign(new Error(said), { stack: `Error: ${said}` })
      },
    },
    {
      name: 'paid:seed-watch',
      apply: 'serve',
      configureServer({ config, watcher }) {
        const say = async () => {
          const said = await seedMistakesIn().catch(String)
          if (said) config.logger.error(said, { timestamp: true })
        }
        void say()
        watcher.on('change', (path) => {
          if (file.test(path)) void say()
        })
      },
    },
  ]
}
