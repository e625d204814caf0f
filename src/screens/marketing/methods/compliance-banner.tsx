import { ShieldCheck } from 'lucide-react'

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
