/** npm run check:seed: says what is wrong in the files of the sample data, without building anything. */
import { exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const { module } = await runnerImport(fileURLToPath(new URL('seed-rows.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
})
const said = await module.seedMistakesIn()
if (said) console.error(said)
exit(said ? 1 : 0)
