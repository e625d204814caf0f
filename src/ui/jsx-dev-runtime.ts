import type { ElementType, Key, ReactElement } from 'react'
import { jsxDEV as element, type JSXSource } from 'react/jsx-dev-runtime'
import { type Props, translatable } from './jsx-runtime.ts'

export { Fragment, type JSX } from 'react'

/** Makes an element while developing and testing, with its place in the code. */
export function jsxDEV(
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  ...place: [source?: JSXSource, self?: unknown]
): ReactElement {
  const given = translatable(type, props)
  return element(type, given, key, isStatic && Array.isArray(given.children), ...place)
}
