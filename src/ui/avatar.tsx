import { useEffect, useState } from 'react'
import { initials } from './initials.ts'

const looks = {
  merchant: 'rounded-full bg-primary-soft text-on-primary-soft',
  staff: 'rounded-control bg-text text-bg',
  // A logo may have any shape and color, so it lies whole on white.
  // Its height is a length, because the width of the place follows from it.
  logo: 'w-auto! rounded-badge bg-white ring-1 ring-line [&>img]:h-[inherit]! [&>img]:w-auto! [&>img]:max-w-14 [&>img]:object-contain! md:[&>img]:max-w-28',
}

const sizes = {
  sm: 'size-7 text-xs',
  md: 'size-[clamp(36px,10vw,2.25rem)] text-[min(0.8125rem,4vw)]',
  lg: 'size-18 text-2xl',
}

interface Picture {
  mime: string
  bytes: ArrayBuffer
}

interface Props {
  name: string
  /** The platform's own people have a distinct mark, because initials may coincide. */
  of?: 'merchant' | 'staff' | 'business'
  /** Replaces the initials. */
  picture?: Picture | undefined
  size?: keyof typeof sizes
}

function Photo({ picture: { mime, bytes } }: { picture: Picture }) {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: mime }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [mime, bytes])
  return address && <img src={address} alt="" className="size-full object-cover" />
}

export function Avatar({ name, of = 'merchant', picture, size = 'md' }: Props) {
  const look = of === 'business' ? (picture ? 'logo' : 'merchant') : of
  return (
    <span
      aria-hidden
      className={`grid flex-none place-items-center overflow-hidden font-semibold ${sizes[size]} ${looks[look]}`}
    >
      {picture ? <Photo picture={picture} /> : initials(name)}
    </span>
  )
}
