import { authMessages } from '#src/rules/messages/people.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/toast.ts'

/** A link in running text with a touch target around it. */
export const textLink =
  'relative font-semibold text-primary-text underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 hover:underline'

export function Or({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-3.5 text-sm text-subtle before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  )
}

/** A sign-in service that this demo does not use: it shows a message (AUTH-3). */
export function SocialButton({ service, children }: { service: string; children: string }) {
  return (
    <Button variant="secondary" block onClick={() => toast.info(authMessages.socialOff(service))}>
      {children}
    </Button>
  )
}
