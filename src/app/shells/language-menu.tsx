import { Check, Languages } from 'lucide-react'
import { useEffect, useState } from 'react'
import { nullable, picklist } from 'valibot'
import { keptAs } from '#src/data/kept.ts'
import { keptKeys } from '#src/data/kept-keys.ts'
import { speak, usePayerLanguage } from '#src/data/payer-words.ts'
import { loaded, refusalText } from '#src/data/run-action.ts'
import {
  type PayerLanguage,
  payerLanguageNames,
  payerLanguages,
} from '#db/text/payer-words/languages.ts'
import { inEnglish, loadLanguage } from '#db/text/payer-words/words.ts'
import { Menu } from '#src/ui/menu.tsx'
import { toast } from '#src/ui/toast.ts'

/** The payer's choice, kept on this device; null for English. */
const keptChoice = keptAs<PayerLanguage | null>(
  keptKeys.payerLanguage,
  nullable(picklist(payerLanguages)),
  () => null,
  { as: 'text' },
)

/** The languages of the customer's side. Leaving it, or taking back the drafts, speaks English again. */
export function LanguageMenu() {
  const spoken = usePayerLanguage()
  const [chosen, setChosen] = useState(() => keptChoice.read() ?? 'en')

  useEffect(() => {
    let current = true
    loaded(loadLanguage(chosen)).then(
      (language) => {
        if (current) speak(language)
      },
      async (error: unknown) => {
        if (current) toast.error(await refusalText(error))
      },
    )
    return () => {
      current = false
    }
  }, [chosen])
  useEffect(() => () => speak(inEnglish), [])

  function choose(language: PayerLanguage) {
    keptChoice.tryWrite(language === 'en' ? null : language)
    setChosen(language)
  }
  return (
    <Menu
      label={`Language: ${payerLanguageNames[spoken]}`}
      trigger={<Languages strokeWidth={1.75} aria-hidden className="size-5 text-muted" />}
      items={payerLanguages.map((language) => ({
        label: payerLanguageNames[language],
        demo: language !== 'en',
        icon: <Check aria-hidden className={language === spoken ? '' : 'invisible'} />,
        onSelect: () => choose(language),
      }))}
    />
  )
}
