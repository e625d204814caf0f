import { methodTiles } from '#src/rules/transactions.ts'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { FeatureBox } from './feature-box.tsx'
import { InvoicePicture } from './invoice-picture.tsx'
import { LinkPicture } from './link-picture.tsx'
import { SharePicture } from './share-picture.tsx'

/** What the platform does, and the payment methods that it supports (spec §1, §2). */
export function Features() {
  return (
    <>
      <div
        id="all-features"
        tabIndex={-1}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:grid-rows-2"
      >
        <FeatureBox
          id="payment-links"
          title="Payment links"
          text="Send a link, print a QR code, or read out a USSD code. Your customer needs no app, and no data."
          className="md:row-span-2"
        >
          <LinkPicture />
        </FeatureBox>
        <FeatureBox
          id="invoicing"
          title="Invoicing"
          text="Bill in USD or ZWL and see who has opened, who has paid."
        >
          <InvoicePicture />
        </FeatureBox>
        <FeatureBox
          title="Real-time analytics and reports"
          text="See each method’s share as it comes in. Export PDF, CSV or Excel."
        >
          <SharePicture />
        </FeatureBox>
      </div>
      <h3 className="sr-only">Supported payment methods</h3>
      <ul className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-1 lg:flex lg:justify-between lg:gap-3">
        {Object.values(methodTiles).map(({ name, text, tone }) => (
          <li
            key={name}
            className="flex min-h-11 items-center gap-2.5 text-[0.9375rem] font-medium"
          >
            <MonogramTile text={text} tone={tone} size="sm" />
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}
