import { ArrowLeft, ExternalLink } from 'lucide-react'
import { useLocation, useRouter } from 'wouter'
import { type PathId, pathTo } from '#routes/paths.ts'
import { buttonClasses } from '#src/ui/button-styles.ts'
import { Button } from '#src/ui/button.tsx'

interface Props {
  label: string
  to?: PathId
}

/** Opens the developer site in a new tab, so that unsaved input here stays. */
export function DocumentationLink({ label, to = 'developers' }: Props) {
  const { base } = useRouter()
  return (
    <a
      href={base + pathTo(to)}
      target="_blank"
      rel="noopener"
      className={buttonClasses({ variant: 'secondary', className: 'min-w-0 max-xs:px-3' })}
    >
      <span className="inline-flex min-w-0 items-center justify-center gap-2">
        <ExternalLink aria-hidden />
        <span className="min-w-0 wrap-anywhere">{label}</span>
        <span className="sr-only">, in a new tab</span>
      </span>
    </a>
  )
}

/** Links back to the sandbox's home page (API-4). */
export function GoBack() {
  const [, navigate] = useLocation()
  return (
    <Button
      variant="secondary"
      icon={<ArrowLeft aria-hidden />}
      onClick={() => navigate(pathTo('sandbox'))}
    >
      Go Back
    </Button>
  )
}

export const testPaymentPath = (id: string, query = ''): string =>
  pathTo('sandbox-transaction', { id }) + query
