import { expect, test } from 'vitest'
import { outcomeOf, testAccounts } from '#db/payments/test-accounts.ts'
import { failureOf } from '#src/rules/api/api-facts.ts'
import { testCards, testWallets } from './start.ts'

test('each test number is there, with what the simulation makes of it', () => {
  const rows = Object.values(testAccounts).map((account) => {
    const { delay, failure } = outcomeOf(account)
    return [
      `\`${account}\``,
      failure === null ? '`succeeded`' : '`failed`',
      `${delay / 1000} seconds`,
      failure === null ? '' : `\`${failureOf(failure).code}\``,
    ]
  })
  expect([...testWallets, ...testCards]).toEqual(rows)
})
