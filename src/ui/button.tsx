import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { buttonClasses, type ButtonLook } from './button-styles.ts'
import { type Forbiddable, useForbidden } from './forbidden.tsx'
import { Chevron } from './glyphs.tsx'

interface ButtonProps extends ButtonLook, Forbiddable, Omit<ComponentProps<'button'>, 'className'> {
  icon?: ReactNode
  /** Ignores presses and shows `pendingLabel`. */
  pending?: boolean
  pendingLabel?: string
}

/** Marks the page's primary button. */
const isMain = (variant: ButtonLook['variant']) =>
  variant === undefined || variant === 'primary' || undefined

export function Button({
  variant,
  size,
  block,
  className,
  icon,
  pending,
  pendingLabel,
  disabled,
  forbidden,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const barred = useForbidden(forbidden, rest['aria-describedby'])
  const isBarred = forbidden !== undefined
  const state = pending ? 'working' : disabled || isBarred ? 'off' : 'ready'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Prevents the form's submission as well.
    if (pending || isBarred) event.preventDefault()
    if (isBarred) barred.say()
    else if (!pending) onClick?.(event)
  }
  const label = (
    <>
      {icon}
      {children}
    </>
  )
  return (
    <>
      <button
        {...rest}
        type={type}
        data-primary={isMain(variant)}
        disabled={disabled && !isBarred}
        aria-disabled={pending || undefined}
        {...barred.props}
        onClick={press}
        className={buttonClasses({ variant, size, block, className }, state)}
      >
        {pending === undefined ? (
          <span className="inline-flex items-center justify-center gap-2">{label}</span>
        ) : (
          // Both labels share one grid cell, so that the width never changes.
          <span className="inline-grid [&>span]:col-start-1 [&>span]:row-start-1 [&>span]:inline-flex [&>span]:items-center [&>span]:justify-center [&>span]:gap-2">
            <span className={pending ? 'invisible' : ''}>{label}</span>
            <span className={pending ? '' : 'invisible'}>
              <Chevron className="animate-slide text-accent" />
              {pendingLabel ?? children}
            </span>
          </span>
        )}
      </button>
      {barred.note}
    </>
  )
}

interface ButtonLinkProps
  extends ButtonLook, Forbiddable, Omit<ComponentProps<'a'>, 'className' | 'href'> {
  to: string
  icon?: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({
  to,
  variant,
  size,
  block,
  className,
  icon,
  forbidden,
  children,
  ...rest
}: ButtonLinkProps) {
  if (forbidden !== undefined)
    return <Button {...{ variant, size, block, className, icon, forbidden }}>{children}</Button>
  return (
    <Link
      {...rest}
      to={to}
      data-primary={isMain(variant)}
      className={buttonClasses({ variant, size, block, className: `gap-2 ${className ?? ''}` })}
    >
      {icon}
      {children}
    </Link>
  )
}

/**
 * Detects the second half of a double click. Where a click moves buttons, it was meant for the one that was there before
 * (R38).
 */
export const isSecondClick = ({ detail }: { detail: number }): boolean => detail > 1
