// Proves R50.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { currentDate } from '#db/clock.ts'
import { startOfDay } from '#db/days.ts'
import { ledgerTables, putTransactions } from '#db/ledger/put-transactions.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { componentAxe } from '#tests/support/component-axe.ts'
import { standAt } from '#tests/support/component-router.tsx'
import { debitedRow } from '#tests/support/dispute-rows.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { smallWorld } from '#tests/support/small-world.ts'
import { StatementScreen } from './statement-screen.tsx'

/** Ten o'clock yesterday. */
const ten = () => startOfDay(currentDate(), -1) + 10 * 3_600_000
const minutesOn = (minutes: number) => ({
  date: new Date(ten() + minutes * 60_000).toISOString(),
})
/** A time as a spreadsheet writes it, with the day first. */
function dayFirst(minutes: number): string {
  const at = new Date(ten() + minutes * 60_000)
  const [day, month, time] = [
    at.toLocaleDateString('en-GB', { day: '2-digit' }),
    at.toLocaleDateString('en-GB', { month: '2-digit' }),
    at.toLocaleTimeString('en-GB', { timeStyle: 'short' }),
  ]
  return `${day}/${month}/${at.getFullYear()} ${time}`
}

async function shown(...rows: Transaction[]) {
  const { db } = await smallWorld()
  await db.transaction('rw', ledgerTables, () => putTransactions(db, ...rows))
  await render(
    <DatabaseContext value={db}>
      {standAt('/super-admin/payments/cases/statement').within(<StatementScreen />)}
    </DatabaseContext>,
  )
}

/** Picks a statement, saved as UTF-16 with tabs. */
async function pick(...lines: string[]) {
  const text = ['EcoCash statement', 'Receipt,Reference,Date,Account,Amount,Currency', ...lines]
    .join('\r\n')
    .replaceAll(',', '\t')
  const letters = Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0))
  await userEvent.upload(
    page.getByLabelText('Choose a statement'),
    new File([letters], 'ecocash.csv', { type: 'text/csv' }),
  )
}

async function turnTo(group: RegExp) {
  await page.getByRole('button', { name: group }).click()
  return page.getByRole('list').last()
}

const cancelled = {
  status: 'failed',
  failureReason: 'The customer cancelled',
  account: '077 *** 5555',
} as const

test('each line of a statement is paired, or listed with its number and why, and a lost payment is found', async () => {
  await shown(
    debitedRow(20, minutesOn(0)),
    paymentRow(21, { ...cancelled, ...minutesOn(-300) }),
    paymentRow(22, minutesOn(30)),
    paymentRow(23, { type: 'refund', refundOf: 'TX-22', ...minutesOn(60) }),
    debitedRow(24, { account: '077 *** 8888', ...minutesOn(90) }),
  )
  await pick(
    `MP1,,${dayFirst(1)},775555555,45.00 USD,`,
    `MP2,,${dayFirst(30)},2.63771E+11,45.00,USD`,
    `MP3,,${dayFirst(60)},077***4567,(45.00),USD`,
    'MP4,,yesterday,0775558888,45.00,USD',
    `MP5,,${dayFirst(95)},0779999999,9.00,USD`,
    'Total,,,,180.00,USD',
  )
  await expect.element(page.getByText('Statement checked')).toBeVisible()
  const uncredited = await turnTo(/^Not credited 1/)
  await expect.element(uncredited).toHaveTextContent(/TX-20.*Provider receipt MP1, line 3\./)
  await expect.element(uncredited.getByRole('button', { name: 'Open Case' })).toBeVisible()
  await expect.element(await turnTo(/^Matched 2/)).toHaveTextContent(/TX-22.*TX-23−\$45\.00/)
  const only = await turnTo(/^On statement only 2/)
  await expect
    .element(only)
    .toHaveTextContent(/MP4.*Line 6.*The date “yesterday” can’t be read.*May be TX-24\./)
  await expect.element(only).toHaveTextContent(/MP5.*Line 7.*No payment of this amount and account/)
  await expect.element(await turnTo(/^Not read 2/)).toHaveTextContent(/Line 8.*A total, not a/)
  await componentAxe()
  await turnTo(/^On statement only 2/)
  await page.getByRole('button', { name: 'Open Case' }).click()
  const form = page.getByRole('dialog', { name: 'Open Case' })
  await expect.element(form).toHaveTextContent('TX-24')
  await form.getByRole('button', { name: 'Open Case' }).click()
  await expect.element(page.getByText(/Case CS-\d+, open\./)).toBeVisible()
})

test('a statement that doesn’t name its currency asks for it, and is read in the one that is chosen', async () => {
  await shown(paymentRow(22, minutesOn(30)))
  const text = `Receipt,Reference,Date,Account,Amount\nMP2,TX-22,${dayFirst(30)},2.63771E+11,45.00`
  await userEvent.upload(
    page.getByLabelText('Choose a statement'),
    new File([text], 'ecocash.csv', { type: 'text/csv' }),
  )
  await expect
    .element(page.getByText('The file doesn’t name its currency. Choose it.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'USD' }).click()
  await expect.element(page.getByRole('button', { name: /^Matched/ })).toHaveTextContent('1')
  await expect.element(page.getByText('The file doesn’t name')).not.toBeInTheDocument()
})
