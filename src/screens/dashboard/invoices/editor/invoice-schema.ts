import * as v from 'valibot'
import { invoiceProblems, type Purpose } from './invoice-problems.ts'
import { readInvoice } from './read-invoice.ts'
import type { TypedInvoice } from './typed-invoice.ts'

/** `lines[0].quantity` as its keys. */
const keysOf = (path: string): (string | number)[] =>
  path
    .split(/[.[\]]+/)
    .flatMap((key) => (key === '' ? [] : [/^\d+$/.test(key) ? Number(key) : key]))

/** What is typed and what it becomes; how strict it is, is asked at each check. */
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
