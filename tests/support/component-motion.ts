import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })

/** Lets things move for the rest of a test; component tests run with reduced motion otherwise. */
export async function allowMotion(): Promise<void> {
  onTestFinished(async () => {
    await prefer('reduce')
  })
  await prefer('no-preference')
}
