import { createContext, use, type ReactNode } from 'react'

/** Content that the app adds to the right of the header, because the theme toggle belongs to the app. */
export const HeaderTools = createContext<ReactNode>(null)

export const useHeaderTools = (): ReactNode => use(HeaderTools)
