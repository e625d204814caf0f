import { teamRoles } from '#src/rules/people.ts'

/** The roles that can be assigned. */
export const roleOptions = teamRoles.map((value) => ({ value, label: value }))
