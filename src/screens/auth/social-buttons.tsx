import { authMessages } from '#src/rules/messages/people.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/toast.ts'

export function Or({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-3.5 text-sm text-subtle before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  )
}

/** A way in that this demo has no use for: it says so (spec §2). */
export function SocialButton({ service, children }: { service: string; children: string }) {
  return (
    <Button variant="secondary" block onClick={() => toast.info(authMessages.socialOff(service))}>
      {children}
    </Button>
  )
}
