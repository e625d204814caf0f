import type { ReactNode } from 'react'
import type { StaffPermission } from '#db/people/schemas.ts'
import type { RoleListing } from '#db/people/queries.ts'

/** Renders the switch of a role's permission; where the row names the permission, only screen readers get the label. */
export type Toggle = (
  role: RoleListing,
  permission: StaffPermission,
  labelHidden: boolean,
) => ReactNode
