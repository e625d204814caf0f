import { useMemo } from 'react'
import type { ConsoleLedger } from '#db/payments/ledger-queries.ts'
import { Select } from '#src/ui/select.tsx'

interface Props {
  /** Undefined while loading. */
  names: ConsoleLedger['merchantNames'] | undefined
  /** A merchant id; empty for all. */
  value: string
  onChange: (merchant: string) => void
}

/** Filters by merchant; on a phone the row menu does this. */
export function MerchantSelect({ names, value, onChange }: Props) {
  const options = useMemo(
    () => [
      { value: '', label: 'All' },
      ...Array.from(names ?? [], ([id, label]) => ({ value: id, label })).sort((a, b) =>
        a.label.localeCompare(b.label, 'en'),
      ),
    ],
    [names],
  )
  return (
    <Select
      inline
      label="Merchant"
      value={value}
      onChange={onChange}
      options={options}
      className="max-md:hidden"
    />
  )
}
