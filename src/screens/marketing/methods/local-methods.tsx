import { ShieldCheck } from 'lucide-react'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { useMethodList } from './method-list.ts'

/** The compliance banner beside the local methods (SITE-1). */
export function ComplianceBanner() {
  return (
    <div className="flex items-start gap-3 rounded-card border border-line bg-surface px-3.5 py-2.5 md:px-5 md:py-4">
      <ShieldCheck size={20} aria-hidden className="mt-0.5 flex-none text-success" />
      <div>
        <h3 className="text-[0.9375rem]/5 md:text-base">Central bank compliant</h3>
        <p className="mt-0.5 text-[0.8125rem]/4.5 text-muted md:text-sm">
          Built to Reserve Bank of Zimbabwe payment rules, with every approval on record.
        </p>
      </div>
    </div>
  )
}

/** The payment methods with their fees; on a phone two beside one another. */
export function LocalMethods() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.75rem),1fr))] gap-x-4 rounded-card border border-line bg-surface px-3.5 py-2 shadow-card md:grid-cols-1 md:px-0 md:py-0 print:break-inside-avoid">
      {useMethodList().map(({ tile, name, how, kind, fee }) => (
        <li
          key={name}
          className="flex min-w-0 items-center gap-x-2.5 border-line py-1 md:gap-x-3.5 md:border-t md:px-6 md:py-3 md:first:border-t-0"
        >
          <MonogramTile text={tile.text} tone={tile.tone} size="sm" />
          <div className="flex min-w-0 flex-1 flex-col gap-x-3.5 md:flex-row md:items-center">
            <div className="min-w-0 md:flex-1">
              <p className="text-[0.9375rem]/5 font-semibold md:text-base">{name}</p>
              <p className="text-sm text-muted max-md:hidden">{how}</p>
            </div>
            <p className="w-32.5 text-sm text-subtle max-lg:hidden">{kind}</p>
            <p className="text-sm/4.5 whitespace-nowrap text-muted tabular-nums md:text-right md:text-base md:font-semibold md:text-text lg:w-28">
              {fee}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
