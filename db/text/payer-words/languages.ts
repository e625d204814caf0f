import * as v from 'valibot'

/** The languages of the customer's side, by their ISO 639 codes. Only English is not a draft. */
export const payerLanguages = ['en', 'sn', 'nd'] as const
export type PayerLanguage = (typeof payerLanguages)[number]

/** What each language calls itself. */
export const payerLanguageNames: Record<PayerLanguage, string> = {
  en: 'English',
  sn: 'chiShona',
  nd: 'isiNdebele',
}

/** The language of what is stored in a draft; omitted for English. */
export const draftLanguage = v.picklist(['sn', 'nd'])

/** Returns the field of a row that keeps its language: none for English. */
export const inLanguage = (
  language: PayerLanguage,
): { language?: v.InferOutput<typeof draftLanguage> } => (language === 'en' ? {} : { language })

/** A payment as far as its payer's language depends on it. */
interface PaidIn {
  date: string
  language?: PayerLanguage | undefined
}

/**
 * Returns the language of a message to the payer of some payments, successful or not: that of the last one; English for one
 * who has not paid. DEMO-31.
 */
export function messageLanguage(payments: readonly PaidIn[]): PayerLanguage {
  const last = payments.reduce<PaidIn | undefined>(
    (latest, each) => (latest && latest.date > each.date ? latest : each),
    undefined,
  )
  return last?.language ?? 'en'
}
