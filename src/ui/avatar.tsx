import { useEffect, useState } from 'react'

/** Returns the initials of the first and last word of a name, in capitals. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}

const looks = {
  merchant: 'rounded-full bg-primary-soft text-on-primary-soft',
  staff: 'rounded-control bg-text text-bg',
}

const sizes = {
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
  of?: keyof typeof looks
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
  return (
    <span
      aria-hidden
      className={`grid flex-none place-items-center overflow-hidden font-semibold ${sizes[size]} ${looks[of]}`}
    >
      {picture ? <Photo picture={picture} /> : initials(name)}
    </span>
  )
}
