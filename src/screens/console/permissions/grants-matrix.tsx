import type { RoleListing } from '#db/people/queries.ts'
import { countOf } from '#src/rules/format.ts'
import { staffPermissions, staffPermissionTexts } from '#src/rules/people.ts'
import { Table, Td, Th, Tr } from '#src/ui/list/table.tsx'
import type { Toggle } from './toggle.ts'

interface Props {
  roles: readonly RoleListing[]
  toggle: Toggle
}

const head =
  'sticky top-14 z-10 h-auto! w-1/6 bg-surface py-3 align-top whitespace-normal! first:w-1/3 first:rounded-tl-card last:rounded-tr-card lg:top-16'

/** Every permission of every role, where there is room for it; the roles stay in view. */
export function GrantsMatrix({ roles, toggle }: Props) {
  return (
    <div className="@container/table max-md:hidden">
      <Table label="What each role grants">
        <thead>
          <tr>
            <Th className={head}>They may</Th>
            {roles.map(({ id, name, description, userCount }) => (
              <Th key={id} className={head}>
                <span className="block font-semibold text-text">{name}</span>
                <span className="block tabular-nums">{countOf(userCount, 'user')}</span>
                <span className="block font-normal">{description}</span>
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {staffPermissions.map((permission) => (
            <Tr key={permission}>
              <Th
                scope="row"
                className="h-auto! border-b-0! py-3 text-[0.9375rem]! whitespace-normal! text-text!"
              >
                {staffPermissionTexts[permission].name}
                <span className="block text-sm font-normal text-muted first-letter:uppercase">
                  {staffPermissionTexts[permission].deed}
                </span>
              </Th>
              {roles.map((role) => (
                <Td key={role.id}>{toggle(role, permission, true)}</Td>
              ))}
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
