import type { ReactNode } from 'react'
import type { Merchant } from '#db/merchants/schemas.ts'
import { byline, contactLines, invoiceKind } from '#src/rules/business.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Course } from '#src/ui/wall.tsx'

interface Props {
  /** Sent: draws the top course over the finished sheet. */
  finished?: boolean
  children: ReactNode
}

export function Paper({ finished = false, children }: Props) {
  return (
    <div className="paper min-w-0 overflow-hidden rounded-badge border border-line bg-raised text-text shadow-card">
      {finished && <Course />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-4 py-5 md:gap-8 md:px-10 md:py-9">
        {children}
      </div>
    </div>
  )
}

interface PaperHeadProps {
  merchant: Pick<Merchant, 'name' | 'address' | 'phone' | 'email' | 'tin' | 'vatNumber' | 'brand'>
  number: string
  isDraft: boolean
}

export function PaperHead({ merchant, number, isDraft }: PaperHeadProps) {
  const { name, brand } = merchant
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <div className="mb-2 flex">
          <Avatar name={name} of="business" picture={brand?.picture} />
        </div>
        <p className="text-lg font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere text-muted">
          {contactLines(merchant).join('\u00a0· ')}
        </p>
      </div>
      <div className="ml-auto text-right">
        <p className="text-sm text-muted">{invoiceKind(merchant)}</p>
        <p className="text-lg font-semibold tabular-nums">{isDraft ? 'Draft' : number}</p>
        {isDraft && <p className="text-sm text-muted">Will be {number} once sent</p>}
      </div>
    </header>
  )
}

/** The foot of a paper: what it is not, and whose product made it. */
export function PaperFoot({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-sm text-subtle">
      <span>{children}</span>
      <span>{byline}</span>
    </p>
  )
}
