import { defineConfig } from 'playwright/test'
import { findEngines } from './find-engines.mjs'
import { patience } from './saved-file.ts'
import type { Options } from './fixtures.ts'

export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../.results/engines',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: patience },
  reporter: [['list'], ['json', { outputFile: '../.results/engines.json' }]],
  projects: findEngines().engines.map((engine) => ({ name: engine.name, use: { engine } })),
})
