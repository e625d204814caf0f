import { Eye, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { App } from '#db/apps/schemas.ts'
import { listApps, type AppListing } from '#db/apps/queries.ts'
import { useForbids, type Forbidding } from '#src/data/actor.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import type { MadeKey } from '#src/rules/api/make-key.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { pathTo } from '#src/routes/paths.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { DocumentationLink } from '#src/screens/shared/sandbox/documentation-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { actionsFor, type RowAction } from '#src/ui/list/row-actions.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { appCard, appColumns } from './app-columns.tsx'

const AppFieldsDialog = lazyDialog(
  async () => (await import('#src/screens/shared/apps/app-fields-dialog.tsx')).AppFieldsDialog,
  { keepsState: true },
)
const NewSecretsDialog = lazyDialog(
  async () => (await import('#src/screens/shared/apps/new-secrets-dialog.tsx')).NewSecretsDialog,
)
const DeleteAppDialog = lazyDialog(
  async () => (await import('#src/screens/shared/apps/delete-app-dialog.tsx')).DeleteAppDialog,
)

type Opened = 'edit' | 'delete'
interface Doers extends Forbidding {
  view: (id: string) => void
  open: (dialog: Opened, id: string) => void
}

const actions: readonly RowAction<AppListing, Doers>[] = [
  { id: 'view', label: 'Keys and webhooks', icon: Eye, run: ({ id }, { view }) => view(id) },
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    forbidden: ({ forbids }) => forbids('updateApp'),
    run: ({ id }, { open }) => open('edit', id),
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    danger: true,
    forbidden: ({ forbids }) => forbids('deleteApp'),
    run: ({ id }, { open }) => open('delete', id),
  },
]

/** The apps that a business has connected to Paid, with their keys (spec §2 Applications). */
export function ApplicationsScreen() {
  const apps = useMerchantQuery(listApps)
  const [, navigate] = useLocation()
  const [creating, setCreating] = useState(false)
  const [made, setMade] = useState<{ app: App; keys: MadeKey[] } | null>(null)
  const [showing, setShowing] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [about, setAbout] = useState('')
  const found = apps?.find(({ id }) => id === about)
  // A deleted app stays until its dialog has closed.
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  const app = found ?? (last?.id === about ? last : undefined)

  const view = (id: string) => whenLayersClosed(() => navigate(pathTo('application', { id })))
  const forbids = useForbids()
  const bars = forbids('createApp')
  const doers: Doers = {
    forbids,
    view,
    open: (dialog, id) => {
      setAbout(id)
      setOpened(dialog)
    },
  }
  const close = () => setOpened(null)

  return (
    <>
      <ListPage
        title="Applications"
        description="Connect your web shop or till: each has keys of its own, and is told of your payments."
        actions={
          <>
            <DocumentationLink label="Documentation" />
            <Button
              variant="primary"
              icon={<Plus aria-hidden />}
              disabled={!apps}
              forbidden={bars}
              onClick={() => setCreating(true)}
            >
              {developerMessages.createApp}
            </Button>
          </>
        }
        label="Applications"
        noun="app"
        rows={apps}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        columns={appColumns}
        card={appCard}
        menu={{ actions: (row) => actionsFor(actions, row, doers) }}
        empty={{
          title: developerMessages.noApps,
          text: 'An app gets keys for live and for test payments, and addresses that are told what happens.',
          action: (
            <Button variant="secondary" forbidden={bars} onClick={() => setCreating(true)}>
              {developerMessages.createFirstApp}
            </Button>
          ),
        }}
      />
      <AppFieldsDialog
        open={creating}
        onClose={() => setCreating(false)}
        onMade={(created, keys) => {
          setMade({ app: created, keys })
          setShowing(true)
        }}
      />
      {made && (
        <NewSecretsDialog
          name={made.app.name}
          keys={made.keys}
          open={showing}
          onClose={() => {
            setShowing(false)
            view(made.app.id)
          }}
        />
      )}
      {app && (
        <>
          <AppFieldsDialog key={app.id} app={app} open={opened === 'edit'} onClose={close} />
          <DeleteAppDialog app={app} open={opened === 'delete'} onClose={close} />
        </>
      )}
    </>
  )
}
