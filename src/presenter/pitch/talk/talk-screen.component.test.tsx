// Proves DEMO-19.
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { standAt } from '#tests/support/component-router.tsx'
import { ShownScreen } from './talk-channel.tsx'

/** Another window's end of the channel. */
function otherWindow() {
  const channel = new BroadcastChannel('paid-talk')
  const heard: unknown[] = []
  channel.addEventListener('message', ({ data }) => heard.push(data))
  onTestFinished(() => channel.close())
  return { heard, say: (message: unknown) => channel.postMessage(message) }
}

test.each([
  ['/dashboard', ['/dashboard', '/dashboard/payouts']],
  ['/talk', ['/talk']],
])('a window at %s goes to %j', async (at, visited) => {
  const { within, history } = standAt(at)
  await render(within(<ShownScreen />))
  const talk = otherWindow()
  const another = otherWindow()
  talk.say({ opens: '/dashboard/payouts' })
  await expect.poll(() => another.heard).toContainEqual({ opens: '/dashboard/payouts' })
  await expect.poll(() => history).toEqual(visited)
})
