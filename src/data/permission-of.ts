import { permissions } from 'virtual:permissions'
import type { ActionName } from '#db/all-actions.ts'
import type { Permission } from '#db/people/person.ts'

/** Returns the permission an action needs, without loading it; null if anybody may perform it. */
export const permissionOf = (name: ActionName): Permission | null => permissions[name] ?? null
