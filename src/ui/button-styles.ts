export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'soft'
  | 'ghost'
  | 'text'
  | 'danger-outline'
  | 'danger'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: 'lg' | 'md' | 'sm' | undefined
  /** Full width. */
  block?: boolean | undefined
  className?: string | undefined
}

const plain = 'border-transparent'
const outlined = 'border-line-strong bg-surface'

const variants: Record<ButtonVariant, string> = {
  primary: `${plain} bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-active`,
  secondary: `${outlined} text-text hover:bg-hover`,
  soft: `${plain} bg-primary-soft text-on-primary-soft hover:border-primary hover:bg-selected`,
  ghost: `${plain} text-text hover:bg-hover`,
  text: `${plain} text-primary-text underline-offset-4 hover:underline`,
  'danger-outline': `${outlined} text-danger hover:bg-danger-soft`,
  danger: `${plain} bg-danger-solid text-on-danger-solid hover:bg-danger-solid-hover`,
}

const sizes = {
  lg: { height: 'min-h-13 text-lg', padding: 'px-6' },
  md: { height: 'min-h-11', padding: 'px-4.5' },
  sm: { height: 'min-h-11 text-sm dense:min-h-9', padding: 'px-3.5 dense:px-3' },
}

const shape =
  'inline-flex items-center justify-center rounded-control border text-center leading-tight font-semibold md:whitespace-nowrap transition-[background-color,border-color,transform] duration-(--t-fast) [&_svg]:size-4.5 [&_svg]:flex-none'

export type ButtonState = 'ready' | 'off' | 'working'

const off = 'cursor-not-allowed border-transparent bg-sunken'
const states: Record<ButtonState, (variant: ButtonVariant) => string> = {
  ready: (variant) => `${variants[variant]} active:translate-y-px`,
  off: () => `${off} text-subtle`,
  working: () => `${off} text-accent-text`,
}

export function buttonClasses(look: ButtonLook, state: ButtonState = 'ready'): string {
  const { variant = 'primary', size = 'md', block, className } = look
  const { height, padding } = sizes[size]
  return [
    shape,
    height,
    variant === 'text' ? 'px-2' : padding,
    states[state](variant),
    block ? 'w-full' : '',
    className ?? '',
  ].join(' ')
}
