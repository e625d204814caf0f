import { Dexie } from 'dexie'
import type { ComponentType } from 'react'
import type { PaidDatabase } from '#db/database.ts'
import type { MerchantId } from '#db/common.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { momentNow } from './expected.ts'

/** What the database answered, and the moment at which it was asked. */
export interface Answer<T> {
  began: number
  value: T
}

interface Ahead extends Answer<unknown> {
  dependencies: readonly unknown[]
}

/** How long the first drawing may take on a slow phone, in milliseconds: what is drawn later asks for itself. */
const firstDrawing = 2000

let writes = 0
const answers = new Map<unknown, Ahead>()

async function ask<T>(query: unknown, dependencies: readonly unknown[], asked: () => Promise<T>) {
  const began = momentNow()
  const before = writes
  const value = await asked()
  if (writes === before) answers.set(query, { began, value, dependencies })
  setTimeout(() => answers.delete(query), firstDrawing)
}

const none = () => []

/** What is asked ahead of a first drawing. */
type Question = (db: PaidDatabase) => Promise<void>

/**
 * Asks what a `useQuery` of the same query and dependencies is about to ask: `HomeScreen.ahead = [ahead(getHome)]`. The
 * first drawing then has the answer, where it would have skeletons, ask, and be drawn again.
 */
export const ahead =
  <T>(
    query: (db: PaidDatabase) => Promise<T>,
    dependencies: () => readonly unknown[] = none,
  ): Question =>
  (db) =>
    ask(query, dependencies(), () => query(db))

/** The same for a `useMerchantQuery`. */
export const merchantAhead =
  <T>(
    query: (db: PaidDatabase, merchantId: MerchantId) => Promise<T>,
    dependencies: () => readonly unknown[] = none,
  ): Question =>
  (db) =>
    ask(query, dependencies(), () => askAsMerchant(db, query))

/** An answer, and whose it is. */
export interface OfMerchant<T> {
  merchantId: MerchantId
  value: T
}

/** Asks for the business whose dashboard is open: that of the person signed in, else the demo's. */
export async function askAsMerchant<T>(
  db: PaidDatabase,
  query: (db: PaidDatabase, merchantId: MerchantId) => Promise<T>,
): Promise<OfMerchant<T>> {
  const merchantId = await getMerchantId(db)
  return { merchantId, value: await query(db, merchantId) }
}

/** What was answered ahead, if it was asked and nothing was written since. */
export function answeredAhead<T>(
  query: unknown,
  dependencies: readonly unknown[],
): Answer<T> | undefined {
  const found = answers.get(query)
  const isSame =
    found?.dependencies.length === dependencies.length &&
    found.dependencies.every((each, at) => Object.is(each, dependencies[at]))
  return isSame ? (found as Answer<T>) : undefined
}

/** What is drawn after something was written, here or in another tab, asks for itself. */
export function forgetAhead(): void {
  writes += 1
  answers.clear()
}
Dexie.on('storagemutated', forgetAhead)

/** A screen or a shell, with what asks its questions ahead of its first drawing. */
export type AsksAhead<Props = object> = ComponentType<Props> & {
  ahead?: readonly Question[]
}
