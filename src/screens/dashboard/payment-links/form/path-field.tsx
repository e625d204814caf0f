import { getCheckout } from '#db/links/checkout-queries.ts'
import type { PaymentLink } from '#db/links/schemas.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useBoundText } from '#src/forms/bound-field.ts'
import { shownAddress } from '#src/rules/links.ts'
import { TextField } from '#src/ui/text-field.tsx'

/** The end of a link's address, with the full address below; warns at once when another link uses it. */
export function PathField({ link }: { link: PaymentLink | undefined }) {
  const bound = useBoundText()
  const path = bound.value.trim().toLowerCase()
  const other = useQuery(async (db) => (path === '' ? null : await getCheckout(db, path)), [path])
  const taken = other && other.link.id !== link?.id && other.link.path === path
  const empty = link
    ? `Left empty, it stays ${link.path}.`
    : 'Left empty, it is made from the name.'
  const moved = link && path !== '' && path !== link.path
  return (
    <TextField
      {...bound}
      label="Custom Link Path (optional)"
      prefix={
        <>
          <span className="max-md:sr-only">{location.host}</span>
          {shownAddress('').slice(location.host.length)}
        </>
      }
      error={bound.error ?? (taken ? `Another link ends in ${path} already` : undefined)}
      hint={
        path === ''
          ? empty
          : moved
            ? `${shownAddress(path)}. Codes and addresses handed on before stop working.`
            : shownAddress(path)
      }
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
