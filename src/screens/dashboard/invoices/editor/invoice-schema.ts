import * as v from 'valibot'
import { invoiceProblems, type Purpose } from './invoice-problems.ts'
import { readInvoice } from './read-invoice.ts'
import type { TypedInvoice } from './typed-invoice.ts'

/** Splits `lines[0].quantity` into keys. */
const keysOf = (path: string): (string | number)[] =>
  path
    .split(/[.[\]]+/)
    .flatMap((key) => (key === '' ? [] : [/^\d+$/.test(key) ? Number(key) : key]))

/** Returns the form's schema; the purpose, which sets how strict it is, is read on each validation. */
export const invoiceSchema = (purpose: () => Purpose) =>
  v.pipe(
    v.custom<TypedInvoice>((input) => input instanceof Object),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input = dataset.value
      for (const [path, message] of invoiceProblems(input, purpose()))
        if (message)
          addIssue({
            message,
            path: keysOf(path).map((key) => ({
              type: 'unknown' as const,
              origin: 'value' as const,
              input,
              key,
              value: undefined,
            })) as [v.UnknownPathItem, ...v.UnknownPathItem[]],
          })
    }),
    v.transform(readInvoice),
  )
