import { exampleEvent } from '#src/rules/api/openapi/examples.ts'

/** A delivery with its signature, to try code on. A test makes the signature anew. */
export const webhookExample = {
  secret: 'whsec_4fTq9ZkXw2LmN8vBs7RcYp3D',
  /** 21 November 2026, 12:14:02 UTC. */
  timestamp: 1795263242,
  body: JSON.stringify(exampleEvent),
  signature: '47642160aa8c76a6a47e86ee87c56c25d938c494f1eeca765d4103f76e0770e7',
}

export const exampleHeader = `t=${webhookExample.timestamp},v1=${webhookExample.signature}`
