interface Props {
  size?: number
  className?: string
}

/** The arms of the tick, in a box 16 square. */
export const tickArms = ['M.8 7v4.2l4.7 4.2v-4.2z', 'M6.1 11.2v4.2L15.2 5.4V1z'] as const

export function Chevron({ size = 16, className = '' }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="currentColor"
      aria-hidden
      className={className}
    >
      <path d="M3.5 1h4.6l5.6 6.6H9.1zM9.1 8.4h4.6L8.1 15H3.5z" />
    </svg>
  )
}

export function Tick({ size = 16, className = '' }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="currentColor"
      aria-hidden
      className={className}
    >
      <path d={tickArms.join('')} />
    </svg>
  )
}

/** The gold chevron that turns and becomes the green tick. */
export function TurningTick({ size = 16, className = '' }: Props) {
  const [short, long] = tickArms
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="currentColor"
      aria-hidden
      className={`turning-tick text-success ${className}`}
    >
      <g>
        <path d={short} />
        <path d={long} />
      </g>
    </svg>
  )
}
