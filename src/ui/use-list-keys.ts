import { useListNavigation, useTypeahead, type FloatingRootContext } from '@floating-ui/react'
import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Arrow keys, Home, End and first letters move the focus among the items of an open menu or list of options. It starts
 * on the chosen one, else on the first.
 */
export function useListKeys(context: FloatingRootContext, chosen: number | undefined) {
  const [active, setActive] = useState<number | null>(null)
  const items = useRef<HTMLElement[]>([])
  const texts = useRef<string[]>([])
  const box = context.elements.floating

  useLayoutEffect(() => {
    items.current = [...(box?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
    texts.current = items.current.map((item) => item.textContent.trim())
  })

  const navigation = useListNavigation(context, {
    listRef: items,
    activeIndex: active,
    selectedIndex: chosen ?? null,
    onNavigate: setActive,
    focusItemOnOpen: true,
    loop: true,
  })
  const letters = useTypeahead(context, { listRef: texts, activeIndex: active, onMatch: setActive })
  return [navigation, letters]
}
