import { beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { useLocation } from 'wouter'
import type { PaidDatabase } from '#db/database.ts'
import { putTransactions } from '#db/ledger/put-transactions.ts'
import { linkEntry } from '#db/log/chain.ts'
import { builtPaths, type PathId } from '#routes/paths.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { DialogHost } from '#src/ui/dialog-host.tsx'
import { appRow, testPaymentRow } from '#tests/support/app-rows.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { cardRow, disputeRow } from '#tests/support/dispute-rows.ts'
import { linkRow } from '#tests/support/ledger-database.ts'
import { invoiceRow, payoutRow } from '#tests/support/money-rows.ts'
import { merchantId } from '#tests/support/small-world.ts'
import { wholeWorld } from '#tests/support/spoilt-rows/whole-world.ts'
import { staffRow } from '#tests/support/staff-rows.ts'
import { findRoute } from '#routes/find-route.ts'
import { ScreenAt } from './screen-at.tsx'

interface Rows {
  /** The row that is left, and the one that is come to: what their addresses end with. */
  from: string
  to: string
  /** What both say once they are there, in place of what their addresses end with. */
  say?: [string, string]
  /** Opens something that is filled in or answered, by these names. */
  press?: string[]
}

/** Two rows for each screen of one. */
const rowsOf: Partial<Record<PathId, Rows>> = {
  checkout: { from: 'vumba-blend-1kg', to: 'tea', say: ['Vumba Blend, 1 kg', 'Tea'] },
  application: { from: 'APP-01', to: 'APP-02', say: ['Web shop', 'Till'], press: ['Edit'] },
  dispute: { from: 'DS-02', to: 'DS-03', press: ['Accept dispute'] },
  'transaction-details': { from: 'TX-10', to: 'TX-31', press: ['Process Refund'] },
  invoice: { from: 'IN-01', to: 'IN-02', say: ['Rudo Chikomo', 'Peter Mangena'] },
  'payout-details': { from: 'PO-01', to: 'PO-02' },
  'sandbox-transaction': { from: 'TP-01', to: 'TP-02' },
  merchant: { from: 'M-001', to: 'M-002', press: ['Edit'] },
  'admin-user': { from: 'AU-05', to: 'AU-01', press: ['Edit Permissions'] },
  'console-user': { from: 'U-001', to: 'AU-05', press: ['Edit Permissions'] },
  'console-dispute': { from: 'DS-04', to: 'DS-05', press: ['Decide'] },
  'console-transaction': { from: 'TX-10', to: 'TX-31', press: ['Process Refund'] },
  'activity-entry': { from: 'A-0001', to: 'A-0002' },
}

let db: PaidDatabase

beforeAll(async () => {
  db = await wholeWorld()
  await db.transaction('rw', db.tables, async () => {
    await putTransactions(
      db,
      ...[31, 32, 33, 34, 35].map((number) =>
        cardRow(number, { customer: 'Peter Mangena', reference: '' }),
      ),
    )
    const dueAt = '2026-11-27T08:00:00.000Z'
    await db.disputes.bulkAdd(
      (['evidence', 'evidence', 'review', 'review'] as const).map((status, at) =>
        disputeRow({
          id: `DS-0${at + 2}`,
          transactionId: `TX-3${at + 2}`,
          claim: `Claim ${at + 2}`,
          attemptId: `ds-${at + 2}`,
          status,
          dueAt,
          movesAt: dueAt,
        }),
      ),
    )
    await db.paymentLinks.add(linkRow({ id: '1044', merchantId, name: 'Tea', path: 'tea' }))
    await db.apps.add(appRow({ id: 'APP-02', name: 'Till', attemptId: 'app-2' }))
    const customer = { name: 'Peter Mangena', email: 'peter@x.example', phone: '' }
    await db.invoices.add(invoiceRow({ id: 'IN-02', customer, attemptId: 'in-2' }))
    await db.payouts.add(
      payoutRow({ id: 'PO-02', transactionId: 'TX-17', amount: 70_00, attemptId: 'po-2' }),
    )
    await db.testPayments.add(
      testPaymentRow({ id: 'TP-02', reference: 'Order 7', attemptId: 'tp-2' }),
    )
    await db.adminUsers.add(staffRow())
    const [first] = await db.activityLog.toArray()
    if (!first) throw new Error('The log is empty.')
    const { previous: _previous, hash: _hash, ...line } = first
    const next = { ...line, id: 'A-0002', target: 'Kariba Boats', user: 'Kudzai Banda' }
    await db.activityLog.add(linkEntry(next, first))
  })
})

const marker = 'typed elsewhere'

function Screen() {
  const [path] = useLocation()
  const route = findRoute(path)
  return route && !route.redirectTo && <ScreenAt route={route} path={path} />
}

/** Draws the screen of an address; returns what goes to another. */
async function drawn(path: string): Promise<(to: string) => void> {
  const { within, navigate } = standAt(path)
  await render(
    <DatabaseContext value={db}>
      {within(
        <DialogHost>
          <main id="main" tabIndex={-1}>
            <Screen />
          </main>
        </DialogHost>,
      )}
    </DatabaseContext>,
  )
  return navigate
}

/** The parts of the page that belong to the row: a list stays as it was below its sheet. */
function partsOf(isOver: boolean): Element[] {
  const layers = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
  return isOver ? layers : [...document.querySelectorAll('main'), ...layers]
}

const states = ['expanded', 'selected', 'pressed', 'checked'].map((state) => `aria-${state}`)

/** What somebody reads in parts of the page, and finds filled in or open there. */
function lookOf(parts: readonly Element[]): string[] {
  const look: string[] = []
  for (const part of parts) {
    const nodes = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (node instanceof Text) look.push(node.data.trim())
      else if (node instanceof HTMLInputElement && /^(checkbox|radio)$/.test(node.type))
        look.push(`${node.ariaLabel} ${node.checked}`)
      else if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)
        look.push(node.value)
      else
        for (const state of states) {
          const value = element?.getAttribute(state)
          if (value) look.push(`${state} ${value}`)
        }
    }
  }
  return look.filter(Boolean)
}

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))

/** Waits until a row is there and nothing changes any more; returns how it looks. */
async function settled(isOver: boolean, saying: string): Promise<string[]> {
  let look: string[] = []
  let still = 0
  await expect
    .poll(
      async () => {
        for (still = 0; still < 10; still += 1) {
          const next = lookOf(partsOf(isOver))
          if (next.join() !== look.join()) still = 0
          look = next
          await frame()
        }
        const isBusy = partsOf(isOver).some((part) =>
          part.querySelector('[aria-busy=true], .skeleton'),
        )
        return !isBusy && look.some((text) => text.includes(saying))
      },
      { message: saying },
    )
    .toBe(true)
  return look
}

/** Collects what is seen from now on, at each change, in all parts but some. */
function watch(
  isOver: boolean,
  but: readonly Element[] = [],
): { seen: Set<string>; stop: () => void } {
  const seen = new Set<string>()
  const watching = new MutationObserver(() => {
    for (const text of lookOf(partsOf(isOver).filter((part) => !but.includes(part)))) seen.add(text)
  })
  watching.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  return { seen, stop: () => watching.disconnect() }
}

/** Types into every field, and opens or chooses what can be, without leaving the row; returns what opened over it. */
async function leaveTraces(isOver: boolean, press: readonly string[]): Promise<Element[]> {
  const inParts = (selector: string) =>
    partsOf(isOver).flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)])
  for (const fold of inParts('button[aria-expanded=false]:not([aria-haspopup])')) fold.click()
  for (const tab of inParts('[role=tab][aria-selected=false]')) tab.click()
  await frame()
  const before = partsOf(true)
  for (const name of press)
    await page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('menuitem', { name, exact: true }))
      .click()
  await expect.poll(() => partsOf(true).length).toBe(before.length + (press.length > 0 ? 1 : 0))
  await frame()
  const fields = inParts('input, textarea')
  for (const field of fields) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    if (!/^(text|search|email|tel|url|textarea)$/.test(field.type)) continue
    const of = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(of.prototype, 'value')?.set?.call(field, marker)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await frame()
  return partsOf(true).filter((part) => !before.includes(part))
}

const withRow = builtPaths.filter(({ path }) => path.includes(':'))

test('every screen of one row has two rows here', () => {
  expect(Object.keys(rowsOf).toSorted()).toEqual(withRow.map(({ id }) => id).toSorted())
})

test.each(withRow)(
  'R59 $id: another row is as if it was opened first',
  async ({ id, path, over }) => {
    const { from, to, say = [from, to], press = [] } = rowsOf[id] ?? { from: '', to: '' }
    const isOver = over !== undefined
    const at = (row: string) => path.replace(/:\w+/, row)

    const alone = watch(isOver)
    const go = await drawn(at(to))
    const asOpened = await settled(isOver, say[1])
    alone.stop()

    go(at(from))
    const before = await settled(isOver, say[0])
    const opened = await leaveTraces(isOver, press)
    const left = [...before, ...lookOf(partsOf(isOver))].filter((text) => !alone.seen.has(text))
    // What is open over the row takes its time to close.
    const { seen, stop } = watch(isOver, opened)
    go(at(to))
    expect(await settled(isOver, say[1])).toEqual(asOpened)
    stop()
    expect(left.filter((text) => seen.has(text))).toEqual([])
  },
)
