import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type * as all from '#db/all-actions.ts'
import type * as drawing from '#seed/sample-sale.ts'

/** Runs a module and returns it, with the files that it consists of. */
const run = <Module>(file: string) =>
  runnerImport<Module>(fileURLToPath(new URL(`../../${file}`, import.meta.url)), {
    configFile: false,
    logLevel: 'error',
  })

interface Derived {
  exported: Record<string, unknown>
  dependencies: readonly string[]
}

/** What the app is given when it is built, in place of the code that it follows from. */
const derived: Record<string, () => Promise<Derived>> = {
  /** The landing page would otherwise load the whole sample data for its figures. */
  async 'virtual:sample-sale'() {
    const { module, dependencies } = await run<typeof drawing>('seed/sample-sale.ts')
    return { exported: { sampleSale: module.drawSampleSale() }, dependencies }
  },
  /** Screens ask what permission each action needs before they load the actions. */
  async 'virtual:permissions'() {
    const { module, dependencies } = await run<typeof all>('db/all-actions.ts')
    const needed = Object.entries(module.actions).flatMap(([name, { permission }]) =>
      permission === null ? [] : [[name, permission]],
    )
    return { exported: { permissions: Object.fromEntries(needed) }, dependencies }
  },
}

export const derivedModules = (): Plugin => ({
  name: 'paid:derived-modules',
  resolveId: {
    filter: { id: /^virtual:/ },
    handler: (source) => (source in derived ? source : null),
  },
  load: {
    filter: { id: /^virtual:/ },
    async handler(id) {
      const derive = derived[id]
      if (!derive) return null
      const { exported, dependencies } = await derive()
      for (const file of dependencies) this.addWatchFile(file)
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  },
})
