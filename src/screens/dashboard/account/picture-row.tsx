import { useState } from 'react'
import type { Picture } from '#db/people/schemas.ts'
import type { OwnAccount } from '#db/people/account-queries.ts'
import { useAction } from '#src/data/use-action.ts'
import { accountMessages } from '#src/rules/messages/people.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { FilePicker } from '#src/ui/file-picker.tsx'
import { toast } from '#src/ui/toast.ts'
import { squarePicture } from './square-picture.ts'

/** The person's picture, saved as soon as it is chosen. */
export function PictureRow({ own: { name, email, account } }: { own: OwnAccount }) {
  const [reading, setReading] = useState(false)
  const save = useAction('saveAccount', {
    said: ({ picture }) =>
      picture ? accountMessages.pictureSaved : accountMessages.pictureRemoved,
    dryRun: accountMessages.wouldSavePicture,
  })
  const keep = (picture: Picture | null) =>
    save.run({ merchantId: account.merchantId, name, email, changes: { picture } })

  async function choose([file]: File[]) {
    if (!file) return
    setReading(true)
    const picture = await squarePicture(file).catch(() => null)
    setReading(false)
    if (picture) await keep(picture)
    else toast.error(accountMessages.pictureUnreadable)
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={name} picture={account.picture} size="lg" />
      <div className="flex flex-wrap gap-2">
        <FilePicker
          label="Your picture"
          accept="image/*"
          size="sm"
          pending={reading || save.pending}
          pendingLabel="Saving"
          onPick={(files) => void choose(files)}
        >
          {account.picture ? 'Change picture' : 'Add picture'}
        </FilePicker>
        {account.picture && (
          <Button variant="ghost" size="sm" onClick={() => void keep(null)}>
            Remove picture
          </Button>
        )}
      </div>
    </div>
  )
}
