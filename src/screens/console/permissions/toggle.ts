import type { ReactNode } from 'react'
import type { StaffPermission } from '#db/people/schemas.ts'
import type { RoleListing } from '#db/people/queries.ts'

/** The switch of a permission of a role; its label only read out where the row names it. */
export type Toggle = (
  role: RoleListing,
  permission: StaffPermission,
  labelHidden: boolean,
) => ReactNode
