// Proves DEMO-7.
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PaidDatabase } from '#db/database.ts'
import type { Pitch } from '#db/demo/schemas.ts'
import { ledgerTables, putTransactions } from '#db/ledger/put-transactions.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import type { DialogLayer } from '#src/ui/dialog-host.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { merchantFees } from '#tests/support/fee-rows.ts'
import { linkRow } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { superRow } from '#tests/support/staff-rows.ts'
import { memberRow } from '#tests/support/team-rows.ts'
import { ShellStrip } from '../frame/shell-strips.tsx'
import type { StripArea } from '../shared/strip-bar.tsx'

const at = '2026-11-01T08:00:00.000Z'
const scene: Pitch = { startedAt: at, sceneAt: at }
const business = {
  name: 'Kariba Boats',
  trade: 'transport' as const,
  town: 'Kariba',
  owner: 'Rudo Chikomo',
  currency: 'USD' as const,
  items: [{ name: 'Boat trip, 2 hours', amount: 18_00 }],
}
const paid = { ...paymentRow(10), linkId: '1042', date: '2026-11-20T08:00:00.000Z' }

let db: PaidDatabase
beforeEach(async () => {
  db = emptyDatabase()
  await db.merchants.add(waitingMerchant())
  await db.teamMembers.add(memberRow())
  await db.adminUsers.add(superRow())
})

const pitchIs = (pitch: Pitch) =>
  db.demoSettings.put({ id: 'demo', dryRun: false, business, pitch })
const hasLink = () => db.paymentLinks.add(linkRow({ createdAt: '2026-11-10T08:00:00.000Z' }))
const isPaid = (over: Partial<typeof paid> = {}) =>
  db.transaction('rw', ledgerTables, () => putTransactions(db, { ...paid, ...over }))

/** What covers the page until it is closed. */
function Covered({ cover }: { cover: (layer: DialogLayer) => ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  return cover({ open: isOpen, onClose: () => setOpen(false) })
}

function AForm(layer: DialogLayer) {
  const form = useAppForm({
    schema: v.object({}),
    start: {},
    edits: false,
    onSubmit: async () => {},
  })
  return (
    <form.AppForm>
      <FormDialog title="Bread" submit="Save" {...layer}>
        Name
      </FormDialog>
    </form.AppForm>
  )
}

async function open(
  area: StripArea,
  path = '/dashboard',
  cover?: (layer: DialogLayer) => ReactNode,
) {
  const { within, history } = standAt(path)
  await render(
    within(
      <DatabaseContext value={db}>
        <ShellStrip area={area} />
        {cover && <Covered cover={cover} />}
      </DatabaseContext>,
    ),
  )
  return history
}

const strip = page.getByRole('region', { name: 'Pitch' })
const press = (name: string) => strip.getByRole('button', { name, exact: true })

test('its press leads to the next screen, as the person whose screen it is, and it goes on by what is done', async () => {
  await pitchIs(scene)
  const history = await open('console', '/super-admin')
  await press('2 of 6: Create a link for Boat trip').click()
  await expect
    .poll(() => history.at(-1))
    .toBe('/dashboard/payments/links?new=1&name=Boat+trip%2C+2+hours&amount=18.00&currency=USD')
  await hasLink()
  await press('3 of 6: Pay it as the customer').click()
  await expect.poll(() => history.at(-1)).toBe('/pay/vumba-blend-1kg')
  await isPaid()
  await expect.element(press('4 of 6: See it arrive')).toBeVisible()
  await componentAxe()
  await press('4 of 6: See it arrive').click()
  await expect.poll(() => history.at(-1)).toBe('/dashboard/payments/transactions')
  await pitchIs({ ...scene, seenAt: '2026-11-20T09:00:00.000Z' })
  await press('5 of 6: Approve the shop').click()
  await expect.poll(() => history.at(-1)).toBe('/super-admin/merchants/M-001')
  await db.merchants.update('M-001', {
    approvalStatus: 'APPROVED',
    approvalDate: '2026-11-20T10:00:00.000Z',
  })
  await press('6 of 6: See it approved').click()
  await expect.poll(() => history.at(-1)).toBe('/dashboard/business')
})

test('the merchant’s side notes the payment and the approval that it shows, by whichever way it was opened', async () => {
  await pitchIs(scene)
  await hasLink()
  await isPaid()
  await open('dashboard', '/dashboard')
  await expect.element(press('5 of 6: Approve the shop')).toBeVisible()
  await db.merchants.update('M-001', {
    approvalStatus: 'APPROVED',
    approvalDate: '2026-11-20T10:00:00.000Z',
  })
  await press('6 of 6: See it approved').click()
  await expect.element(press('Make the offer')).toBeVisible()
})

test('over, its last press makes the offer with what the pitch knows; then come their link and the next pitch', async () => {
  const pitch = {
    ...scene,
    seenAt: '2026-11-20T09:00:00.000Z',
    approvalSeenAt: '2026-11-20T11:00:00.000Z',
  }
  await pitchIs(pitch)
  await hasLink()
  await isPaid()
  await db.merchantFees.bulkAdd(merchantFees)
  await db.merchants.update('M-001', {
    approvalStatus: 'APPROVED',
    approvalDate: '2026-11-20T10:00:00.000Z',
  })
  await open('dashboard')
  await press('Make the offer').click()
  const dialog = page.getByRole('dialog', { name: 'Make an offer' })
  await expect.element(dialog.getByLabelText('Business')).toHaveValue('Kariba Boats')
  expect(await db.prospects.toArray()).toMatchObject([
    {
      name: 'Rudo Chikomo',
      business: 'Kariba Boats',
      note: 'Kariba\nBoat trip, 2 hours: $18.00',
      source: 'added',
    },
  ])
  await dialog.getByLabelText('Monthly takings').fill('4,000')
  await dialog.getByLabelText('Payments a month').fill('1,240')
  await dialog.getByRole('button', { name: 'Show offer' }).click()
  const offer = page.getByRole('dialog', { name: 'Offer for Kariba Boats' })
  await expect.element(offer).toBeVisible()
  await offer.getByRole('button', { name: 'Give them the link' }).click()
  const link = page.getByRole('dialog', { name: 'Kariba Boats', exact: true })
  await expect.element(link).toBeVisible()
  await componentAxe()
  await link.getByRole('button', { name: 'Close' }).click()
  await expect.element(press('Give them the link')).toBeVisible()
  await press('Start over').click()
  const theirs = page.getByRole('dialog', { name: 'Make it theirs' })
  const name = theirs.getByLabelText('Business name')
  await expect.element(name).toHaveValue('')
  await name.fill('Nyasha’s Bakery')
  // Beside the currency of the prices, without scrolling.
  await expect.element(theirs.getByRole('radio', { name: 'ZiG' })).toBeVisible()
  const [zig, done] = [
    theirs.getByRole('radio', { name: 'ZiG' }),
    theirs.getByRole('button', { name: 'Make it theirs' }),
  ].map((each) => each.element().getBoundingClientRect())
  expect(zig?.bottom).toBeLessThan(done?.top ?? 0)
  expect(await db.prospects.count()).toBe(1)
  expect((await db.demoSettings.get('demo'))?.pitch?.sceneAt).toBeUndefined()
})

test.each([
  ['pending', '3 of 6: Waiting for the payment'],
  ['failed', '3 of 6: Not paid. Pay it again'],
] as const)(
  'where the customer pays, a payment that is %s leads nowhere',
  async (status, words) => {
    await pitchIs(scene)
    await hasLink()
    await isPaid({ status })
    await open('checkout', '/pay/vumba-blend-1kg')
    await expect.element(strip).toHaveTextContent(words)
    expect(strip.getByRole('button').all()).toHaveLength(1)
  },
)

test.each(['/super-admin/merchants/M-001', '/super-admin/merchants/pending?review=M-001'])(
  'at %s the shop is approved; once it is over, only the shop’s side says so',
  async (path) => {
    const seen = { ...scene, seenAt: '2026-11-20T09:00:00.000Z' }
    await pitchIs(seen)
    await hasLink()
    await isPaid()
    await open('console', path)
    await expect.element(strip).toHaveTextContent('5 of 6: Approve the shop')
    expect(strip.getByRole('button').all()).toHaveLength(1)
    await db.merchants.update('M-001', {
      approvalStatus: 'APPROVED',
      approvalDate: '2026-11-20T10:00:00.000Z',
    })
    await expect.element(press('6 of 6: See it approved')).toBeVisible()
    await pitchIs({ ...seen, approvalSeenAt: '2026-11-20T11:00:00.000Z' })
    await expect.element(strip).not.toBeInTheDocument()
  },
)

const covers: [string, (props: DialogLayer) => ReactNode][] = [
  ['a sheet', (layer) => <Dialog title="Bread" {...layer} />],
  [
    'a sheet with buttons',
    (layer) => <Dialog title="Bread" {...layer} footer={<a href="/">Share</a>} />,
  ],
  ['a drawer', (layer) => <Dialog title="Bread" variant="drawer" {...layer} />],
]

test.each(covers)(
  'covered by %s, its press stands at the foot of it, and closes it',
  async (_what, cover) => {
    await pitchIs(scene)
    await hasLink()
    const history = await open('dashboard', '/dashboard', cover)
    const sheet = page.getByRole('dialog', { name: 'Bread' })
    await expect
      .element(sheet.getByRole('button', { name: '3 of 6: Pay it as the customer' }))
      .toBeVisible()
    await componentAxe()
    const panel = sheet.getByRole('region', { name: 'Pitch' }).element().getBoundingClientRect()
    expect(panel.bottom).toBe(innerHeight)
    const box = press('3 of 6: Pay it as the customer').element().getBoundingClientRect()
    expect(box.height).toBeGreaterThanOrEqual(44)
    await press('3 of 6: Pay it as the customer').click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.poll(() => history.at(-1)).toBe('/pay/vumba-blend-1kg')
  },
)

const asks: [string, (props: DialogLayer) => ReactNode][] = [
  ['a form', (layer) => <AForm {...layer} />],
  [
    'a question',
    (layer) => (
      <ConfirmDialog title="Bread" text="" confirmLabel="Delete" onConfirm={() => {}} {...layer} />
    ),
  ],
]

test.each(asks)('%s has its own next press', async (_what, cover) => {
  await pitchIs(scene)
  await hasLink()
  await open('dashboard', '/dashboard', cover)
  await expect.element(page.getByRole('heading', { name: 'Bread' })).toBeVisible()
  // The strip below the dialog has it, where nobody can press it.
  await expect.poll(() => page.getByText(/^3 of 6/).all().length).toBe(2)
  expect(page.getByRole('button', { name: /^3 of 6/ }).all()).toHaveLength(0)
})

test('a line of a phone’s width has targets of 44 px, and a name of any length fits', async () => {
  await pitchIs(scene)
  await db.demoSettings.update('demo', {
    business: { ...business, items: [{ name: 'W'.repeat(60), amount: 1 }] },
  })
  await open('dashboard')
  await expect.element(press('2 of 6: Create a link for what they sell')).toBeVisible()
  for (const button of strip.getByRole('button').all()) {
    const { width, height, right } = button.element().getBoundingClientRect()
    expect(height).toBeGreaterThanOrEqual(44)
    expect(width).toBeGreaterThanOrEqual(44)
    expect(right).toBeLessThanOrEqual(innerWidth)
  }
  expect(strip.element().getBoundingClientRect().height).toBeLessThanOrEqual(56)
})

test('left, it is gone, and nothing that was done is', async () => {
  await pitchIs(scene)
  await hasLink()
  await open('dashboard')
  await press('Leave the pitch').click()
  await expect.element(strip).not.toBeInTheDocument()
  expect((await db.demoSettings.get('demo'))?.pitch).toEqual({ ...scene, left: true })
  expect(await db.paymentLinks.count()).toBe(1)
})
