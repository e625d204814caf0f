/** A placeholder block; give it the size of the content. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`skeleton block ${className}`} />
}

interface RowsProps {
  rows: number
  /** The loading label, such as "Loading merchants". */
  label: string
  /** The rows have buttons below their text on phones. */
  tall?: boolean
}

/** Placeholder rows, hidden for the first 150 ms because most reads take less. */
export function SkeletonRows({ rows, label, tall = false }: RowsProps) {
  return (
    <div aria-busy className="animate-late">
      <p role="status" className="sr-only">
        {label}
      </p>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className={`flex min-h-17 items-center gap-3 border-t border-line px-card first-of-type:border-t-0 ${tall ? 'max-md:min-h-32' : ''}`}
        >
          <Skeleton className="size-10 flex-none rounded-control" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3 w-1/4" />
          </span>
          <Skeleton className="h-4 w-1/6" />
        </div>
      ))}
    </div>
  )
}
