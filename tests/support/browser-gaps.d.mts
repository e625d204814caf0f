interface Member {
  /** The interface; empty for what a page's window has. */
  of: string
  name: string
  /** On the interface itself, in place of what it makes. */
  isStatic: boolean
  lacking: readonly string[]
}

export function knownMembers(): Member[]
