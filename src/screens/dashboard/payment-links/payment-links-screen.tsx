import { Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import * as v from 'valibot'
import { formatCount } from '#db/text/format.ts'
import { isolatedName } from '#db/text/typed-text.ts'
import { useForbids } from '#src/data/actor.ts'
import { linkMessages } from '#src/rules/messages/payments.ts'
import { BestLinksCard } from '#src/screens/shared/best-links-card.tsx'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { useShowDialog } from '#src/ui/dialog-host.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { oneOf, searchText, sortedBy } from '#src/ui/list/address.ts'
import { sortRows } from '#src/ui/list/column.ts'
import type { CardParts } from '#src/ui/list/rows-props.ts'
import { useAddress, useNewInAddress } from '#src/ui/list/use-address.ts'
import { type SuggestedLink, suggestedIn } from './form/link-form.ts'
import { linkRowActions, madeDialog } from './link-actions.tsx'
import { LinkButtons, LinkCard, linkColumns, linkOrders } from './link-columns.tsx'
import {
  countLinks,
  filterLinks,
  type LinkRow,
  type LinkTab,
  linkTabs,
  useLinkRows,
} from './link-rows.ts'

const NewLinkDialog = lazyDialog(
  async () => (await import('./form/link-form-dialog.tsx')).LinkFormDialog,
  {
    keepsState: true,
  },
)

const address = v.object({
  tab: oneOf(
    linkTabs.map(({ id }) => id),
    'all',
  ),
  q: searchText,
  sort: sortedBy(linkOrders, '-created'),
})

const tabTexts: Record<LinkTab, string> = {
  all: 'Create a link and share it as a URL, QR code or USSD code.',
  active: 'Active links appear here.',
  inactive: 'Drafts and deactivated links appear here.',
  expired: 'Expired links appear here.',
}

/** The actions of a row's menu (LINK-1); Share and Pay are buttons beside it. */
const menuIds = ['edit', 'analytics', 'copy', 'share', 'toggle', 'delete'] as const

/** The merchant's payment links: search, create, share and track (LINK-1). */
export function PaymentLinksScreen() {
  const links = useLinkRows()
  const { asked, ask, type } = useAddress(address)
  const { tab, q, sort } = asked
  const [creating, setCreating] = useState(false)
  const counts = useMemo(() => links && countLinks(links), [links])
  const rows = useMemo(
    () => links && sortRows(filterLinks(links, tab, q), linkColumns, sort),
    [links, tab, q, sort],
  )
  const create = () => setCreating(true)
  const barsCreating = useForbids()('createPaymentLink')
  const [suggested, setSuggested] = useState<SuggestedLink>()
  useNewInAddress((params) => {
    setSuggested(suggestedIn(params))
    create()
  }, barsCreating)

  const showDialog = useShowDialog()
  const actionsOf = useRowActions()
  const buttons = useCallback(
    (link: LinkRow) => <LinkButtons link={link} actionsOf={actionsOf} />,
    [actionsOf],
  )
  const card = useCallback(
    (link: LinkRow, { menu }: CardParts) => (
      <LinkCard link={link}>
        <LinkButtons link={link} actionsOf={actionsOf} wide />
        {menu}
      </LinkCard>
    ),
    [actionsOf],
  )

  return (
    <>
      <ListPage
        title="Payment Links"
        actions={
          <Button
            variant="primary"
            icon={<Plus aria-hidden />}
            disabled={!links}
            forbidden={barsCreating}
            onClick={create}
          >
            Create Payment Link
          </Button>
        }
        label="Payment links"
        noun="link"
        rows={rows}
        rowKey={({ id }) => id}
        rowName={isolatedName}
        columns={linkColumns}
        card={card}
        tiles="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-2.5"
        buttons={buttons}
        menu={{ actions: (link) => actionsOf(linkRowActions, link, menuIds) }}
        sort={sort}
        onSort={(next) => ask({ sort: next })}
        tabs={{
          label: 'Payment links by status',
          value: tab,
          onChange: (next) => ask({ tab: next }),
          tabs: linkTabs.map((each) => ({
            ...each,
            ...(counts && { count: formatCount(counts[each.id]) }),
          })),
        }}
        search={{ label: 'Search links', placeholder: 'Search links', text: q, onType: type }}
        beside={<BestLinksCard />}
        empty={{
          title: linkMessages.noLinks,
          text: tabTexts[tab],
          action: tab === 'all' && (
            <Button variant="secondary" forbidden={barsCreating} onClick={create}>
              Create Payment Link
            </Button>
          ),
        }}
        nothing={
          q.trim() !== '' && {
            title: linkMessages.noLinks,
            text: `No match for "${q.trim()}".`,
            clear: 'Clear search',
            onClear: () => ask({ q: '' }),
          }
        }
      />
      <NewLinkDialog
        open={creating}
        onClose={() => setCreating(false)}
        {...(suggested && { suggested })}
        onMade={(id) => showDialog((layer) => madeDialog(id, layer))}
      />
    </>
  )
}
