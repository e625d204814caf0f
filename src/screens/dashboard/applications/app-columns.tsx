import { Link } from 'wouter'
import type { AppListing } from '#db/apps/queries.ts'
import { permissionTexts, phrase } from '#src/rules/api/permission-texts.ts'
import { countOf, formatDate } from '#src/rules/format.ts'
import { pathTo } from '#src/routes/paths.ts'
import type { Column } from '#src/ui/list/column.ts'

const permissions = (app: AppListing): string =>
  phrase(app.permissions.map((each) => permissionTexts[each]))

const addresses = ({ webhooks }: AppListing): string =>
  webhooks === 0 ? 'None' : countOf(webhooks, 'webhook')

export const appColumns: Column<AppListing>[] = [
  {
    id: 'name',
    header: 'App',
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
export const exampleApp: AppListing = {
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

export const appCard = (app: AppListing) => (
  <span className="grid min-w-0 flex-1 gap-0.5">
    <span className="font-medium wrap-anywhere">{app.name}</span>
    <span className="text-sm text-muted">{permissions(app)}</span>
    <span className="text-sm text-muted">{countOf(app.webhooks, 'webhook')}</span>
  </span>
)
