import type { Grant } from '#db/people/person.ts'
import { permissionTexts } from '#src/rules/people.ts'
import { MayList } from './may-list.tsx'

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

/** What a member of a merchant's team may do and what not, in sentences. */
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
