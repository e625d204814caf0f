import { expect, test } from 'vitest'
import { openLayers, whenLayersClosed } from './history-layers.ts'

test('with no layer open what waits for them runs at once', async () => {
  let ran = false
  whenLayersClosed(() => (ran = true))
  await expect.poll(() => ran).toBe(true)
  expect(openLayers()).toBe(0)
})

test('an entry that a reload left of a layer is gone before what waits runs', async () => {
  history.pushState({ layers: 1 }, '')
  let depth: unknown
  whenLayersClosed(() => (depth = history.state?.layers ?? 0))
  await expect.poll(() => depth).toBe(0)
})
