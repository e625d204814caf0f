import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'
import { whenLayersClosed } from '../history-layers.ts'
import { cameFromList, overList } from '../route-sheet.tsx'
import { useLast } from '../dialog-host.tsx'

interface OpenedRow {
  /** The row that is open, or was last; undefined before the first. */
  id: string | undefined
  open: boolean
  /** Opens a row, or moves from the open one to it. */
  show: (id: string) => void
  close: () => void
}

/**
 * The row of a list that is open over it, in a parameter of the list's address such as `?review=M-026`: a reload keeps
 * it and Back closes it. Its dialog has `hasAddress`.
 */
export function useOpenedRow(parameter: string): OpenedRow {
  const [path, navigate] = useLocation()
  const id = new URLSearchParams(useSearch()).get(parameter)

  const go = useCallback(
    (next: string | null) => {
      whenLayersClosed(() => {
        const params = new URLSearchParams(location.search)
        const isOpen = params.has(parameter)
        if (next === null && isOpen && cameFromList()) return history.back()
        if (next === null) params.delete(parameter)
        else params.set(parameter, next)
        const query = params.toString()
        const state: unknown = isOpen && next !== null ? history.state : next && overList
        navigate(path + (query && `?${query}`), { replace: isOpen, state })
      })
    },
    [parameter, path, navigate],
  )
  return {
    id: useLast(id),
    open: id !== null,
    show: go,
    close: useCallback(() => go(null), [go]),
  }
}
