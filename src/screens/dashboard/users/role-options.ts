import { teamRoles } from '#src/rules/people.ts'

/** The roles that a person can be given. */
export const roleOptions = teamRoles.map((value) => ({ value, label: value }))
