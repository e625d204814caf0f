// Proves DEMO-10.
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useLaunchedFile } from './snapshot-files.ts'

function Opens({ open }: { open: (files: File[]) => void }) {
  useLaunchedFile(open)
  return null
}

test('a file that the system opens with the app is handed over, and a start without one is not', async () => {
  const file = new File(['x'], 'Class-A.paid')
  const launched = [{ files: [] }, { files: [{ getFile: async () => file }] }]
  vi.stubGlobal('launchQueue', {
    setConsumer: (hear: (params: unknown) => void) => launched.forEach(hear),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const open = vi.fn()
  await render(<Opens open={open} />)
  await expect.poll(() => open.mock.calls).toEqual([[[file]]])
})

test('a browser without such starts is fine', async () => {
  const open = vi.fn()
  await render(<Opens open={open} />)
  expect(open).not.toHaveBeenCalled()
})
