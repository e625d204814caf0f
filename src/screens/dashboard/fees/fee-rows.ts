import {
  customerFees,
  type FeeTables,
  type FeeTerms,
  merchantFee,
  sampleTerms,
  termsOf,
} from '#db/payments/fees.ts'
import type { FeeRule, PaymentMethodId } from '#db/payments/schemas.ts'
import { methodTiles } from '#src/rules/transactions.ts'

/** A row of the fee table: a method's fee, and its fee before the console changed it. */
export interface FeeRow {
  id: string
  name: string
  method: PaymentMethodId
  terms: FeeTerms
  before: FeeRule
  /** What customers pay on top, in percent. */
  customer: number
}

export const isSame = (one: FeeTerms, other: FeeTerms): boolean =>
  one.percentage === other.percentage && one.fixedFee === other.fixedFee

/** The specification's order, independent of the database's. */
const order = merchantFee.entries.id.options

/**
 * Returns the fee table in the specification's form under the current terms. Cards share one row until the console
 * sets different fees for their brands.
 */
export function feeRows(tables: FeeTables): FeeRow[] {
  const row = (id: string, name: string, method: PaymentMethodId): FeeRow => ({
    id,
    name,
    method,
    terms: termsOf(tables, method),
    before: sampleTerms(tables.merchantFees, method),
    customer: customerFees(tables.fees)[method] ?? 0,
  })
  const listed = order.flatMap((id) => tables.merchantFees.filter((each) => each.id === id))
  return listed.flatMap(({ id, name }) => {
    if (id !== 'cards') return [row(id, name, id)]
    const brands = (['visa', 'mastercard'] as const).map((brand) =>
      row(brand, methodTiles[brand].name, brand),
    )
    const [visa, mastercard] = brands
    return visa &&
      mastercard &&
      isSame(visa.terms, mastercard.terms) &&
      visa.customer === mastercard.customer
      ? [{ ...visa, id, name }]
      : brands
  })
}

/** Returns the methods missing from the table, with their terms. */
export const otherRows = (tables: FeeTables): Pick<FeeRow, 'name' | 'terms' | 'customer'>[] =>
  (['bank', 'omari'] as const).map((method) => ({
    name: methodTiles[method].name,
    terms: termsOf(tables, method),
    customer: customerFees(tables.fees)[method] ?? 0,
  }))
