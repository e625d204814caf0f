import type { Grant } from '#db/model/grants.ts'
import { permissionTexts } from '#src/rules/team.ts'
import { Tick } from '#src/ui/glyphs.tsx'

/** Where a permission comes from: "by the role", "by Refund desk"; where several grant it, all of them. */
function sourceText({ byRole, groups }: Grant, role: string): string {
  return `By ${[...(byRole ? [`the role ${role}`] : []), ...groups.map((name) => `the group ${name}`)].join(' and ')}`
}

interface Props {
  grants: readonly Grant[]
  role: string
  /** Says by which role or group each is granted. */
  sources?: boolean
}

/** What somebody may do and what not, in sentences. */
export function Granted({ grants, role, sources = false }: Props) {
  const isGranted = ({ byRole, groups }: Grant) => byRole || groups.length > 0
  const parts = [
    { title: 'May', rows: grants.filter(isGranted) },
    { title: 'May not', rows: grants.filter((grant) => !isGranted(grant)) },
  ]
  return (
    <div className="grid gap-3">
      {parts.map(
        ({ title, rows }, index) =>
          rows.length > 0 && (
            <section key={title}>
              <h3 className="text-sm font-semibold">{title}</h3>
              <ul className="mt-1 grid gap-1">
                {rows.map((grant) => (
                  <li key={grant.permission} className="flex items-baseline gap-2.5">
                    {index === 0 ? (
                      <Tick size={14} className="flex-none text-success" />
                    ) : (
                      <span aria-hidden className="w-3.5 flex-none text-center text-subtle">
                        –
                      </span>
                    )}
                    <span className={`min-w-0 ${index === 0 ? '' : 'text-muted'}`}>
                      <span className="block first-letter:uppercase">
                        {permissionTexts[grant.permission].deed}
                      </span>
                      {sources && index === 0 && (
                        <span className="block text-sm text-muted">{sourceText(grant, role)}</span>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  )
}
