import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface Typed {
  state: { value: string; meta: { isBlurred: boolean; isDirty: boolean } }
}

/** What is odd in a field, once it is left: it may be saved all the same. */
export function oddHint({ state }: Typed, oddIn: (text: string) => string | undefined): ReactNode {
  const { value, meta } = state
  const words = meta.isBlurred || !meta.isDirty ? oddIn(value) : undefined
  if (words === undefined) return undefined
  return (
    <span className="flex items-start gap-1.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:flex-none">
      <TriangleAlert aria-hidden />
      {words} You can save it all the same.
    </span>
  )
}
