import { defineConfig } from 'playwright/test'
import { patience } from './device.ts'

export default defineConfig({
  testDir: '.',
  testMatch: 'soak.spec.ts',
  outputDir: '../.results/soak',
  workers: 1,
  forbidOnly: true,
  timeout: 0,
  expect: { timeout: patience },
  reporter: [['list']],
})
