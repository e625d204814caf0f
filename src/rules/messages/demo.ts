import { isolating } from '#db/text/typed-text.ts'

/** Messages about what the presenter's controls do. */
export const controlMessages = {
  kioskEnded: 'Kiosk ended',
  largeMerchantMade: 'Large merchant created',
  nothingToPay: 'No payment link can be paid',
} as const

/** Messages about links that open the demo on another device. */
export const demoLinkMessages = {
  copied: 'Demo link copied',
  wouldShare: 'The demo link would be shared',
  tooLongForQr: 'This is too long for a QR code. Share the link instead.',
} as const

/** Messages about the business that the demo is made for. */
export const demoMessages = isolating({
  made: (name: string) => `The demo is now ${name}`,
  madeElsewhere: (name: string) => `Another tab made the demo ${name}.`,
  wouldMake: (name: string) => `The demo would be made ${name}. Nothing would be lost`,
  restored: (name: string) => `Back to ${name}`,
  restoredElsewhere: (name: string) => `Another tab went back to ${name}.`,
  wouldRestore: (name: string) => `The demo would go back to ${name}`,
  pictureUnreadable: (file: string) => `${file} can’t be opened. Choose another image.`,
  shared: (name: string) => `A demo of Paid for ${name}`,
  tooLongForLink: 'This business is too long for a link. Shorten some names or remove an item.',
  linkTitle: 'Demo link',
  noScenario: 'There is no such scenario in this version of Paid. Nothing was changed.',
  asksFirst: (owner: string, town: string) =>
    `A demo for ${owner} in ${town}. It replaces what is on this device, and you can undo that.`,
  opening: 'Getting the demo ready.',
  already: (name: string) => `The demo is already ${name}`,
} as const)
