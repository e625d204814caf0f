import * as v from 'valibot'
import { merchantId } from '#db/common.ts'
import { narrowing } from '#src/screens/shared/transactions/filters/filters.ts'
import { oneOf, readAddress, textThat } from '#src/ui/list/address.ts'
import { tabs } from './tabs.ts'

/** The console list's address: the merchant's filters, a tab for the status, and a merchant. */
export const consoleAddress = v.object({
  tab: oneOf(
    tabs.map(({ id }) => id),
    'all',
  ),
  ...narrowing,
  /** A merchant id such as `M-001`; empty for all. */
  merchant: textThat((text) => v.is(merchantId, text)),
})

export const unasked = readAddress(consoleAddress, '')
