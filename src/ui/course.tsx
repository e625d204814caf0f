/** The double chevron band that crowns something finished. At most one in view. */
export function Course({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`course ${className}`} />
}
