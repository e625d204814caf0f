import { chromium } from 'playwright'
import { spawn } from 'node:child_process'
const child = spawn(
  process.execPath,
  [
    'src/build/serve.mjs',
    '--dir',
    'dist',
    '--base',
    '/',
    '--port',
    '0',
    '--fallback',
    'shell.html',
    '--host',
    '127.0.0.1',
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
const url = await new Promise((r) => child.stdout.once('data', (d) => r(String(d).trim())))
console.log(url)
const base = url.match(/http\S+/)[0].replace(/\/$/, '')
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const only = process.argv[2]
for (const [name, w, h, theme] of [
  ['phone', 360, 740, 'dark'],
  ['desk', 1360, 900, 'light'],
]) {
  const ctx = await browser.newContext({
    viewport: { width: w, height: h },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    isMobile: name === 'phone',
    hasTouch: name === 'phone',
    timezoneId: 'Africa/Harare',
  })
  await ctx.addInitScript((t) => {
    if (!localStorage.getItem('theme')) localStorage.setItem('theme', t)
  }, theme)
  const page = await ctx.newPage()
  page.on('console', (m) => {
    if (m.type() === 'error') console.log(name, 'console', m.text())
  })
  page.on('pageerror', (e) => console.log(name, 'error', e.message))
  const shot = async (n, full = true) => {
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/acc-shots/${n}-${name}.png`, fullPage: full })
  }
  for (const tab of ['profile', 'security', 'notifications', 'display', 'device']) {
    await page.goto(base + '/dashboard/account-settings' + (tab === 'profile' ? '' : '?tab=' + tab))
    await page.waitForSelector('[role=tabpanel]')
    await shot('acc-' + tab)
  }
  await page.goto(base + '/dashboard/account-settings?tab=security')
  await page.getByRole('button', { name: 'Turn on two-factor' }).click()
  await page.getByText('Or type this key').waitFor()
  await shot('acc-2fa', false)
  await page.goto(base + '/dashboard/account-settings?tab=security')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('New password', { exact: true }).fill('abc')
  await shot('acc-password', false)
  await page.goto(base + '/dashboard/upgrade')
  await page.getByRole('heading', { name: 'Billing' }).waitFor()
  await shot('upgrade')
  await page.getByRole('button', { name: 'Change to Business' }).click()
  await page.getByRole('button', { name: 'Change plan' }).waitFor()
  await shot('upgrade-dialog', false)
  await page.getByRole('button', { name: 'Change plan' }).click()
  await page.getByRole('button', { name: /View PI/ }).waitFor()
  await shot('upgrade-after')
  await page.getByRole('button', { name: /View PI/ }).click()
  await shot('upgrade-invoice', false)
  await page.goto(base + '/dashboard/payments/fees')
  await page.waitForTimeout(1000)
  await shot('fees')
  await ctx.close()
}
await browser.close()
child.kill()
