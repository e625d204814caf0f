import { ChevronRight } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useMayOpen } from '#src/data/actor.ts'
import type { Area, BuiltPath, PathId } from '#routes/paths.ts'
import { formatCount } from '#db/text/format.ts'
import { Count } from '#src/ui/badge.tsx'
import { entryIcons, groupIcons } from './nav-icons.ts'
import { type NavGroup, navGroups, useCurrentEntry } from './nav-entries.ts'

export type NavCounts = Partial<Record<PathId, number>>

interface Props {
  area: Area
  counts?: NavCounts
  /** Closes the drawer. */
  onChosen?: () => void
}

/** The look of an entry, also for what stands in line with them. */
export const entryLook =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 font-medium text-muted hover:bg-hover hover:text-text [&[aria-current]]:bg-hover [&[aria-current]]:font-semibold [&[aria-current]]:text-text dense:min-h-10'

function Entry({
  row,
  icon,
  count,
  onChosen,
}: {
  row: BuiltPath
  icon?: ReactNode
  count?: number | undefined
  onChosen?: (() => void) | undefined
}) {
  const { id, current } = useCurrentEntry()
  const here = id === row.id
  return (
    <li>
      <Link
        to={row.path}
        aria-current={here ? current : undefined}
        className={`${entryLook} text-[15px]`}
        onClick={onChosen}
      >
        {icon}
        <span className="whitespace-nowrap">{row.nav?.label ?? row.title}</span>
        <span className="ml-auto flex items-center gap-2">
          {count ? <Count>{formatCount(count)}</Count> : null}
          {here && !count && <span aria-hidden className="marker-chevron" />}
        </span>
      </Link>
    </li>
  )
}

function Group({ group, counts, onChosen }: { group: NavGroup } & Omit<Props, 'area'>) {
  const current = useCurrentEntry().id
  const here = group.rows.some(({ id }) => id === current)
  const [open, setOpen] = useState(here)
  const [before, setBefore] = useState(here)
  // Opens the group of the current screen when it was reached from elsewhere.
  if (here !== before) {
    setBefore(here)
    if (here) setOpen(true)
  }
  const Icon = groupIcons[group.label ?? '']
  return (
    <li>
      <button
        type="button"
        className={`${entryLook} text-[15px]`}
        aria-expanded={open}
        // Folded, it stands for the entry inside.
        aria-current={here && !open ? true : undefined}
        onClick={() => setOpen(!open)}
      >
        {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden />}
        <span>{group.label}</span>
        <ChevronRight
          size={18}
          strokeWidth={1.75}
          aria-hidden
          className={`ml-auto transition-transform duration-150 ${open ? 'rotate-90' : ''}`}
        />
      </button>
      {open && (
        <ul className="mt-0.5 ml-5 grid gap-0.5 border-l border-line pl-3">
          {group.rows.map((row) => (
            <Entry key={row.id} row={row} count={counts?.[row.id]} onChosen={onChosen} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Entries below a heading, all visible. */
function Section({ group, counts, onChosen }: { group: NavGroup } & Omit<Props, 'area'>) {
  const id = useId()
  return (
    <li className="pt-2">
      <p id={id} className="px-3 pb-0.5 text-xs font-medium text-subtle">
        {group.label}
      </p>
      <ul aria-labelledby={id} className="grid gap-0.5">
        {group.rows.map((row) => {
          const Icon = entryIcons[row.id]
          return (
            <Entry
              key={row.id}
              row={row}
              icon={Icon && <Icon size={18} strokeWidth={1.75} aria-hidden />}
              count={counts?.[row.id]}
              onChosen={onChosen}
            />
          )
        })}
      </ul>
    </li>
  )
}

/** The entries of an area's sidebar, used in the sidebar and in the drawer on phones. */
export function SidebarNav({ area, counts, onChosen }: Props) {
  const mayOpen = useMayOpen()
  return (
    <nav
      aria-label="Main"
      className="overflow-y-auto px-3 py-2 [scrollbar-color:var(--color-line-strong)_transparent]"
    >
      <ul className="grid gap-0.5">
        {navGroups(area, mayOpen).map((group) => {
          const [first] = group.rows
          const Labelled = area === 'console' ? Section : Group
          if (group.label || !first)
            return (
              <Labelled
                key={group.label}
                group={group}
                counts={counts ?? {}}
                {...(onChosen && { onChosen })}
              />
            )
          const Icon = entryIcons[first.id]
          return (
            <Entry
              key={first.id}
              row={first}
              icon={Icon && <Icon size={18} strokeWidth={1.75} aria-hidden />}
              count={counts?.[first.id]}
              onChosen={onChosen}
            />
          )
        })}
      </ul>
    </nav>
  )
}
