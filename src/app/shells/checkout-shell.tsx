import type { PropsWithChildren } from 'react'
import { ActorContext } from '#src/data/actor.ts'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { useRememberPath } from '#src/data/last-paths.ts'
import { DemoPill, ShellStrip } from '#src/presenter/mount/side-shells.ts'
import { DatabaseGate } from '../database/database-gate.tsx'
import { ThemeToggle } from '#src/ui/theme-toggle.tsx'
import { OfflineMark } from '../offline/offline-mark.tsx'
import { CollectedBy, PayerLanguageChoice, PayerMain } from './payer-language.tsx'

/** The paying customer, who is not signed in. */
const customer = { name: 'Customer', ip: '127.0.0.1' }

/** The shell of the checkout: the merchant's name, and nothing that leads away. */
export function CheckoutShell({ children }: PropsWithChildren) {
  useRememberPath('customer')
  return (
    <DatabaseGate>
      <ActorContext value={customer}>
        <div className="flex min-h-dvh flex-col">
          <header
            data-no-print
            className="flex h-14 flex-none items-center gap-[min(0.5rem,2.2vw)] px-gutter lg:h-16 lg:border-b lg:border-line"
          >
            <Logo height={22} />
            <div className="-mr-2 ml-auto flex min-w-0 items-center gap-[min(0.5rem,2.2vw)] [--pill-name:min(6rem,30vw)]">
              <OfflineMark />
              <DemoPill />
              <PayerLanguageChoice />
              <ThemeToggle />
            </div>
          </header>
          <div className="sticky top-0 z-20">
            <ShellStrip area="checkout" />
          </div>
          <PayerMain>{children}</PayerMain>
          <footer
            data-no-print
            className="flex flex-none flex-wrap items-baseline justify-center gap-x-2 gap-y-1 px-gutter pb-6 text-center text-sm text-subtle"
          >
            <CollectedBy />
            <span className="flex items-baseline gap-2">
              <DemoTag />
              No real money moves.
            </span>
          </footer>
        </div>
      </ActorContext>
    </DatabaseGate>
  )
}
