import { Tab, TabGroup, TabList } from '@headlessui/react'
import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Count } from './badge.tsx'
import { scrollToMiddle } from './viewport.ts'

interface Props<Id extends string> {
  label: string
  value: Id
  onChange: (id: Id) => void
  tabs: readonly { id: Id; label: string; count?: string }[]
  /** Pages of the same kind, after the tabs. */
  links?: readonly TabLinkProps[]
}

const tabLook =
  'inline-flex min-h-11 flex-none items-center gap-2 border-b-3 border-transparent px-3 font-medium whitespace-nowrap text-muted -outline-offset-3 hover:text-text'

interface TabLinkProps {
  to: string
  label: string
  count?: string | undefined
  current?: boolean
}

/** A page that looks like a tab. */
export const TabLink = ({ to, label, count, current = false }: TabLinkProps) => (
  <Link
    to={to}
    aria-current={current ? 'page' : undefined}
    className={`${tabLook} aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-text forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]`}
  >
    {label}
    {count !== undefined && <Count>{count}</Count>}
  </Link>
)

// A page has at most one set of tabs.
const tabId = (id: string) => `tab-${id}`

/** Views of one page; the content goes into a `TabPanel`. */
export function Tabs<Id extends string>({ label, value, onChange, tabs, links }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // By its id: the library selects it only after this effect.
    scrollToMiddle(list.current, document.querySelector(`#${CSS.escape(tabId(value))}`))
  }, [value])

  return (
    <TabGroup
      as={Fragment}
      selectedIndex={tabs.findIndex(({ id }) => id === value)}
      onChange={(index) => {
        const next = tabs[index]
        if (next) onChange(next.id)
      }}
    >
      <div
        ref={list}
        className="relative flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line px-1 pt-1 [scrollbar-width:none] max-md:mask-r-from-[calc(100%-36px)] max-md:pr-9"
      >
        <TabList aria-label={label} className="flex gap-1">
          {tabs.map(({ id, label: name, count }) => (
            <Tab
              key={id}
              id={tabId(id)}
              className={`${tabLook} data-selected:border-accent data-selected:font-semibold data-selected:text-text forced-colors:border-[Canvas] forced-colors:data-selected:border-[Highlight]`}
            >
              {name}
              {count !== undefined && <Count>{count}</Count>}
            </Tab>
          ))}
        </TabList>
        {links?.map((link) => (
          <TabLink key={link.to} {...link} />
        ))}
      </div>
    </TabGroup>
  )
}

interface PanelProps {
  /** The id of the selected tab. */
  tab: string
  className?: string
  children: ReactNode
}

/** One panel for all tabs: the library's separate panels would render their shared content again. */
export function TabPanel({ tab, className = '', children }: PanelProps) {
  return (
    <div role="tabpanel" aria-labelledby={tabId(tab)} className={className}>
      {children}
    </div>
  )
}
