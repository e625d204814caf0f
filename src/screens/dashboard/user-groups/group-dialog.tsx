import * as v from 'valibot'
import {
  type TeamMember,
  teamPermission,
  type TeamPermission,
  teamPermissions,
  type UserGroup,
} from '#db/people/schemas.ts'
import { longest } from '#db/text/format.ts'
import { nameText, ownWords } from '#db/text/validation.ts'
import { useAction, useRefusedAt, useNewEntry } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { teamMessages } from '#src/rules/messages/people.ts'
import { permissionTexts } from '#src/rules/people.ts'

const fields = v.object({
  name: nameText,
  description: ownWords(0),
  permissions: v.pipe(v.array(teamPermission), v.minLength(1, 'Choose at least one permission')),
  memberIds: v.array(v.string()),
})

interface Typed {
  name: string
  description: string
  permissions: TeamPermission[]
  memberIds: string[]
}
const none: Typed = { name: '', description: '', permissions: [], memberIds: [] }

const permissionOptions = teamPermissions.map((value) => ({
  value,
  label: permissionTexts[value].name,
}))

interface Props {
  merchantId: string
  members: readonly TeamMember[]
  /** The group to edit; null for a new one. */
  group: UserGroup | null
  open: boolean
  onClose: () => void
}

/** Creates a group, or edits its members and permissions. */
export function GroupDialog({ merchantId, members, group, open, onClose }: Props) {
  const { attemptId, finish } = useNewEntry(onClose)
  const refusedAt = useRefusedAt('name', 'name-taken')
  const words = {
    success: ({ name }: UserGroup) => teamMessages.groupSaved(name),
    dryRun: teamMessages.wouldSaveGroup,
    refused: refusedAt.refused,
  }
  const create = useAction('createUserGroup', words)
  const update = useAction('updateUserGroup', words)
  const form = useAppForm({
    schema: fields,
    start: group
      ? {
          name: group.name,
          description: group.description,
          permissions: group.permissions,
          memberIds: group.memberIds.filter((id) => members.some((member) => member.id === id)),
        }
      : none,
    onSubmit: async (typed, changes) => {
      const saved = group
        ? await update.run({ id: group.id, ...changes })
        : await create.run({ ...typed, merchantId, attemptId })
      if (saved) close()
      return refusedAt.words()
    },
  })

  const close = () => (group ? onClose() : finish(form))

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title={group ? 'Edit group' : 'Create Group'}
        description={group?.name ?? 'Adds to each member’s role permissions.'}
        submit={group ? 'Save Changes' : 'Create Group'}
        pendingLabel="Saving"
        forbidden={(group ? update : create).forbidden}
        onCancel={close}
      >
        <form.AppField name="name">
          {(field) => <field.TextField label="Name" autoComplete="off" maxLength={longest.name} />}
        </form.AppField>
        <form.AppField name="description">
          {(field) => (
            <field.TextField label="Description (optional)" multiline rows={2} maxLength={500} />
          )}
        </form.AppField>
        <form.AppField name="permissions">
          {(field) => <field.CheckboxGroup label="Permissions" options={permissionOptions} />}
        </form.AppField>
        <form.AppField name="memberIds">
          {(field) => (
            <field.CheckboxGroup
              label="Members"
              options={members.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}
