import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'wouter'
import { pathTo } from '#src/routes/paths.ts'
import { Button } from '#src/ui/button.tsx'

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
