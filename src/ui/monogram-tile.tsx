type TileTone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const tones: Record<TileTone, string> = {
  1: 'bg-tile-1 text-on-tile-1',
  2: 'bg-tile-2 text-on-tile-2',
  3: 'bg-tile-3 text-on-tile-3',
  4: 'bg-tile-4 text-on-tile-4',
  5: 'bg-tile-5 text-on-tile-5',
  6: 'bg-tile-6 text-on-tile-6',
  7: 'bg-tile-7 text-on-tile-7',
  8: 'bg-tile-8 text-on-tile-8',
}

const sizes = {
  md: 'size-10 text-[1.0625rem] rounded-[8px]',
  sm: 'size-7 text-xs rounded-badge',
  xs: 'size-6 text-[0.625rem] rounded-[5px]',
  /** Follows the size of the text around it. */
  em: 'size-[2.2em] text-[0.9em] rounded-[0.5em]',
}

interface Props {
  /** Two letters. */
  text: string
  tone: TileTone
  size?: keyof typeof sizes
  /** Only where the name is not beside it. */
  label?: string
}

/** Two letters on a color, beside the name that they abbreviate. */
export function MonogramTile({ text, tone, size = 'md', label }: Props) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span
      {...named}
      className={`grid flex-none place-items-center leading-none font-bold forced-color-adjust-none ${tones[tone]} ${sizes[size]}`}
    >
      {text}
    </span>
  )
}
