// Proves SITE-6, FEE-2.
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emptyDatabase } from '#tests/support/component-database.ts'
import { formatFeeRule } from '#db/text/format.ts'
import { followBasicFees, useBasicFees } from './basic-fees.ts'

const ecocash = {
  id: 'ecocash',
  paymentMethod: 'EcoCash',
  type: 'Mobile Money',
  merchantFee: 2.5,
  customerFee: 1,
  flatFee: 20,
  editedAt: '2026-11-20T08:00:00.000Z',
} as const

function Quoted() {
  const fees = useBasicFees()
  return <p>EcoCash {formatFeeRule(fees.ecocash)}</p>
}

const databases = (names: string[]) =>
  vi.spyOn(indexedDB, 'databases').mockResolvedValue(names.map((name) => ({ name, version: 200 })))

test('a device with data quotes its own fees, and reads them again when it is looked at anew; one without opens no database', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const db = emptyDatabase()
  const opened = vi.spyOn(db, 'open')
  await render(<Quoted />)
  databases([])
  followBasicFees()()
  await expect.element(page.getByText('EcoCash 2.5% + $0.20')).toBeVisible()
  expect(opened).not.toHaveBeenCalled()
  databases(['paid'])
  await db.fees.put({ ...ecocash, merchantFee: 3.1, flatFee: 45 })
  const leave = followBasicFees()
  await expect.element(page.getByText('EcoCash 3.1% + $0.45')).toBeVisible()
  await db.fees.put({ ...ecocash, merchantFee: 1.9, flatFee: 10 })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('EcoCash 1.9% + $0.10')).toBeVisible()
  leave()
})
