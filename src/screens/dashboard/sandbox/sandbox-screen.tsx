import { FlaskConical, ListChecks, TerminalSquare, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { sandboxSecretKey } from '#db/apps/schemas.ts'
import { pathTo, type PathId } from '#routes/paths.ts'
import { apiBase } from '#src/rules/api/api-facts.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { CopyLine } from '#src/screens/shared/copy-and-share.tsx'
import { DocumentationLink } from '#src/screens/shared/sandbox.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'

interface PlaceProps {
  icon: LucideIcon
  title: string
  text: string
  children: ReactNode
  className?: string
}

/** A part of the sandbox, with its purpose and a link. */
function Place({ icon: Icon, title, text, children, className = '' }: PlaceProps) {
  return (
    <Card padded className={`grid min-w-0 grid-cols-1 content-between gap-4 ${className}`}>
      <div>
        <h2 className="flex items-center gap-2.5 text-lg">
          <Icon size={20} strokeWidth={1.75} aria-hidden className="flex-none text-muted" />
          {title}
        </h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      {children}
    </Card>
  )
}

const to = (id: PathId, label: string, variant: 'primary' | 'secondary') => (
  <ButtonLink to={pathTo(id)} variant={variant} className="justify-self-start">
    {label}
  </ButtonLink>
)

/** The sandbox for trying out an integration: nothing here moves money (API-4). */
export function SandboxScreen() {
  return (
    <>
      <PageHeader
        title="Sandbox Environment"
        description="Test payments and your integration before you go live."
      />
      <div className="grid gap-3 md:grid-cols-2 md:gap-4">
        <Place
          icon={FlaskConical}
          title="Test Payments"
          text="Send a request and see the API’s reply."
        >
          {to('sandbox-payments', 'Create a test payment', 'primary')}
        </Place>
        <Place
          icon={ListChecks}
          title="Test Transactions"
          text="All test payments. Not included in your figures."
        >
          {to('sandbox-transactions', 'View test transactions', 'secondary')}
        </Place>
        <Place
          icon={TerminalSquare}
          title="API Testing"
          text="Use this URL and key in your code."
          className="md:col-span-2"
        >
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            <CopyLine label="API URL" text={apiBase.test} toastText={developerMessages.urlCopied} />
            <CopyLine
              label="Secret key"
              text={sandboxSecretKey}
              toastText={developerMessages.secretCopied}
            />
          </div>
          <div className="flex flex-wrap gap-2">
            <DocumentationLink label="View API Documentation" />
          </div>
        </Place>
      </div>
    </>
  )
}
