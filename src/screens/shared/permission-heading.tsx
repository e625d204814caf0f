import { Th } from '#src/ui/list/table.tsx'

interface Props {
  name: string
  /** What it allows. */
  deed: string
}

/** The heading of a permission's row in a table of roles. */
export function PermissionHeading({ name, deed }: Props) {
  return (
    <Th
      scope="row"
      className="h-auto! border-b-0! py-3 text-[0.9375rem]! whitespace-normal! text-text!"
    >
      {name}
      <span className="block text-sm font-normal text-muted first-letter:uppercase">{deed}</span>
    </Th>
  )
}
