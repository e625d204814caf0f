import type { Entry } from './search/find-parts.ts'

interface Props {
  id: string
  found: readonly Entry[]
  /** The place of the one that Enter goes to. */
  at: number
  onChoose: (entry: Entry) => void
}

export const resultId = (id: string, at: number): string => `${id}-${at}`

/** What was found, below the field. The focus stays in that. */
export function SearchResults({ id, found, at, onChoose }: Props) {
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-[min(26rem,60dvh)] animate-appear overflow-y-auto overscroll-contain rounded-xl border border-line bg-raised p-1.5 shadow-menu">
      {found.length === 0 && (
        <p className="px-3 py-2.5 text-sm text-muted">Nothing found. Try another word.</p>
      )}
      <div id={id} role="listbox" aria-label="Found in the documentation">
        {found.map((entry, place) => (
          <button
            key={entry.to}
            type="button"
            id={resultId(id, place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(entry)}
            ref={(row) => {
              if (place === at) row?.scrollIntoView({ block: 'nearest' })
            }}
            className="block min-h-11 w-full rounded-control px-3 py-1.5 text-left hover:bg-hover aria-selected:bg-selected"
          >
            <span className="block font-semibold">{entry.heading}</span>
            <span className="block text-sm text-muted">{entry.page}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
