/** The double chevron band that marks something finished. At most one in view. */
export function Course({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`course ${className}`} />
}
