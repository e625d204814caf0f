import { Tick } from './glyphs.tsx'

/** What is well, in a list where nearly all is: plain, so that a filled badge is left to what is not. */
export function QuietOk({ label }: { label: string }) {
  return (
    <span className="inline-flex min-h-6 flex-none items-center gap-1.5 text-sm whitespace-nowrap text-success [&_svg]:size-3 [&_svg]:flex-none">
      <Tick />
      {label}
    </span>
  )
}
