import { isolating } from '../typed-text.ts'
import { english } from './english.ts'
import type { PayerLanguage } from './languages.ts'

export type PayerWords = typeof english
export type PayerPart = keyof PayerWords

/** What the payer is told in the words of everybody's messages, which have the English: a draft has them whole. */
export interface SharedWords {
  copied: string
  copyRefused: string
  saved: (file: string) => string
  reported: (id: string) => string
  noCode: string
  resend: string
  resendIn: (seconds: number) => string
  resent: string
}

/** Why a payment was refused or failed, by code; what became of the money is said after it. */
type RefusedWords = Readonly<
  Record<string, ((details: Record<string, string>) => string) | undefined>
>

/** The words of another language: what it lacks is shown in English. */
export type Draft = { readonly [Part in PayerPart]?: Partial<PayerWords[Part]> } & {
  readonly shared?: SharedWords
  readonly refused?: RefusedWords
}

/** A language as it is spoken: its words, and the parts that are wholly in it. */
export interface SpokenLanguage {
  language: PayerLanguage
  words: PayerWords
  whole: ReadonlySet<PayerPart>
  /** Undefined in English. */
  shared: SharedWords | undefined
  refused: RefusedWords
}

const parts = Object.keys(english) as PayerPart[]

const loads = {
  sn: async (): Promise<Draft> => (await import('./shona.ts')).shona,
  nd: async (): Promise<Draft> => (await import('./ndebele.ts')).ndebele,
}

const hasWhole = (draft: Draft, part: PayerPart): boolean =>
  Object.keys(english[part]).every((key) => key in (draft[part] ?? {}))

/** Returns a draft's words, with the English ones in place of those that it lacks. DEMO-31. */
function speaking(language: PayerLanguage, draft: Draft): SpokenLanguage {
  const words = Object.fromEntries(
    parts.map((part) => [part, { ...english[part], ...draft[part] }]),
  ) as PayerWords
  return {
    language,
    words: isolating(words),
    whole: new Set(parts.filter((part) => hasWhole(draft, part))),
    shared: draft.shared && isolating(draft.shared),
    refused: isolating(draft.refused ?? {}),
  }
}

export const inEnglish: SpokenLanguage = speaking('en', english)

/** Loads a language's words. Rejects when its script can't be loaded. */
export const loadLanguage = async (language: PayerLanguage): Promise<SpokenLanguage> =>
  language === 'en' ? inEnglish : speaking(language, await loads[language]())
