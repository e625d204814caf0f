import type { ReactNode } from 'react'
import type { Fee } from '#db/model/fee.ts'
import type { WithVolume } from '#db/queries/list-payment-methods.ts'
import { formatWholeUsd } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import { Card } from '#src/ui/card.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { Table, TableOrCards, Td, Th, Tr } from '#src/ui/table.tsx'
import { feeLabels, type FeeFigureProps } from './fee-figure.tsx'
import { feeFields } from './fee-form.ts'

interface Props {
  fees: WithVolume<Fee>[]
  /** Whether the figures are fields. */
  editing?: boolean
  figure: (props: FeeFigureProps) => ReactNode
}

/** The fees by method as a table from 740 px of its own width, as cards below. */
export function FeeTable({ fees, editing = false, figure }: Props) {
  return (
    <TableOrCards
      fits="narrow"
      table={
        <Card>
          <Table label="Fee structure">
            <thead>
              <tr>
                <Th>Payment Method</Th>
                <Th>Type</Th>
                {feeFields.map((field) => (
                  <Th key={field}>{feeLabels[field].long}</Th>
                ))}
                <Th numeric>Volume, 30 days</Th>
              </tr>
            </thead>
            <tbody>
              {fees.map((fee) => (
                <Tr key={fee.id}>
                  <Td>
                    <MethodName fee={fee} />
                  </Td>
                  <Td className="text-muted">{fee.type}</Td>
                  {feeFields.map((field) => (
                    <Td key={field} className={editing ? 'w-[150px] py-2.5' : 'w-[150px]'}>
                      {figure({ fee, field })}
                    </Td>
                  ))}
                  <Td numeric className="text-muted">
                    {formatWholeUsd(fee.volume)}
                  </Td>
                </Tr>
              ))}
            </tbody>
          </Table>
        </Card>
      }
      cards={
        <ul className="grid gap-3">
          {fees.map((fee) => (
            <li key={fee.id}>
              <Card className="grid gap-3 p-3.5">
                <div className="flex items-center justify-between gap-3">
                  <MethodName fee={fee} />
                  <span className="text-sm text-muted">{fee.type}</span>
                </div>
                <div className="grid grid-cols-3 gap-2">
                  {feeFields.map((field) => figure({ fee, field, labelled: true }))}
                </div>
              </Card>
            </li>
          ))}
        </ul>
      }
    />
  )
}

function MethodName({ fee }: { fee: Fee }) {
  const { text, tone } = methodTiles[fee.id]
  return (
    <span className="flex items-center gap-3 font-medium">
      <MonogramTile text={text} tone={tone} size="sm" />
      {fee.paymentMethod}
    </span>
  )
}
