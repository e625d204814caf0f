import { useEffect, useState } from 'react'
import { signatureOf } from '#src/rules/api/signature.ts'

/** Returns the signature of a body at an instant; undefined until computed, and if there is nothing to sign. */
export function useSignature(
  secret: string,
  at: string | undefined,
  body: string,
): string | undefined {
  const [signed, setSigned] = useState<{ of: string; signature: string }>()
  const of = `${secret} ${at} ${body}`
  useEffect(() => {
    if (at === undefined) return
    let current = true
    signatureOf(secret, at, body).then(
      (signature) => current && setSigned({ of, signature }),
      reportError,
    )
    return () => {
      current = false
    }
  }, [secret, at, body, of])
  return signed?.of === of ? signed.signature : undefined
}
