import { countOpenMatters } from '#db/disputes/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { formatCount } from '#src/rules/format.ts'
import { pathTo } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Count } from '#src/ui/count.tsx'

/** Links to the cases and the disputes, with the number of undecided ones. */
export function MatterLinks() {
  const open = useQuery(countOpenMatters)
  const links = [
    { path: pathTo('cases'), label: 'Cases', count: open?.cases },
    { path: pathTo('console-disputes'), label: 'Disputes', count: open?.disputes },
  ]
  return links.map(({ path, label, count }) => (
    <ButtonLink key={path} variant="ghost" to={path}>
      {label}
      {count === undefined ? (
        // Reserves the width of the count, so that the buttons do not wrap later.
        <span className="invisible" aria-hidden>
          <Count>0</Count>
        </span>
      ) : (
        count > 0 && <Count>{formatCount(count)}</Count>
      )}
    </ButtonLink>
  ))
}
