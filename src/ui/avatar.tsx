import { initials } from './initials.ts'

/** A person or a business by its initials; the name itself stands beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-9 flex-none place-items-center rounded-full bg-primary-soft text-[0.8125rem] font-semibold text-on-primary-soft"
    >
      {initials(name)}
    </span>
  )
}
