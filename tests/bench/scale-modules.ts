/** What fills a browser's database for the scale benchmark, and what is timed in it beside the screens. */
export { PaidDatabase } from '#db/database.ts'
export { makeLargeMerchant } from '#db/demo/make-large-merchant.ts'
export { loadLedger } from '#db/ledger/load-ledger.ts'
export { findTransactions } from '#db/payments/ledger-queries.ts'
export { rowsAt } from '#db/payments/ledger-queries.ts'
