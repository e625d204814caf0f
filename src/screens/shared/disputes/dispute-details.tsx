import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { DisputeListing } from '#db/disputes/queries.ts'
import type { DisputeStatus, Evidence } from '#db/disputes/schemas.ts'
import {
  type DisputeReader,
  disputeReasonNames,
  disputeStatuses,
  disputeText,
} from '#src/rules/cases.ts'
import { formatMoment, formatMoney } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { LazyDocumentPreview } from '#src/screens/shared/documents/document-dialogs.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { DetailList, DetailPanel, DetailSection } from '#src/ui/detail-panel.tsx'
import { useShown } from '#src/ui/lazy-dialog.tsx'
import { RowSheet } from '#src/ui/route-sheet.tsx'

const heldTexts: Record<DisputeStatus, string> = {
  evidence: 'Held until decided',
  review: 'Held until decided',
  won: 'Released',
  lost: 'Refunded to the cardholder',
}

interface DisputeDetailsProps {
  dispute: DisputeListing
  reader: DisputeReader
  /** The address of the payment's details; left out for a person who may not open them. */
  paymentPath: string | undefined
  fileAction?: (file: Evidence) => ReactNode
  children?: ReactNode
}

/** A dispute with its evidence, as both sides see it. */
export function DisputeDetails({
  dispute,
  reader,
  paymentPath,
  fileAction,
  children,
}: DisputeDetailsProps) {
  const { transactionId, merchant, payment, amount, currency, status } = dispute
  const { openedAt, reason, claim, statement, sentAt, evidence, decidedAt, decidedBy } = dispute
  const { tone, label } = disputeStatuses[status]
  const preview = useShown<Evidence>()
  const method = payment && `${methodTiles[payment.paymentMethod].name} ${payment.account}`
  return (
    <DetailPanel>
      <div>
        <p className="text-3xl font-semibold tabular-nums">{formatMoney(amount, currency)}</p>
        <p className="mt-0.5 text-muted">{heldTexts[status]}</p>
      </div>
      <Banner tone={tone} title={label}>
        {disputeText(dispute, reader)}
      </Banner>
      <DetailSection title={reader === 'staff' ? 'The cardholder' : 'The cardholder’s reason'}>
        <p className="font-medium">{disputeReasonNames[reason]}</p>
        {claim && <p className="mt-1 wrap-anywhere whitespace-pre-line">“{claim}”</p>}
      </DetailSection>
      <DetailSection title={reader === 'staff' ? named`Evidence of ${merchant}` : 'Your evidence'}>
        {statement && <p className="mb-3 wrap-anywhere whitespace-pre-line">“{statement}”</p>}
        {evidence.length === 0 ? (
          <p className="text-muted">No files{status === 'evidence' ? ' yet' : ''}.</p>
        ) : (
          <ul aria-label="Evidence">
            {evidence.map((file) => (
              <li
                key={file.id}
                className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-1.5 first:border-t-0"
              >
                <span className="min-w-0 flex-1 basis-40">
                  <span className="block font-medium wrap-anywhere">{file.name}</span>
                  <span className="text-sm text-muted tabular-nums">
                    {file.size} · {formatMoment(file.uploadedAt)}
                  </span>
                </span>
                <span className="flex">
                  <Button variant="ghost" size="sm" onClick={() => preview.show(file)}>
                    View<span className="sr-only"> {file.name}</span>
                  </Button>
                  {fileAction?.(file)}
                </span>
              </li>
            ))}
          </ul>
        )}
        {children}
      </DetailSection>
      <DetailSection title="Details">
        <DetailList
          items={[
            {
              term: 'Payment',
              value:
                paymentPath === undefined ? (
                  transactionId
                ) : (
                  <Link
                    to={paymentPath}
                    className="font-medium text-primary-text underline underline-offset-4"
                  >
                    {transactionId}
                  </Link>
                ),
            },
            { term: 'Customer', value: payment?.customer ?? 'Unknown' },
            ...(method ? [{ term: 'Card', value: method }] : []),
            { term: 'Merchant', value: merchant },
            { term: 'Opened', value: formatMoment(openedAt) },
            ...(sentAt ? [{ term: 'Evidence sent', value: formatMoment(sentAt) }] : []),
            ...(decidedAt
              ? [{ term: 'Decided', value: `${formatMoment(decidedAt)}, ${decidedBy ?? ''}` }]
              : []),
          ]}
        />
      </DetailSection>
      {preview.of && <LazyDocumentPreview document={preview.of} {...preview.layer} />}
    </DetailPanel>
  )
}

interface DisputeSheetProps {
  id: string
  /** The path of the list below the sheet. */
  list: string
  dispute: DisputeListing | null | undefined
  footer?: ReactNode
  children: (dispute: DisputeListing) => ReactNode
}

/** One dispute, in a sheet over its list with its own address. */
export function DisputeSheet({ id, list, dispute, footer, children }: DisputeSheetProps) {
  return (
    <RowSheet
      list={list}
      title={id}
      description={dispute ? disputeReasonNames[dispute.reason] : undefined}
      footer={footer}
      row={dispute}
      loading="Loading dispute"
      none={{ title: 'Dispute not found', text: 'There is no dispute with this ID.' }}
    >
      {children}
    </RowSheet>
  )
}
