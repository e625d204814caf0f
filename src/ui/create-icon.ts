import { createElement, type SVGProps } from 'react'

interface IconData {
  name: string
  aliases?: readonly string[]
  node: readonly (readonly [string, Record<string, string>])[]
}

type Props = SVGProps<SVGSVGElement> & { size?: number | string }

const isForReaders = (name: string) =>
  name.startsWith('aria-') || name === 'role' || name === 'title'

/** Draws the icons of lucide as it does itself, without what the app has no use of: half of its own code. */
export default function createIcon({ name, aliases = [], node }: IconData) {
  const names = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)]
  return function LucideIcon({ size = 24, className, children, ...rest }: Props) {
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
        className: [...new Set([...names, ...(className ? [className] : [])])].join(' '),
        ...(isSeen && { 'aria-hidden': 'true' }),
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
  }
}
