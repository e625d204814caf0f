import { named } from '#db/text/typed-text.ts'
import { Copy } from 'lucide-react'
import { picklist } from 'valibot'
import { keptAs } from '#src/data/kept.ts'
import { keptKeys } from '#src/data/kept-keys.ts'
import { type Codes, type Language, languages } from '#src/rules/api/code/languages.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-share.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Segmented } from '#src/ui/segmented.tsx'

const chosen = keptAs<Language>(
  keptKeys.codeLanguage,
  picklist(languages.map(({ value }) => value)),
  () => 'curl',
  { as: 'text' },
)

interface Props {
  title: string
  code: string
  byLanguage?: boolean
}

export function CodeSample({ title, code, byLanguage = false }: Props) {
  const language = chosen.use()
  return (
    <figure className="min-w-0 overflow-hidden rounded-card border border-line bg-surface">
      <figcaption className="flex min-h-13 flex-wrap items-center gap-x-2 border-b border-line py-0.5 pr-1 pl-4 text-sm font-semibold">
        <span className="mr-auto min-w-0 py-1 [overflow-wrap:anywhere]">{title}</span>
        <span className="ml-auto flex max-w-full items-center" data-no-print>
          {byLanguage && (
            <Segmented
              label={named`Language of ${title}`}
              value={language}
              onChange={chosen.choose}
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
  return <CodeSample title={title} code={codes[chosen.use()]} byLanguage />
}
