import { Copy, Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import type { Own } from '#db/people/account-actions.ts'
import { hashOf, keyAddress, newRecoveryCodes, newSecret } from '#db/people/two-factor.ts'
import { useAction, useRefusedAt } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { useAskedClose } from '#src/forms/form-dialog.tsx'
import { accountMessages } from '#src/rules/messages/people.ts'
import { codeLength } from '#src/rules/sign-in.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-share.tsx'
import { CodePlate } from '#src/screens/shared/share-link/code-plate.tsx'
import { screenCode } from '#src/screens/shared/share-link/qr-code.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { downloadFile } from '#src/ui/share.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  email: string
}

/** The recovery codes, to copy or download. */
function RecoveryCodes({ codes, email }: RecoveryCodesProps) {
  const text = `Paid recovery codes of ${email}\nEach works once.\n\n${codes.join('\n')}\n`
  return (
    <div className="grid gap-4">
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-1 rounded-control bg-sunken px-4 py-3 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 *:flex-auto">
        <Button
          variant="secondary"
          icon={<Copy aria-hidden />}
          onClick={() => void copyAndSay(codes.join('\n'), accountMessages.codesCopied)}
        >
          Copy codes
        </Button>
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          onClick={() => downloadFile('paid-recovery-codes.txt', 'text/plain', text)}
        >
          Download codes
        </Button>
      </div>
    </div>
  )
}

interface Props {
  open: boolean
  onClose: () => void
  owner: Own
}

const typedCode = v.object({ code: v.string() })

/** The recovery codes are gone with their dialog, whether they were saved or not. */
const unsaved = { state: { isDefaultValue: false } }
const lostCodes = {
  title: 'Close without saving the codes?',
  text: 'They won’t be shown again.',
  confirmLabel: 'Close',
}

/** Splits the key into groups of four, for typing it by hand. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

/**
 * Turns on two-factor authentication: a QR code to scan, a code to confirm it, and then the recovery codes, shown once.
 */
export function TurnOnDialog({ open, onClose, owner }: Props) {
  const alive = useAlive()
  const [secret] = useState(newSecret)
  const [codes] = useState(newRecoveryCodes)
  const [isOn, setIsOn] = useState(false)
  const refusedAt = useRefusedAt('code', 'code-wrong')
  const picture = useMemo(() => screenCode(keyAddress(secret, owner.email)), [secret, owner.email])
  const turnOn = useAction('turnOnTwoFactor', {
    dryRun: accountMessages.wouldTurnOn,
    refused: refusedAt.refused,
  })
  const form = useAppForm({
    schema: typedCode,
    start: { code: '' },
    edits: false,
    onSubmit: async ({ code }) => {
      if (code.length < codeLength) return
      const recovery = await Promise.all(codes.map(hashOf))
      const saved = await turnOn.run({ ...owner, secret, code, recovery })
      if (!alive()) return
      if (saved) setIsOn(true)
      else form.setFieldValue('code', '')
      return refusedAt.words()
    },
  })

  const [close, question] = useAskedClose(form, onClose)
  const [closeCodes, codesQuestion] = useAskedClose(unsaved, onClose, lostCodes)

  return isOn ? (
    <Dialog
      open={open}
      onClose={closeCodes}
      title="Two-factor authentication is on"
      description="Save these recovery codes. Each one logs you in once if you lose your phone. They won’t be shown again."
      footer={
        <Button variant="primary" onClick={onClose}>
          I’ve saved them
        </Button>
      }
    >
      <RecoveryCodes codes={codes} email={owner.email} />
      {codesQuestion}
    </Dialog>
  ) : (
    <Dialog
      open={open}
      onClose={close}
      title="Turn on two-factor authentication"
      description="Scan this with an authenticator app, then enter the code."
      footer={
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <div className="grid gap-5">
        <CodePlate
          code={picture}
          label="QR code for your authenticator app"
          className="w-full max-w-44 sm:max-w-52"
        />
        <div>
          <p className="text-sm font-semibold">Or enter this key</p>
          <p className="mt-1 font-mono text-sm wrap-anywhere" data-secret>
            {inFours(secret)}
          </p>
          <Button
            variant="text"
            size="sm"
            onClick={() => void copyAndSay(secret, accountMessages.secretCopied)}
          >
            Copy key
          </Button>
        </div>
        <form.AppForm>
          <form.Form>
            <form.AppField name="code">
              {(field) => <field.CodeField label="6-digit code" />}
            </form.AppField>
          </form.Form>
        </form.AppForm>
      </div>
      {question}
    </Dialog>
  )
}
