import { expect, test } from 'vitest'
import { permissionsOf } from '#db/people/person.ts'
import { notPermitted, teamMessages } from '#src/rules/messages/people.ts'
import { memberActions } from '#src/screens/dashboard/users/member-actions.tsx'
import { memberStatuses, teamRoles } from '#src/rules/people.ts'

test('section 2: the words of the User Manager', () => {
  expect(teamMessages.title).toBe('User Manager')
  expect(teamMessages.subtitle).toBe('Manage user access to your account')
  expect(teamMessages.add).toBe('Add User')
  expect(teamMessages.search).toBe('Search users...')
  expect(teamMessages.members).toBe('Team Members')
  expect(memberActions.map(({ label }) => label)).toEqual([
    'Edit Permissions',
    'Resend Invitation',
    'Reset Password',
    'Remove User',
  ])
})

test('section 8: what the buttons of the User Manager would do', () => {
  expect(teamMessages.wouldAdd).toBe('Add user dialog would open here')
  expect(teamMessages.wouldEdit('Kuda Mapfumo')).toBe('You would edit Kuda Mapfumo here')
  expect(teamMessages.wouldResetPassword('Kuda Mapfumo')).toBe(
    'You would reset password for Kuda Mapfumo here',
  )
  expect(teamMessages.wouldRemove('Kuda Mapfumo')).toBe('You would remove Kuda Mapfumo here')
})

test('sections 2, 6: the roles of a team and the badges of its members', () => {
  expect(teamRoles).toEqual(['Admin', 'Finance', 'Support', 'Read Only'])
  expect(memberStatuses.active.label).toBe('Active')
  expect(memberStatuses.pending.label).toBe('Pending')
})

test('section 6: an Admin may do everything, Read Only nothing; what is greyed says whom to ask', () => {
  const of = (role: 'Admin' | 'Read Only') => permissionsOf({ id: 'TM-01', role }, [])
  expect(of('Admin')).toHaveLength(8)
  expect(of('Read Only')).toEqual([])
  expect(notPermitted('refunds', 'Support')).toBe('Ask an Admin: Support can’t refund payments.')
  expect(notPermitted('fee_configuration', 'Support Admin')).toBe(
    'Ask a Super Admin: Support Admin can’t change fees or methods.',
  )
})
