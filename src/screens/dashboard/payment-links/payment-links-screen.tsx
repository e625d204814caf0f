import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useDryRun } from '#src/data/dry-run.ts'
import { countOf } from '#src/rules/format.ts'
import { messages } from '#src/rules/messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { countLinks, filterLinks, linkTabs, tabNamed, type LinkTab } from './filter-links.ts'
import { LinkDialogs } from './link-dialogs.tsx'
import type { LinkDialog } from './link-row.ts'
import { PaymentLinksTable } from './payment-links-table.tsx'
import { useLinkRows } from './use-link-rows.ts'

const LinkFormDialog = lazy(async () => ({
  default: (await import('./form/link-form-dialog.tsx')).LinkFormDialog,
}))

const tabTexts: Record<Exclude<LinkTab, 'all'>, string> = {
  active: 'A link is active from when you create or activate it until it expires.',
  inactive: 'Drafts and links that you deactivate are kept here.',
  expired: 'Links whose last day has passed are kept here.',
}

/** What a button says in dry run in place of its dialog (spec §8). */
const wouldSay: Partial<Record<LinkDialog, string>> = {
  edit: messages.wouldEditLink,
  analytics: messages.wouldShowLinkStatistics,
  delete: messages.wouldDeleteLink,
}

/** The merchant's payment links: found, made, handed on and followed (spec §2 Payment Links). */
export function PaymentLinksScreen() {
  const links = useLinkRows()
  const [query, setQuery] = useSearchParams()
  const tab = tabNamed(query.get('tab'))
  const [typed, setTyped] = useState('')
  const [creating, setCreating] = useState<'never' | 'now' | 'before'>('never')
  const [shown, setShown] = useState<{ dialog: LinkDialog; id: string; turn: number } | null>(null)
  const [open, setOpen] = useState(false)
  const found = links && filterLinks(links, tab, typed)
  const counts = links && countLinks(links)
  const create = () => setCreating('now')
  const dryRun = useDryRun()

  async function show(dialog: LinkDialog, id: string) {
    const words = wouldSay[dialog]
    if (words && (await dryRun(words))) return
    setShown((before) => ({ dialog, id, turn: (before?.turn ?? 0) + 1 }))
    setOpen(true)
  }

  const searched = typed.trim() !== ''

  return (
    <>
      <PageHeader
        title="Payment Links"
        actions={
          <Button variant="primary" icon={<Plus aria-hidden />} disabled={!links} onClick={create}>
            Create Payment Link
          </Button>
        }
      />
      <Tabs
        label="Payment links by status"
        value={tab}
        onChange={(id) => setQuery(id === 'all' ? {} : { tab: id }, { replace: true })}
        tabs={linkTabs.map((each) => ({ ...each, ...(counts && { count: counts[each.id] }) }))}
      />
      <TabPanel tab={tab} className="mt-4 grid gap-3.5">
        <div className="max-w-105">
          <SearchField
            label="Search links"
            placeholder="Search links"
            value={typed}
            onChange={setTyped}
          />
        </div>
        <p role="status" className="sr-only">
          {searched && found ? `${countOf(found.length, 'link')} found` : ''}
        </p>
        {found === undefined ? (
          <Card>
            <SkeletonRows rows={5} label="Loading payment links" />
          </Card>
        ) : found.length > 0 ? (
          <PaymentLinksTable links={found} onOpen={(dialog, id) => void show(dialog, id)} />
        ) : (
          <Card>
            {searched ? (
              <EmptyState
                title={messages.noLinks}
                text={`Nothing here matches "${typed.trim()}".`}
                art="none"
                action={
                  <Button variant="secondary" onClick={() => setTyped('')}>
                    Clear search
                  </Button>
                }
              />
            ) : (
              <EmptyState
                title={messages.noLinks}
                text={
                  tab === 'all'
                    ? 'Make one, and hand it on as a link, a QR code or a USSD code.'
                    : tabTexts[tab]
                }
                action={
                  tab === 'all' && (
                    <Button variant="secondary" onClick={create}>
                      Create Payment Link
                    </Button>
                  )
                }
              />
            )}
          </Card>
        )}
      </TabPanel>
      {creating !== 'never' && (
        <Suspense>
          <LinkFormDialog open={creating === 'now'} onClose={() => setCreating('before')} />
        </Suspense>
      )}
      {shown && (
        <LinkDialogs
          key={shown.turn}
          link={links?.find(({ id }) => id === shown.id)}
          dialog={shown.dialog}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
