import { useCallback } from 'react'
import { useLocation, useRouter } from 'wouter'

/** Returns a function that navigates like a link: a form with unsaved edits asks first. */
export function useFollow(): (path: string) => void {
  const [, navigate] = useLocation()
  const { base } = useRouter()
  return useCallback(
    (path) => {
      const link = document.createElement('a')
      link.href = base + path
      link.addEventListener('click', (event) => {
        if (event.defaultPrevented) return
        event.preventDefault()
        navigate(path)
      })
      document.body.append(link)
      link.click()
      link.remove()
    },
    [base, navigate],
  )
}
