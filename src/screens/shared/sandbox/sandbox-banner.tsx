import { Banner } from '#src/ui/banner.tsx'

/** Says on every screen of the sandbox that nothing here is real (spec §2 Sandbox). */
export function SandboxBanner() {
  return (
    <div className="mb-4 md:mb-5">
      <Banner tone="wait" title="Sandbox Mode Active">
        You are in the sandbox environment. No real transactions will be processed.
      </Banner>
    </div>
  )
}
