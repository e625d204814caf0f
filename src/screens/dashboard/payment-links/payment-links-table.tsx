import { countOf, formatDate, formatMoney } from '#src/rules/format.ts'
import { linkAmount } from '#src/rules/link-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Table, TableOrCards, Td, Th, Tr } from '#src/ui/table.tsx'
import { LinkButtons } from './link-buttons.tsx'
import type { LinkDialog, LinkRow } from './link-row.ts'
import { LinkStatus } from './link-status.tsx'

interface Props {
  links: readonly LinkRow[]
  onOpen: (dialog: LinkDialog, id: LinkRow['id']) => void
}

function expiryText({ status, expiresAt }: LinkRow): string | null {
  if (expiresAt === null) return null
  return `${status === 'expired' ? 'Expired' : 'Expires'} ${formatDate(expiresAt)}`
}

const total = ({ collected, currency }: LinkRow) => formatMoney(collected, currency)

/** The links as a table, and as cards where it is narrow. */
export function PaymentLinksTable({ links, onOpen }: Props) {
  return (
    <TableOrCards
      table={
        <Card>
          <Table label="Payment links">
            <thead>
              <tr>
                <Th>Name</Th>
                <Th numeric>Amount</Th>
                <Th>Created</Th>
                <Th numeric>Usage</Th>
                <Th>Status</Th>
                <Th>
                  <span className="sr-only">Actions</span>
                </Th>
              </tr>
            </thead>
            <tbody>
              {links.map((link) => (
                <Tr key={link.id}>
                  <Td className="min-w-45 py-2.5">
                    <div id={`link-${link.id}`} className="font-medium wrap-anywhere">
                      {link.name}
                    </div>
                    <div className="line-clamp-2 text-sm wrap-anywhere text-muted">
                      {link.description}
                    </div>
                  </Td>
                  <Td
                    numeric
                    className={`whitespace-nowrap ${link.amount === null ? 'text-muted' : 'font-semibold'}`}
                  >
                    {linkAmount(link)}
                  </Td>
                  <Td className="whitespace-nowrap text-muted">
                    <div>{formatDate(link.createdAt)}</div>
                    <div className="text-sm">{expiryText(link)}</div>
                  </Td>
                  <Td numeric className="whitespace-nowrap">
                    <div className="font-semibold">{total(link)}</div>
                    <div className="text-sm text-muted">{countOf(link.payments, 'payment')}</div>
                  </Td>
                  <Td>
                    <LinkStatus link={link} />
                  </Td>
                  <Td>
                    <div className="flex justify-end">
                      <LinkButtons
                        link={link}
                        describedBy={`link-${link.id}`}
                        onOpen={(dialog) => onOpen(dialog, link.id)}
                      />
                    </div>
                  </Td>
                </Tr>
              ))}
            </tbody>
          </Table>
        </Card>
      }
      cards={
        <ul
          aria-label="Payment links"
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-2.5"
        >
          {links.map((link) => (
            <li key={link.id} className="min-w-0">
              <Card className="pt-3.5 pr-3.5 pb-1.5 pl-4">
                <div className="flex items-start justify-between gap-3">
                  <h2 id={`link-card-${link.id}`} className="min-w-0 font-semibold wrap-anywhere">
                    {link.name}
                  </h2>
                  <LinkStatus link={link} />
                </div>
                <div className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3">
                  <p
                    className={
                      link.amount === null
                        ? 'leading-7.5 font-medium'
                        : 'text-xl/7.5 font-semibold tabular-nums'
                    }
                  >
                    {linkAmount(link)}
                  </p>
                  <p className="text-sm text-muted tabular-nums">
                    {link.payments} paid, {total(link)}
                  </p>
                </div>
                {expiryText(link) && <p className="text-sm text-muted">{expiryText(link)}</p>}
                <div className="mt-2.5 -mr-2 -ml-2 flex items-center border-t border-line pt-1">
                  <LinkButtons
                    link={link}
                    worded
                    describedBy={`link-card-${link.id}`}
                    onOpen={(dialog) => onOpen(dialog, link.id)}
                  />
                </div>
              </Card>
            </li>
          ))}
        </ul>
      }
    />
  )
}
