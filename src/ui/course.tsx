/** The two leaning stones of a chevron, in a box 24 wide and 18 high; the second is fainter. */
export const courseStones = ['M.5 10 11.4 0v8L.5 18z', 'M23.5 10 12.6 0v8l10.9 10z'] as const

interface CourseProps {
  /** The rows are laid as it appears, the lower one first. */
  laid?: boolean
  className?: string
}

/** The double chevron band that marks something finished. At most one in view. */
export function Course({ laid = false, className = '' }: CourseProps) {
  return <div aria-hidden className={`course ${laid ? 'course-laid' : ''} ${className}`} />
}
