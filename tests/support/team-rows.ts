import type { TeamMember, UserGroup } from '#db/people/schemas.ts'

/** The Admin of a team. */
export const memberRow = (over: Partial<TeamMember> = {}): TeamMember => ({
  id: 'TM-01',
  merchantId: 'M-001',
  name: 'Rudo Chikomo',
  email: 'rudo@karibaboats.example',
  role: 'Admin',
  lastActive: '2026-11-21T07:42:00.000Z',
  status: 'active',
  ...over,
})

/** Another member, who helps customers. */
export const supportRow = (over: Partial<TeamMember> = {}): TeamMember =>
  memberRow({
    id: 'TM-02',
    name: 'Kuda Mapfumo',
    email: 'kuda@karibaboats.example',
    role: 'Support',
    ...over,
  })

/** A group whose one member may refund. */
export const groupRow = (over: Partial<UserGroup> = {}): UserGroup => ({
  id: 'UG-01',
  merchantId: 'M-001',
  name: 'Refund desk',
  description: 'Whoever is at the counter.',
  permissions: ['refunds'],
  memberIds: ['TM-02'],
  createdAt: '2026-11-20T08:00:00.000Z',
  attemptId: 'g-1',
  ...over,
})
