import { Skeleton } from '#src/ui/skeleton.tsx'

/** A payment, or the form to pay, that is still being read. */
export function Opening() {
  return (
    <div aria-busy className="mx-auto max-w-[520px] animate-late">
      <p role="status" className="sr-only">
        Loading payment
      </p>
      <Skeleton className="h-120 rounded-card" />
    </div>
  )
}
