interface Props {
  thin?: boolean
  /** The upper row alone. */
  single?: boolean
  /** In stone, without colour. */
  quiet?: boolean
  className?: string
}

/** The double chevron band that crowns something finished. At most one in view. */
export function Course({ thin, single, quiet, className = '' }: Props) {
  return (
    <div
      aria-hidden
      className={`course ${thin ? 'course-thin' : ''} ${single ? 'course-single' : ''} ${quiet ? 'course-quiet' : ''} ${className}`}
    />
  )
}
