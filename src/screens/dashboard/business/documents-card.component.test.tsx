// Proves DEMO-14.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setFault } from '#db/demo/actions.ts'
import type { Fault } from '#db/demo/schemas.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { holdWaits } from '#tests/support/hold-waits.ts'
import { merchantId, pdf, smallWorld } from '#tests/support/small-world.ts'
import { DocumentsCard } from './documents-card.tsx'

const pick = () =>
  userEvent.upload(
    page.getByLabelText('Choose documents to upload'),
    new File([pdf], 'Lease.pdf', { type: 'application/pdf' }),
  )

/** Picks a file whose upload meets a fault. */
async function uploadWith(fault: Fault) {
  const waits = holdWaits()
  const { db, context } = await smallWorld()
  const merchant = await db.merchants.get(merchantId)
  if (!merchant) throw new Error('The business is gone.')
  await setFault(context, fault)
  await render(
    <DatabaseContext value={db}>
      <DocumentsCard merchant={merchant} documents={[]} />
    </DatabaseContext>,
  )
  await pick()
  return { waits, kept: () => Promise.all([db.documents.count(), db.files.count()]) }
}

test.each<[what: string, fault: Fault, lasts: number[], words: RegExp]>([
  ['fails', { at: 'upload', how: 'fails' }, [], /^Paid didn’t answer\. Nothing was saved\. Try/],
  ['hangs', { at: 'upload', how: 'hangs' }, [20_000], /^Paid didn’t answer\. Nothing was saved/],
  [
    'meets a full device',
    { at: 'storage', how: 'fails' },
    [],
    /^This device is out of space\. Lease\.pdf was not uploaded\.$/,
  ],
])(
  'an upload that %s says so and keeps nothing; picked again, it is there',
  async (_what, fault, lasts, words) => {
    const { waits, kept } = await uploadWith(fault)
    await waits.pass(lasts)
    await expect.element(page.getByText(words)).toBeVisible()
    expect(await kept()).toEqual([1, 1])
    await pick()
    await expect.element(page.getByText('Lease.pdf uploaded successfully')).toBeVisible()
    expect(await kept()).toEqual([2, 2])
  },
)

test('a slow upload shows that it goes on, and is there when the answer comes', async () => {
  const { waits, kept } = await uploadWith({ at: 'upload', how: 'slow' })
  await expect.element(page.getByText('Uploading')).toBeVisible()
  expect(await kept()).toEqual([1, 1])
  await waits.pass([6000])
  await expect.element(page.getByText('Lease.pdf uploaded successfully')).toBeVisible()
  expect(await kept()).toEqual([2, 2])
})
