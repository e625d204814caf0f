import type { Permission } from './people/person.ts'

/** What a domain says of its actions, by name, in a file that loads without their code. */
export type Declarations = Record<
  string,
  {
    /** The permission the actor needs; null if anybody may perform it or it runs automatically. */
    permission: Permission | null
    /** The codes it refuses with, besides `invalid` and `not-permitted`. */
    refuses: readonly string[]
    /** Why it refuses its input as `invalid`, where a schema of the input does not say so. */
    invalid?: readonly string[]
  }
>
