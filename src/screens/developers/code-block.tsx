import { named } from '#db/text/typed-text.ts'
import { Copy } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { type Codes, type Language, languages } from '#src/rules/api/code/languages.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-share.tsx'
import { deviceStorage } from '#src/ui/browser-storage.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { createStore } from '#src/ui/store.ts'

const key = 'paid-code-language'
const usual: Language = 'curl'
const chosen = createStore<Language | null>(null)

function remembered(): Language {
  const text = deviceStorage.read(key)
  return languages.find(({ value }) => value === text)?.value ?? usual
}

/** The page is drawn at build time too, where there is no choice to read. */
const current = (): Language => chosen.get() ?? remembered()

function chooseLanguage(language: Language): void {
  chosen.set(language)
  // Where it can't be stored, the choice lasts until the page is closed.
  deviceStorage.tryWrite(key, language)
}

const useLanguage = (): Language => useSyncExternalStore(chosen.subscribe, current, () => usual)

interface Props {
  title: string
  code: string
  byLanguage?: boolean
}

export function CodeSample({ title, code, byLanguage = false }: Props) {
  const language = useLanguage()
  return (
    <figure className="min-w-0 overflow-hidden rounded-card border border-line bg-surface">
      <figcaption className="flex min-h-13 flex-wrap items-center gap-x-2 border-b border-line py-0.5 pr-1 pl-4 text-sm font-semibold">
        <span className="mr-auto min-w-0 py-1 [overflow-wrap:anywhere]">{title}</span>
        <span className="ml-auto flex max-w-full items-center" data-no-print>
          {byLanguage && (
            <Segmented
              label={named`Language of ${title}`}
              value={language}
              onChange={chooseLanguage}
              options={languages}
            />
          )}
          <IconButton
            label={named`Copy: ${title}`}
            icon={<Copy aria-hidden />}
            onClick={() => void copyAndSay(code)}
          />
        </span>
      </figcaption>
      <pre
        tabIndex={0}
        role="group"
        aria-label={title}
        className="overflow-x-auto p-4 font-mono text-[0.8125rem]/relaxed -outline-offset-3 print:whitespace-pre-wrap"
      >
        <code>{code}</code>
      </pre>
    </figure>
  )
}

export function CodesBlock({ title, codes }: { title: string; codes: Codes }) {
  return <CodeSample title={title} code={codes[useLanguage()]} byLanguage />
}
