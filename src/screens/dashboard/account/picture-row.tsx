import { useState } from 'react'
import type { Picture } from '#db/common.ts'
import type { OwnAccount } from '#db/people/account-queries.ts'
import { useAction } from '#src/data/use-action.ts'
import { accountMessages } from '#src/rules/messages/people.ts'
import { drawJpeg, namePicture } from '#src/screens/shared/read-picked.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { FilePicker } from '#src/ui/file-picker.tsx'
import { toast } from '#src/ui/toast.ts'

/** The width and height of a stored picture in pixels, twice its displayed size. */
const side = 160

/**
 * Crops a picture to a small square from its center, on the device. Rejects for a file that the device can't decode.
 */
async function squarePicture(file: Blob): Promise<Picture> {
  const bytes = await drawJpeg(file, 0.85, ({ width, height }) => {
    const cut = Math.min(width, height)
    return {
      cut: { x: (width - cut) / 2, y: (height - cut) / 2, width: cut, height: cut },
      width: side,
      height: side,
    }
  })
  return { mime: 'image/jpeg', bytes }
}

/** The person's picture, saved as soon as it is chosen. */
export function PictureRow({ own: { name, email, account } }: { own: OwnAccount }) {
  const [reading, setReading] = useState(false)
  const save = useAction('saveAccount', {
    success: ({ picture }) =>
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
    else toast.error((await namePicture(file)) ?? accountMessages.pictureUnreadable)
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
