import { developerMessages } from '#src/rules/messages/platform.ts'
import { Banner } from '#src/ui/banner.tsx'

/** Marks every sandbox screen as a simulation (API-4). */
export function SandboxBanner() {
  return (
    <div className="mb-4 md:mb-5">
      <Banner tone="wait" title={developerMessages.sandboxActive}>
        {developerMessages.sandboxText}
      </Banner>
    </div>
  )
}
