// Proves DEMO-7.
import { openDemoControls } from '#tests/support/demo-controls.ts'
import { leadPitch } from '#tests/support/lead-pitch.ts'
import { expect, noServer, openUntilReady, settled, test } from '#tests/support/platform-test.ts'

test.use({ allowedProblems: noServer })

test('the pitch leads to the shop’s approval without a server, and goes on after each reload', async ({
  page,
  ownServer,
}) => {
  await openUntilReady(page)
  await ownServer.kill()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await openDemoControls(page)
  await leadPitch(page, {
    press: (what) => what.click(),
    // The clock is the real one, and `Paid` is waited for.
    settle: () => expect(page).toHaveURL(/payment=[0-9a-f]{32}/),
    between: async () => {
      await page.reload()
      await settled(page)
    },
  })
})
