/**
 * Measures the ledger's computations at 1,000, 10,000 and 100,000 rows, in milliseconds, without a browser: the median,
 * and four times that as an estimate for a phone. `node tests/bench/ledger.mjs` prints it.
 */
import { argv } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'

const words = ['m', 'mo', 'moy', 'moyo', '8', '84', '843', '8431', 'zz9q', 'order 12', '*** 9']
const orders = ['id', 'date', 'customer', 'paymentMethod', 'amount', 'status']
const own = { merchantId: 'M-100' }
const now = new Date('2026-11-21T12:14:00.000Z')

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1]
}

function time(work, rounds = 15) {
  const taken = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    work(round)
    taken.push(performance.now() - start)
  }
  return median(taken)
}

function measure(modules, count) {
  const { findTransactions, largeHistoryRow, ledgerOf, ledgerRow, withRows } = modules
  const history = { ...own, count, lastNumber: 200_000, now, fees: [], linkIds: ['1042'] }
  const rows = Array.from({ length: count }, (_, index) => largeHistoryRow(index, history))
  const load = () => ledgerOf(rows.map(ledgerRow), 1)
  const ledger = load()
  const page = (filter) => findTransactions(ledger, filter).found.slice(0, 25)
  const keys = words.map((search) => time(() => page({ ...own, search })))
  const filter = { ...own, statuses: ['successful'], methods: ['ecocash'], least: 500 }
  const sorts = orders.map((by) => time(() => page({ order: { by, descending: true } })))
  return {
    'derive and sort': time(load),
    'search, the median key': median(keys),
    'search, the slowest key': Math.max(...keys),
    'filter, count and page': time(() => page(filter)),
    'sort, the median column': median(sorts),
    'sort, the slowest column': Math.max(...sorts),
    'put a row': time((round) =>
      withRows(ledger, [ledgerRow({ ...rows[count >> 1], amount: 100 + round })], round),
    ),
    'figures of the home page': time(() => {
      for (const figure of ['totalRevenue', 'transactionCount', 'activeCustomers'])
        modules[figure](ledger, own, now)
      for (const figure of ['takenToday', 'dailyTotals', 'methodShare'])
        modules[figure](ledger, own, now)
    }),
    balances: time(() =>
      modules.balancesOf(ledger, own.merchantId, { disputes: [], now: new Date() }),
    ),
  }
}

/** Returns the medians in milliseconds, by operation, for each size. */
export async function benchLedger(sizes = [1_000, 10_000, 100_000]) {
  const path = fileURLToPath(new URL('ledger-modules.ts', import.meta.url))
  const { module } = await runnerImport(path, { configFile: false })
  return sizes.map((count) => ({ count, times: measure(module, count) }))
}

if (pathToFileURL(argv[1] ?? '').href === import.meta.url)
  for (const { count, times } of await benchLedger()) {
    console.log(`\n${`${count.toLocaleString('en-US')} rows`.padEnd(26)} median     x4`)
    for (const [name, ms] of Object.entries(times))
      console.log(
        `${name.padEnd(26)}${ms.toFixed(2).padStart(7)}${(ms * 4).toFixed(1).padStart(7)}`,
      )
  }
