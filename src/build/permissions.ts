import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type * as all from '#db/all-actions.ts'

const id = /^virtual:permissions$/

/** Tells the screens what permission each action needs, which they ask before they load the actions. */
export const permissionsPlugin = (): Plugin => ({
  name: 'paid:permissions',
  resolveId: { filter: { id }, handler: (source) => source },
  load: {
    filter: { id },
    async handler() {
      const { module, dependencies } = await runnerImport<typeof all>(
        fileURLToPath(new URL('../../db/all-actions.ts', import.meta.url)),
        { configFile: false, logLevel: 'error' },
      )
      for (const file of dependencies) this.addWatchFile(file)
      const needed = Object.entries(module.actions).flatMap(([name, { permission }]) =>
        permission === null ? [] : [[name, permission]],
      )
      return `export const permissions = ${JSON.stringify(Object.fromEntries(needed))}`
    },
  },
})
