import type { Grant } from '#db/people/person.ts'
import { permissionTexts } from '#src/rules/people.ts'
import { Tick } from '#src/ui/glyphs.tsx'
import { Th } from '#src/ui/list/table.tsx'

interface MayItem {
  id: string
  /** Listed under "Allowed" or "Not allowed". */
  description: string
  /** The source of the permission. */
  note?: string | undefined
  granted: boolean
}

export function MayList({ items }: { items: readonly MayItem[] }) {
  return (
    <div className="grid gap-3">
      {[true, false].map((granted) => {
        const rows = items.filter((item) => item.granted === granted)
        return (
          rows.length > 0 && (
            <section key={String(granted)}>
              <h3 className="text-sm font-semibold">{granted ? 'Allowed' : 'Not allowed'}</h3>
              <ul className="mt-1 grid gap-1">
                {rows.map(({ id, description, note }) => (
                  <li key={id} className="flex items-baseline gap-2.5">
                    {granted ? (
                      <Tick size={14} className="flex-none text-success" />
                    ) : (
                      <span aria-hidden className="w-3.5 flex-none text-center text-subtle">
                        –
                      </span>
                    )}
                    <span className={`min-w-0 ${granted ? '' : 'text-muted'}`}>
                      <span className="block first-letter:uppercase">{description}</span>
                      {note && <span className="block text-sm text-muted">{note}</span>}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

/** Names the sources of a permission, such as "From the Support role and the Refund desk group". */
function sourceText({ byRole, groups }: Grant, role: string): string {
  return `From ${[...(byRole ? [`the ${role} role`] : []), ...groups.map((name) => `the ${name} group`)].join(' and ')}`
}

interface MayListProps {
  grants: readonly Grant[]
  role: string
  /** Shows which role or group grants each permission. */
  sources?: boolean
}

export function Granted({ grants, role, sources = false }: MayListProps) {
  const items = grants.map((grant) => {
    const granted = grant.byRole || grant.groups.length > 0
    return {
      id: grant.permission,
      description: permissionTexts[grant.permission].description,
      note: sources && granted ? sourceText(grant, role) : undefined,
      granted,
    }
  })
  return <MayList items={items} />
}

interface PermissionHeadingProps {
  name: string
  /** What it allows. */
  description: string
}

/** The heading of a permission's row in a table of roles. */
export function PermissionHeading({ name, description }: PermissionHeadingProps) {
  return (
    <Th
      scope="row"
      className="h-auto! border-b-0! py-3 text-[0.9375rem]! whitespace-normal! text-text!"
    >
      {name}
      <span className="block text-sm font-normal text-muted first-letter:uppercase">
        {description}
      </span>
    </Th>
  )
}
