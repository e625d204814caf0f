import { ShieldCheck } from 'lucide-react'

/** The compliance banner beside the local methods (spec §2 Landing). */
export function ComplianceBanner() {
  return (
    <div className="flex items-start gap-3 rounded-card border border-line bg-surface px-5 pt-4 pb-4.5">
      <ShieldCheck size={20} aria-hidden className="mt-0.5 flex-none text-success" />
      <div>
        <h3 className="text-base">Central bank compliant</h3>
        <p className="mt-0.5 text-sm text-muted">
          Built to Reserve Bank of Zimbabwe payment rules, with every approval on record.
        </p>
      </div>
    </div>
  )
}
