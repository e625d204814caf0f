import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type * as drawing from '#seed/sample-sale.ts'

const id = /^virtual:sample-sale$/

/** Gives the landing page its figures from the sample data, which it would otherwise have to load whole. */
export const sampleSalePlugin = (): Plugin => ({
  name: 'paid:sample-sale',
  resolveId: { filter: { id }, handler: (source) => source },
  load: {
    filter: { id },
    async handler() {
      const { module } = await runnerImport<typeof drawing>(
        fileURLToPath(new URL('../../seed/sample-sale.ts', import.meta.url)),
        { configFile: false, logLevel: 'error' },
      )
      return `export const sampleSale = ${JSON.stringify(module.drawSampleSale())}`
    },
  },
})
