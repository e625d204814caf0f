import type { MadeKey } from '#src/rules/api/make-key.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { CopyLine } from '#src/screens/shared/copy-and-share.tsx'

interface Props {
  /** The app's name. */
  name: string
  keys: readonly MadeKey[]
  open: boolean
  onClose: () => void
}

const modes = { live: 'Live', test: 'Test' } as const

/** The only time that secret keys are shown in full. */
export function NewSecretsDialog({ name, keys, open, onClose }: Props) {
  const secrets = keys.filter(({ key }) => key.kind === 'secret')
  const one = secrets.length === 1
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={one ? 'Your new secret key' : 'Your secret keys'}
      description={name}
      footer={
        <Button variant="primary" onClick={onClose}>
          I have copied {one ? 'it' : 'them'}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Banner tone="wait" title={`You won’t see ${one ? 'it' : 'them'} again`}>
          Copy {one ? 'the key' : 'both keys'} to your server now. Later, you see only the last four
          characters. If you lose a key, roll it.
        </Banner>
        {secrets.map(({ key, text }) => (
          <CopyLine
            key={key.digest}
            label={`${modes[key.mode]} secret key`}
            text={text}
            toastText={developerMessages.secretCopied}
          />
        ))}
      </div>
    </Dialog>
  )
}
