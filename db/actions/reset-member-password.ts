import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'
import { sendMessage } from './send-message.ts'
import { aboutMember } from './team-acts.ts'

/**
 * Sends a member the way to a new password: the message goes into the outbox, and nothing else changes, since no password
 * is kept anywhere. Refused with `not-found`, and `no-change` for who has not accepted the invitation yet and has none.
 * Spec §2 User Manager.
 */
export const resetMemberPassword = defineAction({
  permission: permissionOf.resetMemberPassword,
  tables: ['teamMembers', 'messages'],
  input: v.string(),
  run: async (act, id) => {
    const member = await act.get('teamMembers', id)
    const { name, status } = member
    if (status === 'pending')
      throw new ActionError('no-change', `${id} has no password yet.`, { name, state: status })
    await sendMessage(act, {
      merchantId: member.merchantId,
      channel: 'email',
      to: [member.email],
      subject: 'Choose a new password for Paid',
      body: `Hello ${member.name},\n\n${act.actor.name} has reset your password. The old one does not work any more. Choose a new one within 24 hours.\n\nIf you did not expect this, ask ${act.actor.name}.`,
    })
    await act.log(aboutMember('Reset password', member))
    return member
  },
})
