import { createContext, use, type ReactNode } from 'react'

/** What the app puts on the right of these screens' header: the theme is the app's own. */
export const HeaderTools = createContext<ReactNode>(null)

export const useHeaderTools = (): ReactNode => use(HeaderTools)
