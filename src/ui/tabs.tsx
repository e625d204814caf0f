import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Count } from './count.tsx'
import { scrollToMiddle } from './scroll-to-middle.ts'

interface Props<Id extends string> {
  label: string
  value: Id
  onChange: (id: Id) => void
  tabs: readonly { id: Id; label: string; count?: string }[]
}

// A page has one set of tabs.
const tabId = (id: string) => `tab-${id}`
const panelId = 'tab-panel'

/**
 * Views of one page; the content goes into a `TabPanel`. A library's tabs would bring 8 KB gzip to the first scripts of
 * their screens for what `move` does here.
 */
export function Tabs<Id extends string>({ label, value, onChange, tabs }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    scrollToMiddle(list.current, list.current?.querySelector('[aria-selected=true]'))
  }, [value])

  function move(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.id === value)
    const places: Record<string, number> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
    }
    const place = places[event.key]
    const next = place === undefined ? undefined : tabs.at(place)
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(tabId(next.id))?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className="relative flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line px-1 pt-1 [scrollbar-width:none] max-md:mask-r-from-[calc(100%-36px)] max-md:pr-9"
    >
      {tabs.map((tab) => {
        const selected = tab.id === value
        return (
          <button
            key={tab.id}
            id={tabId(tab.id)}
            type="button"
            role="tab"
            aria-selected={selected}
            aria-controls={selected ? panelId : undefined}
            tabIndex={selected ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={`inline-flex min-h-11 flex-none items-center gap-2 border-b-3 px-3 whitespace-nowrap -outline-offset-3 ${selected ? 'border-accent font-semibold text-text forced-colors:border-[Highlight]' : 'border-transparent font-medium text-muted hover:text-text forced-colors:border-[Canvas]'}`}
          >
            {tab.label}
            {tab.count !== undefined && <Count>{tab.count}</Count>}
          </button>
        )
      })}
    </div>
  )
}

interface PanelProps {
  /** The id of the chosen tab. */
  tab: string
  className?: string
  children: ReactNode
}

export function TabPanel({ tab, className = '', children }: PanelProps) {
  return (
    <div id={panelId} role="tabpanel" aria-labelledby={tabId(tab)} className={className}>
      {children}
    </div>
  )
}
