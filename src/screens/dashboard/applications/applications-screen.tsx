import { Eye, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { type AppListing, listApps } from '#db/apps/queries.ts'
import type { App } from '#db/apps/schemas.ts'
import { countOf, formatDate } from '#db/text/format.ts'
import { isolatedName } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { useForbids } from '#src/data/actor.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import type { MadeKey } from '#src/rules/api/make-key.ts'
import { apiPermissionTexts, phrase } from '#src/rules/api/permission-texts.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import {
  type ActionTools,
  type RowAction,
  useRowActions,
} from '#src/screens/shared/row-actions.tsx'
import { DocumentationLink } from '#src/screens/shared/sandbox.tsx'
import { Button } from '#src/ui/button.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { lazyDialog, useShown } from '#src/ui/lazy-dialog.tsx'
import type { Column } from '#src/ui/list/column.ts'

const permissions = (app: AppListing): string =>
  phrase(app.permissions.map((each) => apiPermissionTexts[each]))

const addresses = ({ webhooks }: AppListing): string =>
  webhooks === 0 ? 'None' : countOf(webhooks, 'webhook')

const appColumns: Column<AppListing>[] = [
  {
    id: 'name',
    header: 'App',
    isName: true,
    className: 'min-w-45 py-2.5',
    cell: (app) => (
      <>
        <Link
          to={pathTo('application', { id: app.id })}
          className="font-medium wrap-anywhere text-primary-text underline underline-offset-4"
        >
          {app.name}
        </Link>
        <div className="line-clamp-2 text-sm wrap-anywhere text-muted">{app.description}</div>
      </>
    ),
  },
  {
    id: 'permissions',
    header: 'Permissions',
    className: 'text-sm text-muted',
    cell: permissions,
  },
  { id: 'webhooks', header: 'Webhooks', className: 'whitespace-nowrap', cell: addresses },
  {
    id: 'created',
    header: 'Created',
    className: 'whitespace-nowrap text-muted',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
]

/** Shown while there is no app. */
const exampleApp: AppListing = {
  id: 'APP-00',
  merchantId: '',
  name: 'Web shop',
  description: '',
  permissions: ['payments:read', 'payments:write'],
  keys: [],
  createdAt: '',
  attemptId: '',
  webhooks: 1,
}

const appCard = (app: AppListing) => (
  <span className="grid min-w-0 flex-1 gap-0.5">
    <span className="font-medium wrap-anywhere">{app.name}</span>
    <span className="text-sm text-muted">{permissions(app)}</span>
    <span className="text-sm text-muted">{countOf(app.webhooks, 'webhook')}</span>
  </span>
)

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

const view = (id: string, { navigate }: Pick<ActionTools, 'navigate'>) =>
  whenLayersClosed(() => navigate(pathTo('application', { id })))

const appActions = (edit: (app: AppListing) => void): RowAction<AppListing>[] => [
  { id: 'view', label: 'Keys and webhooks', icon: Eye, run: ({ id }, tools) => view(id, tools) },
  { id: 'edit', label: 'Edit', icon: Pencil, action: 'updateApp', run: edit },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    danger: true,
    action: 'deleteApp',
    dialog: (app, layer) => <DeleteAppDialog app={app} {...layer} />,
  },
]

const steps = [
  { title: 'Create an app', text: 'You get one pair of keys for tests and one for live payments.' },
  { title: 'Try it in the sandbox', text: 'Test keys and test numbers move no money.' },
  {
    title: 'Add a webhook and go live',
    text: 'We notify your server of each payment. Then switch to your live keys.',
  },
] as const

/** The apps that a business has connected to Paid, with their keys (API-1). */
export function ApplicationsScreen() {
  const apps = useMerchantQuery(listApps)
  const [, navigate] = useLocation()
  const [creating, setCreating] = useState(false)
  const [made, setMade] = useState<{ app: App; keys: MadeKey[] } | null>(null)
  const [showing, setShowing] = useState(false)
  const editing = useShown<AppListing>()
  const edited = apps?.find(({ id }) => id === editing.of?.id) ?? editing.of
  const actions = appActions(editing.show)
  const actionsOf = useRowActions()
  const bars = useForbids()('createApp')

  return (
    <>
      <ListPage
        title="Applications"
        description="For developers: connect a web shop or till with API keys and webhooks."
        actions={
          <>
            <DocumentationLink label="API docs" />
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
        rowName={isolatedName}
        columns={appColumns}
        card={appCard}
        menu={{ actions: (row) => actionsOf(actions, row) }}
        empty={{
          title: developerMessages.noApps,
          text: 'Connect a web shop or till to take payments from your own code.',
          steps,
          example: appCard(exampleApp),
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
            view(made.app.id, { navigate })
          }}
        />
      )}
      {edited && <AppFieldsDialog key={edited.id} app={edited} {...editing.layer} />}
    </>
  )
}
