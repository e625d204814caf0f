import { initials } from './initials.ts'

const looks = {
  merchant: 'rounded-full bg-primary-soft text-on-primary-soft',
  staff: 'rounded-control bg-text text-bg',
}

interface Props {
  name: string
  /** The platform's own people have a mark of their own: initials may be the same. */
  of?: keyof typeof looks
}

/** A person or a business by its initials; the name itself stands beside it. */
export function Avatar({ name, of = 'merchant' }: Props) {
  return (
    <span
      aria-hidden
      className={`grid size-[clamp(36px,10vw,2.25rem)] flex-none place-items-center text-[min(0.8125rem,4vw)] font-semibold ${looks[of]}`}
    >
      {initials(name)}
    </span>
  )
}
