/**
 * What the ledger computes at 1,000, 10,000 and 100,000 rows, in milliseconds, without a browser: the median, and
 * four times that as an estimate for a phone. `node tests/bench/ledger.mjs` prints it.
 */
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'

const load = async (path) => (await runnerImport(path, { configFile: false })).module

const words = ['m', 'mo', 'moy', 'moyo', '8', '84', '843', '8431', 'zz9q', 'order 12', '*** 9']
const orders = ['id', 'date', 'customer', 'paymentMethod', 'amount', 'status']

function median(values) {
  return values.sort((a, b) => a - b)[values.length >> 1]
}

function time(work, rounds = 21) {
  const taken = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    work(round)
    taken.push(performance.now() - start)
  }
  return median(taken)
}

/** The medians by operation, for each size. */
export async function benchLedger(sizes = [1_000, 10_000, 100_000]) {
  const { Columns } = await load('./db/ledger/columns.ts')
  const { chunksOf } = await load('./db/ledger/chunk.ts')
  const { findTransactions, rowsAt } = await load('./db/queries/find-transactions.ts')
  const { largeHistory } = await load('./db/demo/large-history.ts')
  const { homeFigures } = await load('./db/ledger/home-figures.ts')
  const now = new Date('2026-11-21T12:14:00.000Z')
  const result = {}
  for (const size of sizes) {
    const rows = largeHistory({
      merchantId: 'M-100',
      count: size,
      lastNumber: 200_000,
      now,
    }).toArray()
    const chunks = [...chunksOf(rows)]
    const columnsOf = () => {
      const columns = new Columns()
      for (const chunk of chunks) columns.addChunk(chunk)
      columns.order()
      return columns
    }
    const columns = columnsOf()
    let seq = 0
    const fresh = () => ({ columns, seq: (seq += 1) })
    const page = (ledger, filter) =>
      rowsAt(ledger, findTransactions(ledger, filter).positions.subarray(0, 25))
    const ledger = fresh()
    const row = rows[size >> 1]
    result[size] = {
      'load from chunks': time(columnsOf, 5),
      'search, a key': median(
        words.map((search) => time(() => page(fresh(), { merchantId: 'M-100', search }), 7)),
      ),
      'search, the slowest key': Math.max(
        ...words.map((search) => time(() => page(fresh(), { merchantId: 'M-100', search }), 7)),
      ),
      'filter, count and page': time(() =>
        page(ledger, {
          merchantId: 'M-100',
          status: 'successful',
          methods: ['ecocash'],
          least: 500,
        }),
      ),
      'sort, the slowest column': Math.max(
        ...orders.map((by) => time(() => page(ledger, { order: { by, descending: true } }), 7)),
      ),
      'put a row': time((round) => columns.put({ ...row, amount: 100 + round })),
      'figures of the home page': time(() => homeFigures(fresh(), 'M-100', now)),
    }
  }
  return result
}

if (pathToFileURL(argv[1] ?? '').href === import.meta.url)
  for (const [size, times] of Object.entries(await benchLedger())) {
    console.log(`\n${Number(size).toLocaleString('en-US')} rows      median ms    x4`)
    for (const [name, ms] of Object.entries(times))
      console.log(
        `${name.padEnd(26)}${ms.toFixed(2).padStart(7)}${(ms * 4).toFixed(1).padStart(7)}`,
      )
  }
