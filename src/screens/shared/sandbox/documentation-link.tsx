import { ExternalLink } from 'lucide-react'
import { useRouter } from 'wouter'
import { pathTo, type PathId } from '#src/routes/paths.ts'
import { buttonClasses } from '#src/ui/button-styles.ts'

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
