// Proves DEMO-14.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setFault } from '#db/demo/actions.ts'
import type { Fault } from '#db/demo/schemas.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { downloads } from '#tests/support/component-downloads.ts'
import { holdWaits } from '#tests/support/hold-waits.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import type { Asking } from './make-report.ts'
import { MakingCard, useGenerate } from './use-generate.tsx'

const asking: Asking = {
  merchantId,
  type: 'transactions',
  format: 'csv',
  range: 'Today',
  table: {
    head: { title: 'Transactions', facts: [], totals: [], total: 1 },
    columns: [{ header: 'Transaction ID', kind: 'text' }],
    rows: () => [['TX-10']],
    fileName: 'transactions-today',
  },
}

function Report() {
  const { generate, making, cancel } = useGenerate()
  return (
    <>
      <button type="button" onClick={() => void generate(asking)}>
        Generate
      </button>
      {making && <MakingCard making={making} onCancel={cancel} />}
    </>
  )
}

async function reportWith(fault: Fault) {
  const waits = holdWaits()
  const files = downloads()
  const { db, context } = await smallWorld()
  const before = await db.reports.count()
  await setFault(context, fault)
  await render(
    <DatabaseContext value={db}>
      <Report />
    </DatabaseContext>,
  )
  await generate()
  return { waits, made: async () => [files.length, (await db.reports.count()) - before] }
}

const generate = () => page.getByRole('button', { name: 'Generate' }).click()
const progress = page.getByRole('progressbar')

test.each<[what: string, fault: Fault, lasts: number[]]>([
  ['fails', { at: 'report', how: 'fails' }, []],
  ['hangs', { at: 'report', how: 'hangs' }, [20_000]],
])(
  'a report that %s says so, without a file; asked for again, it is made',
  async (_, fault, lasts) => {
    const { waits, made } = await reportWith(fault)
    await waits.pass(lasts)
    await expect
      .element(page.getByText('Paid didn’t answer. Nothing was saved. Try again.'))
      .toBeVisible()
    await expect.element(progress).not.toBeInTheDocument()
    expect(await made()).toEqual([0, 0])
    await generate()
    await expect
      .element(page.getByText('Transactions report generated in CSV format'))
      .toBeVisible()
    expect(await made()).toEqual([1, 1])
  },
)

test('a report that hangs can be cancelled, and is not made later', async () => {
  const { waits, made } = await reportWith({ at: 'report', how: 'hangs' })
  await waits.begun()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('Report cancelled')).toBeVisible()
  expect(waits.end()).toEqual([20_000])
  await expect.element(progress).not.toBeInTheDocument()
  expect(await made()).toEqual([0, 0])
})

test('a slow report is made when the answer comes', async () => {
  const { waits, made } = await reportWith({ at: 'report', how: 'slow' })
  await expect.element(progress).toBeVisible()
  expect(await made()).toEqual([0, 0])
  await expect.poll(waits.end).toEqual([6000])
  await expect.poll(made).toEqual([1, 1])
})

test('on a full device the file is downloaded, and the message says that it is not saved', async () => {
  const { made } = await reportWith({ at: 'storage', how: 'fails' })
  const words =
    'This device is out of space. transactions-today.csv was downloaded but not saved in Paid.'
  await expect.element(page.getByText(words)).toBeVisible()
  expect(await made()).toEqual([1, 0])
})
