import { Copy, Download } from 'lucide-react'
import { accountMessages } from '#src/rules/messages/people.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-say.ts'
import { Button } from '#src/ui/button.tsx'
import { downloadFile } from '#src/ui/download-file.ts'

interface Props {
  codes: readonly string[]
  email: string
}

/** The recovery codes, to be copied or downloaded. */
export function RecoveryCodes({ codes, email }: Props) {
  const text = `Paid recovery codes of ${email}\nEach does once.\n\n${codes.join('\n')}\n`
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
