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
      className={`grid size-9 flex-none place-items-center text-[0.8125rem] font-semibold ${looks[of]}`}
    >
      {initials(name)}
    </span>
  )
}
