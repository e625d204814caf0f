import { lazy, type PropsWithChildren, Suspense } from 'react'
import { getDemoSettings } from '#db/demo/queries.ts'
import { usePayerLanguage, usePayerWords } from '#src/data/payer-words.ts'
import { useQuery } from '#src/data/use-query.ts'
import { payerLanguageNames } from '#db/text/payer-words/languages.ts'
import { DemoTag } from '#src/ui/demo-note.tsx'

const LanguageMenu = lazy(async () => ({
  default: (await import('./language-menu.tsx')).LanguageMenu,
}))

/** The customer's choice of a language, where the presenter offers the drafts (DEMO-31). */
export function PayerLanguageChoice() {
  const offered = useQuery(getDemoSettings)?.payerDrafts ?? false
  return (
    offered && (
      <Suspense fallback={null}>
        <LanguageMenu />
      </Suspense>
    )
  )
}

/** Says that the language is a draft. */
function DraftLine() {
  const language = usePayerLanguage()
  if (language === 'en') return null
  return (
    <p
      role="note"
      data-no-print
      className="flex flex-wrap items-baseline gap-x-2 px-gutter pt-2 text-sm text-muted"
    >
      <DemoTag />
      <span className="min-w-0 wrap-anywhere">
        <span lang={language}>{payerLanguageNames[language]}</span>: draft, to be read by a speaker
      </span>
    </p>
  )
}

/** Whose payment it is, at the foot of the checkout. */
export function CollectedBy() {
  const { words, lang } = usePayerWords('summary')
  return <span lang={lang}>{words.collects}</span>
}

/** The checkout's content. Shona and Ndebele join words that English parts, so they may break within one. */
export function PayerMain({ children }: PropsWithChildren) {
  const isDraft = usePayerLanguage() !== 'en'
  return (
    <>
      <DraftLine />
      <main
        id="main"
        tabIndex={-1}
        className={`mx-auto w-full max-w-[1040px] flex-1 px-gutter pt-2 pb-10 outline-none lg:pt-10 ${isDraft ? 'wrap-anywhere' : ''}`}
      >
        {children}
      </main>
    </>
  )
}
