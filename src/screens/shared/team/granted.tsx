import type { Grant } from '#db/people/person.ts'
import { permissionTexts } from '#src/rules/people.ts'
import { MayList } from './may-list.tsx'

/** Names the sources of a permission, such as "by the role" or "by Refund desk". */
function sourceText({ byRole, groups }: Grant, role: string): string {
  return `By ${[...(byRole ? [`the role ${role}`] : []), ...groups.map((name) => `the group ${name}`)].join(' and ')}`
}

interface Props {
  grants: readonly Grant[]
  role: string
  /** Shows which role or group grants each permission. */
  sources?: boolean
}

export function Granted({ grants, role, sources = false }: Props) {
  const items = grants.map((grant) => {
    const granted = grant.byRole || grant.groups.length > 0
    return {
      id: grant.permission,
      deed: permissionTexts[grant.permission].deed,
      note: sources && granted ? sourceText(grant, role) : undefined,
      granted,
    }
  })
  return <MayList items={items} />
}
