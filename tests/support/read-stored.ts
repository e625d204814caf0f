import type { Page } from 'playwright/test'

export interface StoredTransaction {
  id: string
  merchantId: string
  date: string
  customer: string
  amount: number
  currency: string
  fee: number
  refunded: number
  status: string
  type: string
  refundOf?: string
}

/** The demo merchant's transactions as the browser has stored them, read past the app. */
export async function ledgerOf(page: Page, merchantId = 'M-001'): Promise<StoredTransaction[]> {
  return page.evaluate(async (wanted) => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error(String(request.error))))
      })
    const [found] = await indexedDB.databases()
    const db = await settle(indexedDB.open(found?.name ?? ''))
    const rows: StoredTransaction[] = await settle(
      db.transaction('transactions').objectStore('transactions').getAll(),
    )
    db.close()
    return rows.filter((row) => row.merchantId === wanted)
  }, merchantId)
}
