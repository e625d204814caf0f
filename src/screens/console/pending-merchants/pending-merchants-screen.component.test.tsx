import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { listApplications, type PendingMerchant } from '#db/merchants/application-queries.ts'
import type { Permission } from '#db/people/person.ts'
import { ActorContext } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { componentAxe } from '#tests/support/component-axe.ts'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { addCompletePapers, documentOf, waitingMerchant } from '#tests/support/memory-database.ts'
import { queueAt } from '../shared/applications/application-queue.tsx'
import { ManyButtons, PendingMerchantsScreen } from './pending-merchants-screen.tsx'
import { ReviewDialog } from './review-dialog.tsx'

const names = { 'M-001': 'Kariba Boats', 'M-002': 'Msasa Pharmacy' }
const approve = page.getByRole('button', { name: 'Approve selected' })
const reject = page.getByRole('button', { name: 'Reject selected' })

/** Two applications, the first complete, the second with a document that is not approved, in a screen for somebody. */
async function drawn(
  may: Permission[],
  screen: (applications: readonly PendingMerchant[]) => ReactNode,
) {
  const db = emptyDatabase()
  const merchants = Object.entries(names).map(([id, name]) => waitingMerchant({ id, name }))
  await db.merchants.bulkAdd(merchants)
  await addCompletePapers(db, 'M-001')
  await db.documents.add(documentOf('M-002', { id: 'D-0002', name: 'Health Certificate' }))
  const applications = await listApplications(db, ['M-001', 'M-002'])
  const actor = {
    name: 'Tariro Banda',
    ip: '10.0.0.1',
    side: 'system' as const,
    role: 'Finance Admin',
    may,
  }
  await render(
    <DatabaseContext value={db}>
      <ActorContext value={actor}>
        <DialogHost>{screen(applications)}</DialogHost>
      </ActorContext>
    </DatabaseContext>,
  )
  return db
}

async function shown(may: Permission[]) {
  const onDone = vi.fn<() => void>()
  const db = await drawn(may, (applications) => (
    <ManyButtons merchants={queueAt(applications, Date.now())} onDone={onDone} />
  ))
  return { db, onDone }
}

function Desk({ queue }: { queue: readonly PendingMerchant[] }) {
  const [id, setId] = useState('M-001')
  const noop = () => {}
  return <ReviewDialog open id={id} queue={queue} onMove={setId} onClose={noop} onUndone={noop} />
}

test('approving many names the documents that are not approved, of each merchant, and approves all once, with one Undo for all', async () => {
  const { db, onDone } = await shown(['merchant_management'])
  const before = (await db.merchants.toArray()).map(({ approvalStatus }) => approvalStatus)
  await approve.click()
  const asks = page.getByRole('alertdialog', { name: 'Approve 2 merchants?' })
  await expect.element(asks.getByText('Msasa Pharmacy')).toBeVisible()
  await expect.element(asks.getByText('Health Certificate')).toBeVisible()
  await expect.element(asks.getByText('Tax clearance')).toBeVisible()
  await expect.element(asks.getByText('1 handed in, 0 approved, 5 missing')).toBeVisible()
  await expect.element(asks.getByText('Kariba Boats')).not.toBeInTheDocument()
  await componentAxe()
  await asks.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(asks).not.toBeInTheDocument()
  expect(await db.activityLog.count()).toBe(0)

  await approve.click()
  await asks.getByRole('button', { name: 'Approve anyway' }).dblClick()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  // The list is left at the press; what it saved is there once it is said.
  await expect.element(page.getByText('2 merchants have been approved successfully')).toBeVisible()
  expect((await db.merchants.toArray()).map(({ status }) => status)).toEqual(['active', 'active'])
  expect(await db.activityLog.count()).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  const states = async () =>
    (await db.merchants.toArray()).map(({ approvalStatus }) => approvalStatus)
  await expect.poll(states).toEqual(before)
  expect(await db.activityLog.count()).toBe(4)
})

test('rejecting many asks for one reason, which all of them get', async () => {
  const { db, onDone } = await shown(['merchant_management'])
  await reject.click()
  const asks = page.getByRole('dialog', { name: 'Reject 2 applications?' })
  const confirm = asks.getByRole('button', { name: 'Reject', exact: true })
  await confirm.click()
  const reason = asks.getByLabelText('Reason')
  await expect.element(reason).toHaveAccessibleDescription(/Enter a reason/)
  await componentAxe()
  await reason.fill('The licences have expired.')
  await confirm.click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  const reasons = async () =>
    (await db.merchants.toArray()).map(({ rejectionReason }) => rejectionReason)
  await expect.poll(reasons).toEqual(['The licences have expired.', 'The licences have expired.'])
})

test('whoever is not granted it sees both greyed, with the reason', async () => {
  const { db } = await shown(['financial_reports'])
  for (const button of [approve, reject]) {
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(button)
      .toHaveAccessibleDescription('Ask a Super Admin: Finance Admin can’t manage merchants.')
  }
  await approve.click({ force: true })
  // The message of a refused press, not the button's own note.
  await expect
    .poll(() => document.querySelector('[data-sonner-toast]')?.textContent)
    .toContain('Finance Admin can’t manage merchants.')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(await db.activityLog.count()).toBe(0)
})

test('the buttons stay while the next application loads: no Close takes their place under a finger', async () => {
  await page.viewport(1360, 900)
  await drawn(['merchant_management'], (applications) => <Desk queue={applications} />)
  const review = (name: string) => page.getByRole('dialog', { name })
  const approval = review('Kariba Boats').getByRole('button', { name: 'Approve', exact: true })
  await expect.element(approval).toBeVisible()
  const before = approval.element()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(review('Msasa Pharmacy')).toBeVisible()
  expect(
    review('Msasa Pharmacy').getByRole('button', { name: 'Approve', exact: true }).element(),
  ).toBe(before)
  await page.viewport(360, 740)
})

test('the review lists what is required, from the same rule as My Business, and asks for what is missing', async () => {
  await drawn(['merchant_management'], (applications) => {
    const noop = () => {}
    return (
      <ReviewDialog
        open
        id="M-002"
        queue={applications}
        onMove={noop}
        onClose={noop}
        onUndone={noop}
      />
    )
  })
  const review = page.getByRole('dialog', { name: 'Msasa Pharmacy' })
  const rows = review.getByRole('list', { name: 'Documents' }).getByRole('listitem')
  await expect.element(rows.first()).toHaveTextContent(/^Registration certificateMissing · /)
  expect(rows.elements().map((each) => each.textContent?.includes('Missing'))).toEqual([
    ...Array.from({ length: 5 }, () => true),
    false,
  ])
  await expect.element(review.getByText('1 handed in, 0 approved, 5 missing')).toBeVisible()
  await review.getByRole('button', { name: 'Request information' }).click()
  const asks = page.getByRole('dialog', { name: 'Request information' })
  await expect.element(asks.getByRole('checkbox', { name: 'Tax clearance' })).toBeVisible()
  expect(asks.getByRole('checkbox').elements()).toHaveLength(5)
})

test('on a desk of 1280 px no name is broken inside a word', async () => {
  // What the sidebar leaves.
  await page.viewport(960, 900)
  const { within } = standAt('/super-admin/merchants/pending')
  const db = await drawn(['merchant_management'], () => within(<PendingMerchantsScreen />))
  await db.merchants.update('M-001', {
    name: 'Chitungwiza Fresh Market',
    assignee: 'Rumbidzai Chirwa',
    priority: 'high',
  })
  const name = page.getByText('Chitungwiza Fresh Market', { exact: true })
  await expect.element(name).toBeVisible()
  await expect.element(page.getByText(/^Overdue since/).first()).toBeVisible()
  const brokenIn = (text: string) => {
    const [words] = page.getByText(text, { exact: true }).element().childNodes
    if (!words) throw new Error(`There is no ${text}.`)
    return text.split(' ').filter((word) => {
      const range = document.createRange()
      range.setStart(words, text.indexOf(word))
      range.setEnd(words, text.indexOf(word) + word.length)
      return range.getClientRects().length > 1
    })
  }
  expect([...brokenIn('Chitungwiza Fresh Market'), ...brokenIn('Rumbidzai Chirwa')]).toEqual([])
})
