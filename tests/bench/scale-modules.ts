/** The modules that fill a browser's database for the scale benchmark, and those it times besides the screens. */
export { PaidDatabase } from '#db/database.ts'
export { makeLargeMerchant } from '#db/demo/make-large-merchant.ts'
export { loadLedger } from '#db/ledger/load-ledger.ts'
export { findTransactions } from '#db/payments/ledger-queries.ts'
