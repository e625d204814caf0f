import { methodTiles } from './method-tiles.ts'

/** What a customer dials on any phone, with no data (spec §9). */
export const ussdProviders = [
  { id: 'ecocash', name: methodTiles.ecocash.name, code: '*151*200*5#' },
  { id: 'onemoney', name: methodTiles.onemoney.name, code: '*210*95#' },
  { id: 'innbucks', name: methodTiles.innbucks.name, code: '*483*44#' },
] as const

/** What a customer types in as the reference: 'ZW' and the link's id (spec §9). */
export const ussdReference = (linkId: string): string => `ZW${linkId}`

interface Instructions {
  linkId: string
  name: string
  merchantName: string
  /** As it is read: `$18.00`, or what the customer may choose. */
  amount: string
}

/** The whole of it as a message to a customer. */
export function ussdInstructions({ linkId, name, merchantName, amount }: Instructions): string {
  return [
    `Pay ${merchantName} for ${name} from any phone, with no data.`,
    '',
    '1. Dial the code of your wallet:',
    ...ussdProviders.map((provider) => `   ${provider.name}: ${provider.code}`),
    `2. Type in the reference: ${ussdReference(linkId)}`,
    `3. Amount: ${amount}`,
    '4. Confirm with your PIN.',
  ].join('\n')
}
