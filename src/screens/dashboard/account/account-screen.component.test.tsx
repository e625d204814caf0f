import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setAhead } from '#db/clock.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { codeAt } from '#tests/support/one-time-codes.ts'
import { AccountScreen } from './account-screen.tsx'

const email = 'rudo@karibaboats.example'
const saveBar = page.getByText('Unsaved changes')
const field = (name: string) => page.getByLabelText(name, { exact: true })

async function drawn(tab = 'profile') {
  const db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.users.add({
    id: 'U-002',
    name: 'Farai',
    email: 'farai@x.example',
    role: 'merchant_user',
    status: 'active',
    lastLogin: null,
    merchantId: null,
  })
  await db.teamMembers.add({
    id: 'TM-01',
    merchantId: 'M-001',
    name: 'Rudo Chikomo',
    email,
    role: 'Admin',
    lastActive: null,
    status: 'active',
  })
  const { within } = standAt(`/dashboard/account-settings?tab=${tab}`)
  await render(
    <DatabaseContext value={db}>
      {within(
        <main>
          <AccountScreen />
        </main>,
      )}
    </DatabaseContext>,
  )
  return db
}

test('the bar comes with the first change and goes with the save', async () => {
  const db = await drawn()
  await expect.element(field('Name')).toHaveValue('Rudo Chikomo')
  await expect.element(saveBar).not.toBeInTheDocument()
  await componentAxe()
  await field('Name').fill('Rudo Moyo')
  await expect.element(saveBar).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(saveBar).not.toBeInTheDocument()
  await expect.element(field('Name')).toHaveValue('Rudo Moyo')
  expect(await db.teamMembers.get('TM-01')).toMatchObject({ name: 'Rudo Moyo' })
})

test('an address that someone has is said at its field, from whichever tab it is saved', async () => {
  await drawn()
  await field('Email').fill('FARAI@x.example')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect
    .element(field('Email'))
    .toHaveAccessibleDescription(/This email address is already in use/)
  await field('Email').fill('nonsense')
  await page.getByRole('tab', { name: 'Display' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect
    .element(field('Email'))
    .toHaveAccessibleDescription(/Please enter a valid email address/)
})

test('Cancel puts everything back, in every tab', async () => {
  await drawn()
  await field('Phone (optional)').fill('0771111111')
  await page.getByRole('tab', { name: 'Notifications' }).click()
  const mail = page.getByRole('checkbox', { name: 'Email' }).first()
  await mail.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(mail).not.toBeChecked()
  await page.getByRole('tab', { name: 'Profile' }).click()
  await expect.element(field('Phone (optional)')).toHaveValue('')
})

test('notifications are kept by kind and way', async () => {
  const db = await drawn('notifications')
  const payments = page.getByRole('group', { name: 'Payments' })
  await payments.getByRole('checkbox', { name: 'In the app' }).click()
  await payments.getByRole('checkbox', { name: 'Text message' }).click()
  await expect.element(page.getByText(/Add a phone number to your profile/)).toBeVisible()
  await componentAxe()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(saveBar).not.toBeInTheDocument()
  expect((await db.accounts.get(email))?.notifications).toEqual({ 'link-paid': ['sms'] })
})

test('a display currency is chosen among what shows, at a rate that is named', async () => {
  const db = await drawn('display')
  const choice = page.getByRole('radiogroup', { name: 'Display currency' })
  const option = (name: string) => choice.getByRole('radio', { name, exact: true })
  await expect.element(option('None')).toBeChecked()
  await expect.element(choice).toHaveAccessibleDescription(/at ZWL\s17\.50 per \$1\.00\. Payments/)
  await componentAxe()
  await option('ZWL').click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(saveBar).not.toBeInTheDocument()
  await expect.element(option('ZWL')).toBeChecked()
  expect(await db.accounts.get(email)).toMatchObject({ displayCurrency: 'ZWL' })
})

test('a picture is made small and square on the device, and one that is none says so', async () => {
  const db = await drawn()
  const canvas = new OffscreenCanvas(640, 320)
  canvas.getContext('2d')?.fillRect(0, 0, 640, 320)
  const picture = new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' })
  const input = page.getByLabelText('Your picture')
  await userEvent.upload(input, new File(['no'], 'me.png', { type: 'image/png' }))
  await expect.element(page.getByText(/isn’t a picture/)).toBeVisible()
  await userEvent.upload(input, picture)
  await expect.element(page.getByRole('button', { name: 'Remove picture' })).toBeVisible()
  const kept = (await db.accounts.get(email))?.picture
  const image = await createImageBitmap(new Blob([kept?.bytes ?? new ArrayBuffer(0)]))
  expect([image.width, image.height]).toEqual([160, 160])
  expect(kept?.bytes.byteLength).toBeLessThan(20_000)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect.poll(async () => (await db.accounts.get(email))?.picture).toBeUndefined()
})

test('a password is typed twice, and none is kept', async () => {
  const db = await drawn('security')
  await page.getByRole('button', { name: 'Change password' }).click()
  await field('Current password').fill('secret-1')
  await field('New password').fill('Coffee+77')
  await expect.element(field('New password')).toHaveAccessibleDescription('Strong.')
  await field('Confirm new password').fill('Coffee+78')
  const send = page.getByRole('dialog').getByRole('button', { name: 'Change password' })
  await send.click()
  await expect
    .element(field('Confirm new password'))
    .toHaveAccessibleDescription('Passwords do not match')
  await field('Confirm new password').fill('Coffee+77')
  await send.click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const kept = JSON.stringify([await db.accounts.toArray(), await db.messages.toArray()])
  expect(kept).toContain('passwordChangedAt')
  expect(kept).not.toContain('Coffee')
})

test('a wrong code does not turn two-factor authentication on, and is said at its field', async () => {
  const db = await drawn('security')
  await page.getByRole('button', { name: 'Turn on two-factor' }).click()
  await expect
    .element(page.getByRole('img', { name: 'QR code for your authenticator app' }))
    .toBeVisible()
  await componentAxe()
  await expect.element(page.getByLabelText('6-digit code')).toHaveFocus()
  await page.getByRole('button', { name: 'Full screen' }).click()
  await page
    .getByRole('dialog', { name: 'QR code for your authenticator app' })
    .getByRole('button', { name: 'Close' })
    .click()
  await page.getByLabelText('6-digit code').click()
  await userEvent.keyboard('000000')
  await expect.element(page.getByText(/Incorrect code/)).toBeVisible()
  await expect.element(page.getByLabelText('6-digit code')).toHaveValue('')
  expect(await db.accounts.count()).toBe(0)
})

test('R51 while the demo’s clock is moved, the code that the authenticator shows turns it on', async () => {
  setAhead(30 * 86_400_000)
  onTestFinished(() => setAhead(0))
  const db = await drawn('security')
  await page.getByRole('button', { name: 'Turn on two-factor' }).click()
  await expect.element(page.getByLabelText('6-digit code')).toHaveFocus()
  const secret = document.querySelector('[data-secret]')?.textContent ?? ''
  await userEvent.keyboard(codeAt(secret.replaceAll(' ', ''), Date.now()))
  await expect.element(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
  expect(await db.accounts.count()).toBe(1)
})

test('this device is marked, and the others are signed out', async () => {
  const db = await drawn('security')
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect.element(devices.first()).toHaveTextContent('This device')
  const add = page.getByRole('button', { name: 'Add a sample device' })
  await add.click()
  await expect.poll(() => devices.elements().length).toBe(2)
  // By keyboard, because the notification lies over the button.
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => devices.elements().length).toBe(3)
  await expect
    .element(devices.first().getByRole('button', { name: /Log out/ }))
    .not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Log out other devices' }).click()
  await expect.poll(() => devices.elements().length).toBe(1)
  expect(await db.devices.count()).toBe(0)
})

test('the first day of the week is kept', async () => {
  const db = await drawn('display')
  await page.getByRole('radio', { name: 'Sunday', exact: true }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(saveBar).not.toBeInTheDocument()
  expect(await db.accounts.get(email)).toMatchObject({ weekStart: 'sunday' })
})

test('the device says how much it stores, without naming tables; the walkthrough can be seen again', async () => {
  await drawn('device')
  await expect.element(page.getByText(/^Paid uses [\d.]+ [MG]B of [\d.]+ [MG]B /)).toBeVisible()
  await expect.element(page.getByRole('term')).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Replay onboarding' }))
    .toHaveAttribute('href', '/onboarding')
})
