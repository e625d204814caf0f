import { createElement, type SVGProps } from 'react'

type Shape = readonly [tag: string, attributes: Record<string, string>]

type Props = SVGProps<SVGSVGElement> & { size?: number | string }

const isForReaders = (name: string) =>
  name.startsWith('aria-') || name === 'role' || name === 'title'

/** Draws the icons of lucide as it does itself, without what the app has no use of: `src/build/lean-icons.ts`. */
export default function createIcon(shapes: readonly Shape[]) {
  return function LucideIcon({ size = 24, children, ...rest }: Props) {
    const isSeen = !children && !Object.keys(rest).some(isForReaders)
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...(isSeen && { 'aria-hidden': 'true' }),
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
  }
}
